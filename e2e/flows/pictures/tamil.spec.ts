import { expect, test } from '@/e2e/helpers/fixtures'
import { ConsentNotice } from '@/e2e/helpers/pages/consent'
import { TamilForm, tamil } from '@/e2e/helpers/pages/tamil'

/** The flows of the English edition in Tamil; `npm test` runs one of each feature. */

const VISTARA = tamil('projects/vistara', 'name')

test('an enquiry in Tamil is checked in Tamil, and reaches the desk in English @once', async ({
  page,
  local,
}) => {
  await page.goto('ta/')
  const form = new TamilForm(page, tamil('home/home', 'contact.subject'))
  await form.ready()
  await form.fill({ name: 'மீனா 2', phone: '12345', message: 'ஒரு மனை வேண்டும்' })
  await form.submit.click()
  await expect(form.name).toBeFocused()
  await expect(form.name).toHaveAccessibleDescription(tamil('labels', 'fields.errors.nameInvalid'))
  await expect(form.phone).toHaveAccessibleDescription(
    tamil('labels', 'fields.errors.phoneInvalid'),
  )

  // 16 Tamil letters, 27 code points.
  await form.name.fill('ராதாகிருஷ்ணன் சுப்பிரமணியன்')
  await form.phone.fill('98480 12345')
  await form.submit.click()
  await expect(form.thanks).toHaveText(tamil('labels', 'enquiry.success'))
  await expect(page).toHaveURL(/\/ta\/formsubmitsuccess\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tamil('success', 'title'))

  const [sent, ...others] = await local.received('form')
  expect(others).toEqual([])
  expect(sent?.fields).toMatchObject({
    name: 'ராதாகிருஷ்ணன் சுப்பிரமணியன்',
    message: 'ஒரு மனை வேண்டும்',
    subject: expect.stringContaining('Enquiry to Noyyal Group'),
    language: 'ta',
  })
})

test('a plot pressed on the Tamil drawing shows its facts and costs, and switching the language keeps it @once @readonly', async ({
  page,
}) => {
  const words = (place: string, values = {}) =>
    tamil('project-page/words', place, { name: VISTARA, ...values })
  await page.goto('ta/vistara/')
  await page.locator('#plan').scrollIntoViewIfNeeded()
  const drawing = page.getByRole('radiogroup')
  await drawing.waitFor()
  await drawing.getByRole('radio', { name: `${words('plan.plot')} 68,` }).click()
  const sheet = page.getByRole('region', { name: `${words('plan.plot')} 68`, exact: true })
  await expect(sheet).toContainText(words('plan.areaValue', { n: '2,778' }))
  await expect(sheet).toContainText('தெற்கு')
  await expect(sheet).toContainText('₹79,08,966')
  await expect(page).toHaveURL(/\/ta\/vistara\/\?plot=68$/)
  await expect(page.locator('#cost h3')).toHaveText(words('cost.plot', { n: 68, area: '2,778' }))
  await expect(page.locator('#cost output')).toHaveText('₹79,08,966')
  for (const [folder, language] of [
    ['', 'en-IN'],
    ['ta/', 'ta-IN'],
  ] as const) {
    await page.getByRole('contentinfo').locator('a[data-language]').click()
    await expect(page).toHaveURL(new RegExp(`/noyyal/${folder}vistara/\\?plot=68(#plan)?$`))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
  await page.locator('#plan').scrollIntoViewIfNeeded()
  await expect(page.getByRole('radio', { name: / 68,/ })).toBeChecked()
})

test('the Tamil filters keep English in the address, so that it opens in either language @once @readonly @check', async ({
  page,
}) => {
  await page.goto('ta/nakshatra/')
  await page.locator('#plan').scrollIntoViewIfNeeded()
  await page.getByRole('radiogroup').waitFor()
  const facing = page.getByRole('combobox', { name: tamil('project-page/words', 'plan.facing') })
  const option = facing.locator('option').nth(1)
  const label = await option.textContent()
  await facing.selectOption({ label: label ?? '' })
  await expect(page).toHaveURL(/facing=[a-z-]+$/)
  const rows = page.locator('#plan').getByRole('table').locator('tbody tr:visible')
  await expect(rows).not.toHaveCount(0)
  for (const row of await rows.all()) await expect(row).toContainText(label ?? '')
})

test('the consent notice asks in Tamil, and its answer applies to both languages @once @check', async ({
  page,
  local,
}) => {
  const notice = new ConsentNotice(page)
  await page.goto('ta/terms/')
  await notice.ask()
  await expect(notice.root).toContainText(tamil('consent/consent', 'question'))
  expect(await local.received('tags')).toEqual([])
  await notice.root.getByRole('button', { name: tamil('consent/consent', 'decline') }).click()
  await expect(notice.root).toBeHidden()
  for (const place of ['./help/', './ta/help/']) {
    await page.goto(place)
    await notice.scroll()
    await expect(notice.root).toBeHidden()
  }
  await page.goto('./ta/cookies/')
  await expect(page.getByText(tamil('consent/consent', 'state.denied'))).toBeVisible()
  expect(await local.received('tags')).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the Tamil form is posted natively, in English and with the language @once @check', async ({
    page,
  }) => {
    await page.goto('ta/')
    const { root } = new TamilForm(page, tamil('home/home', 'contact.subject'))
    await expect(root.locator('[name=language]')).toHaveValue('ta')
    await expect(root.locator('[name=subject]')).toHaveValue(/Enquiry to Noyyal Group/)
    await expect(root.locator('[name=redirect]')).toHaveValue(/\/ta\/formsubmitsuccess\/$/)
    await expect(root.locator('[name=name]')).not.toHaveAttribute('maxlength')
  })
})
