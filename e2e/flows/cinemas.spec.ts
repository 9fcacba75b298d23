import { expect, test } from '../fixtures'
import { EnquiryForm } from '../pages/enquiry-form'

test('the enquiry says what it is about @once', async ({ page, local }) => {
  await page.goto('./cinemas/')
  const form = new EnquiryForm(page, 'Enquiry to Noyyal Cinemas')
  await form.ready()
  await form.fill({ message: 'Forty guests' })
  await form.submit.click()
  const topic = form.root.getByLabel('What is it about?')
  await expect(topic).toBeFocused()
  await topic.selectOption('A private screening')
  await form.submit.click()
  await expect(page).toHaveURL(/\/formsubmitsuccess\/$/)
  const [enquiry] = await local.received('form')
  expect(enquiry?.fields).toMatchObject({ topic: 'private-screening', message: 'Forty guests' })
})

test('both offers lead to the form @readonly @check', async ({ page }) => {
  await page.goto('./cinemas/')
  await page.getByRole('link', { name: 'Advertise', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Advertise on the screen' })).toBeInViewport()
  await page.getByRole('link', { name: 'Ask about advertising' }).click()
  await expect(page).toHaveURL(/#enquiry$/)
  await expect(page.getByRole('heading', { name: 'Ask for a screen' })).toBeInViewport()
})

test('no venue and no showtime is made up @once @readonly', async ({ page }) => {
  await page.goto('./cinemas/')
  await expect(page.getByRole('heading', { name: 'Our halls' })).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText(/\d{1,2}[:.]\d{2}\s?(am|pm)/i)
})

test('hire and advertising come first, and each format shows its drawing and unfolds @readonly', async ({
  page,
}) => {
  await page.goto('./cinemas/')
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(titles.slice(0, 2)).toEqual(['A private screening', 'Advertise on the screen'])
  const formats = page.getByRole('region', { name: 'Picture, sound, seats' })
  await expect(formats.locator('svg').filter({ visible: true })).toHaveCount(4)
  await expect(formats.getByText('Look at a night scene')).toBeVisible()
  const text = formats.getByText('A laser holds its brightness')
  await expect(text).toBeHidden()
  await page.locator('summary', { hasText: 'Laser light' }).click()
  await expect(text).toBeVisible()
})
