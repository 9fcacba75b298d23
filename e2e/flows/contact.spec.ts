import { linesOf } from '../helpers/desk-mail'
import { expect, FAILED_REQUEST, test } from '../helpers/fixtures'
import { ContactPage } from '../helpers/pages/contact'
import { waitUntilSettled } from '../helpers/wait-until-settled'

const SUCCESS = 'Thank you for contacting us! We will get back to you shortly.'

test('two lines are saved as one document by a library that is loaded on demand, with a thank-you and the console line @browsers', async ({
  page,
  local,
}) => {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'log') lines.push(message.text())
  })
  const contact = new ContactPage(page)
  await contact.ready()
  await waitUntilSettled(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await contact.fill({ name: 'R. Sai' })
  expect(asked).toEqual([])
  await contact.submit.click()

  await expect(contact.thanks).toContainText(SUCCESS)
  expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0)
  await expect(contact.thanks).toContainText(/Your reference: CON-[2-9A-Z]{4}$/)
  await expect(contact.name).toHaveValue('')
  await expect(page).toHaveURL(/\/contact\/$/)
  const received = await local.received('documents')
  expect(received.map(({ fields }) => fields)).toEqual([
    [
      {
        collection: 'contacts',
        name: 'R. Sai',
        email: 'asha@example.com',
        message: 'Please contact me.',
        notice_version: expect.stringMatching(/^[0-9a-f]{12}$/),
        notice_shown_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        reference: expect.stringMatching(/^CON-[2-9A-Z]{4}$/),
        page: expect.stringMatching(/^http.*\/contact\/$/),
      },
    ],
  ])
  expect(lines).toEqual(['Contact saved successfully!'])
})

test('nothing is sent while something is wrong, the first bad field takes focus, and a field is normalised on blur @dev', async ({
  page,
  local,
}) => {
  const contact = new ContactPage(page)
  await contact.ready()
  await contact.fill({ name: 'Meena 2', email: 'meena@' })
  await contact.submit.click()
  await expect(contact.name).toBeFocused()
  await expect(contact.name).toHaveAccessibleDescription('Only Alphabets are allowed')
  expect(await local.received('documents')).toEqual([])
  await contact.fill({ name: ' R. Sai ', email: 'mailto:asha@example.com;' })
  await contact.submit.focus()
  await expect(contact.name).toHaveValue('R. Sai')
  await expect(contact.email).toHaveValue('asha@example.com')
})

const FAILURES = [
  ...[400, 401, 403, 404, 409, 429, 500].map(
    // After a denial the form requests once more whether the same text is saved.
    (status) => [`an answer of ${status}`, { status, times: status === 403 ? 2 : 1 }] as const,
  ),
  ['an answer that is not JSON', { status: 200, body: '<html>', times: 1 }],
] as const

test('after each failure every word is kept and the console names no visitor @once @check', async ({
  page,
  local,
  allowedMessages,
}) => {
  allowedMessages.push(FAILED_REQUEST)
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  const contact = new ContactPage(page)
  await contact.ready()
  await contact.fill()
  let asked = 0
  for (const [name, plan] of FAILURES)
    await test.step(name, async () => {
      lines.length = 0
      await local.fail({ service: 'documents', ...plan })
      await contact.submit.click()
      asked += plan.times
      await expect.poll(() => local.received('documents')).toHaveLength(asked)
      await expect(contact.alert).toContainText('Something went wrong. Please try again.')
      await expect(contact.name).toHaveValue('Asha')
      await expect(contact.email).toHaveValue('asha@example.com')
      const mail = contact.alert.getByRole('link', { name: 'Mail' })
      await expect(mail).toHaveAttribute('href', /asha/)
      expect(lines.some((line) => line.startsWith('Error saving contact:'))).toBe(true)
      expect(lines.join()).not.toMatch(/asha/i)
    })
  await contact.submit.click()
  await expect(contact.thanks).toContainText(SUCCESS)
})

test('a network error is named, and the form can be sent again in other ways @once @check', async ({
  page,
  local,
  allowedMessages,
}) => {
  allowedMessages.push(FAILED_REQUEST)
  const contact = new ContactPage(page)
  await contact.ready()
  await contact.fill()
  // Several times, because browsers retry a broken connection themselves.
  await local.fail({ service: 'documents', drop: true, times: 5 })
  await contact.submit.click()
  await expect(contact.alert).toContainText('Error occurred: the network could not be reached')
  await expect(contact.name).toHaveValue('Asha')
  await expect(contact.alert.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=.*Asha/,
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form reaches the desk through the enquiry provider @once', async ({ page, local }) => {
    const contact = new ContactPage(page)
    await contact.open()
    await contact.fill()
    await contact.addMessage.click()
    await contact.message.fill('A plot')
    await contact.submit.click()
    await expect(page).toHaveURL(/\/formsubmitsuccess\/$/)
    const [enquiry] = await local.received('form')
    expect(enquiry?.fields).toMatchObject({
      name: 'Asha',
      email: 'asha@example.com',
      message: 'A plot',
      subject: 'Contact us',
    })
  })
})

test('phone, WhatsApp with a text, and mail are in the first view @readonly @once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('./contact/')
  const ways = page.getByRole('region', { name: 'Call, WhatsApp or mail' })
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    await expect(ways.getByRole('link')).toHaveCount(3)
    for (const link of await ways.getByRole('link').all())
      await expect(link).toBeInViewport({ ratio: 1 })
  }
  const whatsapp = page.locator('main [data-action=whatsapp]')
  expect(linesOf(await whatsapp.getAttribute('href'))).toEqual([
    'I have a question for Noyyal Group.',
  ])
})
