/** Text that a person wrote is never lost, and the desk can recognise two mails of one enquiry. */
import type { Page } from '@playwright/test'
import { expect, FAILED_REQUEST, test } from '../helpers/fixtures'
import { ContactPage } from '../helpers/pages/contact'
import { HomePage } from '../helpers/pages/home'
import { TamilForm, tamil } from '../helpers/pages/tamil'

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))

test('a draft survives a reload, text typed while it is sent is kept, and a form is cleared by keyboard @once', async ({
  home,
  page,
  local,
}) => {
  await home.fillEnquiry({ name: 'Meenakshi', message: 'A plot' })
  await page.reload()
  await expect(home.enquiry.name).toHaveValue('Meenakshi')
  await home.enquiry.ready()
  await local.fail({ service: 'form', delayMs: 1500 })
  await home.enquiry.submit.click()
  await expect.poll(() => local.received('form')).toHaveLength(1)
  await home.enquiry.message.fill('A plot, my budget is 40 lakh')
  await expect(page).toHaveURL(/formsubmitsuccess/)
  await home.open()
  await expect(home.enquiry.message).toHaveValue('A plot, my budget is 40 lakh')
  const [sent, ...others] = await local.received('form')
  expect(others).toEqual([])
  expect(sent?.fields).toMatchObject({ message: 'A plot' })

  await home.enquiry.ready()
  await home.enquiry.root.getByRole('button', { name: 'Clear this form' }).focus()
  await page.keyboard.press('Enter')
  await expect(home.enquiry.name).toHaveValue('')
  await expect(home.enquiry.message).toHaveValue('')
  await expect(home.enquiry.name).toBeFocused()
  expect(await drafts(page)).toEqual([])
})

test('a draft is kept until the success page has opened, then deleted @once @check', async ({
  home,
  page,
  allowedMessages,
}) => {
  allowedMessages.push(FAILED_REQUEST)
  await home.open()
  await home.enquiry.ready()
  await page.route('**/formsubmitsuccess/', (route) => route.abort('internetdisconnected'))
  await home.enquiry.fill({ name: 'Meenakshi' })
  const tried = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('formsubmitsuccess'),
  )
  await home.enquiry.submit.click()
  await tried
  await page.waitForURL('chrome-error://chromewebdata/')
  await home.open()
  await expect(home.enquiry.name).toHaveValue('Meenakshi')
  await expect(home.enquiry.thanks).toContainText('may have reached us already')

  await page.unroute('**/formsubmitsuccess/')
  await home.enquiry.ready()
  await home.enquiry.submit.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for contacting us!')
  expect(await drafts(page)).toEqual([])
})

test('a copy of the tab sends an enquiry of its own @once @check', async ({
  home,
  page,
  local,
}) => {
  await home.fillEnquiry()
  const words = await page.evaluate(() => ({ ...sessionStorage }))
  const copy = new HomePage(await page.context().newPage())
  await copy.page.addInitScript((kept) => Object.assign(sessionStorage, kept), words)
  await copy.open()
  await expect(copy.enquiry.name).toHaveValue('Asha')
  await copy.enquiry.ready()
  await copy.enquiry.message.fill('And a house')
  // Both are sent before either is answered.
  await local.fail({ service: 'form', delayMs: 3_000, status: 200, times: 2 })
  for (const { enquiry } of [home, copy]) await enquiry.submit.click()
  for (const tab of [page, copy.page]) await expect(tab).toHaveURL(/formsubmitsuccess/)
  const sent = (await local.received('form')).map(({ fields }) => fields?.reference)
  expect(new Set(sent).size).toBe(2)
})

test('a late database gets one document, however often the form is sent @once @check', async ({
  page,
  local,
  allowedMessages,
}) => {
  allowedMessages.push(FAILED_REQUEST)
  const contact = new ContactPage(page)
  await contact.ready()
  await contact.fill()
  await local.fail({ service: 'documents', status: 503 })
  await contact.submit.click()
  await expect(contact.alert).toBeVisible()
  await contact.submit.click()
  await expect(contact.thanks).toBeVisible()
  const documents = (await local.received('documents')).flatMap((call) => call.documents ?? [])
  const name = documents[0]?.name
  // The time of the first write stays.
  expect(documents).toEqual([{ name, at: 'REQUEST_TIME' }, { name }])
})

test('a ticked honeypot is sent with its mark @once @check', async ({ home, page, local }) => {
  await home.fillEnquiry()
  await home.enquiry.root.locator('[name=botcheck]').evaluate((box: HTMLInputElement) => {
    box.checked = true
  })
  await home.enquiry.submit.click()
  await expect(page).toHaveURL(/formsubmitsuccess/)
  const [enquiry] = await local.received('form')
  expect(enquiry?.fields).toMatchObject({ botcheck: 'on', message: 'A plot, please' })
})

test('the contact form keeps its words in the other language, and the desk gets English @once @check', async ({
  page,
  local,
}) => {
  const contact = new ContactPage(page)
  await contact.ready()
  await contact.fill({ name: 'Meenakshi' })
  await page.goto('ta/contact/')
  const form = new TamilForm(page, tamil('contact/contact', 'form.label'))
  await expect(form.name).toHaveValue('Meenakshi')
  await expect(form.email).toHaveValue('asha@example.com')
  await expect(form.root.locator('[name=subject]')).toHaveValue('Contact us')
  await form.ready()
  await form.submit.click()
  await expect(form.thanks).toBeVisible()
  const [saved] = await local.received('documents')
  expect(saved?.fields).toEqual([expect.objectContaining({ message: 'Please contact me.' })])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form is cleared by the browser itself, in Tamil too @once @check', async ({ page }) => {
    await page.goto('ta/')
    const form = new TamilForm(page, tamil('home/home', 'contact.subject'))
    await form.fill()
    await form.root.getByRole('button', { name: tamil('labels', 'enquiry.clear') }).click()
    await expect(form.name).toHaveValue('')
    await expect(form.message).toHaveValue('')
  })
})
