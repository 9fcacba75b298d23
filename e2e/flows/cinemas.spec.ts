import { expect, test } from '../helpers/fixtures'

test('hire and advertising come first and lead to the form, and no showtime is invented @readonly', async ({
  page,
}) => {
  await page.goto('./cinemas/')
  await expect(page.getByRole('main')).not.toContainText(/\d{1,2}[:.]\d{2}\s?(am|pm)/i)
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(titles.slice(0, 2)).toEqual(['A private screening', 'Advertise on the screen'])
  const formats = page.getByRole('region', { name: 'Picture, sound, seats' })
  await expect(formats.locator('svg').filter({ visible: true })).toHaveCount(4)
  await expect(formats.getByText('Look at a night scene')).toBeVisible()

  await page.getByRole('link', { name: 'Advertise', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Advertise on the screen' })).toBeInViewport()
  await page.getByRole('link', { name: 'Ask about advertising' }).click()
  await expect(page).toHaveURL(/#enquiry$/)
  await expect(page.getByRole('heading', { name: 'Ask for a screen' })).toBeInViewport()
})
