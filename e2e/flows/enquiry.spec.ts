import { readFileSync } from 'node:fs'
import { linesOf } from '../helpers/desk-mail'
import { expect, test } from '../helpers/fixtures'

/** A row of the table that lib/domain/enquiry/form-fields.test.ts explains. */
type Vector = { kind: string; text: string; problem?: string; native?: string }

test('an enquiry is checked beside its fields, reaches the desk, thanks the visitor and leads to the success page @browsers', async ({
  home,
  page,
  local,
}) => {
  await home.open()
  await home.enquiry.ready()
  await test.step('messages stand beside the fields and the first bad one takes focus', async () => {
    await home.enquiry.fill({ name: 'Meena 2', phone: '12345', message: 'x'.repeat(61) })
    await expect(home.enquiry.root).toContainText('61 of 50')
    await home.enquiry.submit.click()
    await expect(home.enquiry.name).toBeFocused()
    await expect(home.enquiry.name).toHaveAccessibleDescription('Only Alphabets are allowed')
    await expect(home.enquiry.phone).toHaveAccessibleDescription(
      'Please Enter a valid phone number',
    )
    await home.enquiry.name.fill('R. Sai')
    await expect(home.enquiry.name).toHaveAccessibleDescription('')
  })
  await test.step('a pasted number with its country code becomes ten digits at once', async () => {
    await home.enquiry.phone.fill('')
    await home.enquiry.phone.focus()
    await page.keyboard.insertText('919876543210')
    await expect(home.enquiry.phone).toHaveValue('9876543210')
    await home.enquiry.phone.fill('+91 98765-43210')
  })
  await test.step('a message over fifty characters is refused, not cut', async () => {
    await home.enquiry.submit.click()
    await expect(home.enquiry.message).toBeFocused()
    await expect(home.enquiry.message).toHaveValue('x'.repeat(61))
    expect(await local.received('form')).toEqual([])
  })
  await home.enquiry.message.fill('A plot, please')
  await home.enquiry.submit.click()

  await expect(home.enquiry.thanks).toHaveText(
    'Thank you for contacting us! We will get back to you shortly.',
  )
  await expect(page).toHaveURL(/\/formsubmitsuccess\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for contacting us!')
  const [enquiry, ...others] = await local.received('form')
  expect(others).toEqual([])
  expect(enquiry?.fields).toMatchObject({
    name: 'R. Sai',
    email: 'asha@example.com',
    phone: '9876543210',
    message: 'A plot, please',
  })
})

test('an input method that composes a number is not disturbed @once @check', async ({
  home,
  page,
}) => {
  await home.open()
  await home.enquiry.ready()
  await home.enquiry.phone.focus()
  const keyboard = await page.context().newCDPSession(page)
  for (const text of ['+91', '+919876543210', '+91987654321', '+919876543210']) {
    const { length } = text
    const selection = { selectionStart: length, selectionEnd: length }
    await keyboard.send('Input.imeSetComposition', { text, ...selection })
    await expect(home.enquiry.phone).toHaveValue(text)
  }
  await keyboard.send('Input.insertText', { text: '+919876543210' })
  await home.enquiry.email.focus()
  await expect(home.enquiry.phone).toHaveValue('9876543210')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('native rules refuse what the script would refuse; an enquiry still reaches the desk with the chosen way of an answer', async ({
    home,
    page,
    local,
  }) => {
    await home.open()
    await home.enquiry.fill({ phone: '12345' })
    await home.enquiry.root.getByRole('radio', { name: 'WhatsApp' }).check()
    await home.enquiry.submit.click()
    await expect(home.enquiry.phone).toBeFocused()
    expect(await local.received('form')).toHaveLength(0)

    await home.enquiry.phone.fill('9848012345')
    await home.enquiry.submit.click()
    await expect(page).toHaveURL(/\/formsubmitsuccess\/$/)
    const received = await local.received('form')
    expect(received).toHaveLength(1)
    expect(received[0]?.fields).toMatchObject({
      name: 'Asha',
      phone: '9848012345',
      answer_by: 'whatsapp',
    })
    expect(received[0]?.fields).not.toHaveProperty('reference')
    await expect(page.getByText(/^If you ask about it, your name/)).toBeVisible()
    await expect(page.locator('[data-reference]')).toBeHidden()
    const whatsapp = page.locator('main').getByRole('link', { name: 'WhatsApp' })
    expect(linesOf(await whatsapp.getAttribute('href'))).toHaveLength(1)
  })

  test('native validation decides on every text as the table says @once @check', async ({
    home,
  }) => {
    const table = readFileSync('lib/domain/enquiry/form-fields.vectors.json', 'utf8')
    const vectors = (JSON.parse(table) as Vector[]).filter(({ kind }) => kind !== 'message')
    await home.open()
    const wrong = await home.enquiry.root.evaluate(
      (form, texts) =>
        texts.filter(({ kind, text, problem, native }) => {
          const field = (form as HTMLFormElement).elements.namedItem(kind) as HTMLInputElement
          field.value = text
          return field.checkValidity() !== ((problem === undefined) !== Boolean(native))
        }),
      vectors,
    )
    expect(wrong).toEqual([])
    await expect(home.enquiry.name).toHaveAttribute(
      'title',
      'Only Alphabets are allowed. Please keep the name within 20 letters, spaces included',
    )
  })
})
