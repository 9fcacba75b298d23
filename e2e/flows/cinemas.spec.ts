import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures'
import { EnquiryForm } from '../pages/enquiry-form'

test('the number of guests goes along to the form, which says what it is about @once @check', async ({
  page,
  local,
}) => {
  await page.goto('./cinemas/')
  await page.getByRole('radio', { name: '20', exact: true }).check()
  await page.getByRole('link', { name: /^Ask for \d+ guests/ }).click()
  const form = new EnquiryForm(page, 'Enquiry to Noyyal Cinemas')
  await expect(form.root.getByLabel('What is it about?')).toHaveValue('private-screening')
  await expect(form.message).toHaveValue('Test House, Hall 1: 20 guests')
  await expect(form.name).toBeFocused()
  await form.ready()
  await form.fill({ message: 'Forty guests' })
  await form.submit.click()
  await expect(page).toHaveURL(/\/formsubmitsuccess\/$/)
  const [enquiry] = await local.received('form')
  expect(enquiry?.fields).toMatchObject({ topic: 'private-screening', message: 'Forty guests' })
})

test('hire and advertising come first and lead to the form, each format unfolds, and no showtime is made up @readonly', async ({
  page,
}) => {
  await page.goto('./cinemas/')
  await expect(page.getByRole('main')).not.toContainText(/\d{1,2}[:.]\d{2}\s?(am|pm)/i)
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(titles.slice(0, 2)).toEqual(['A private screening', 'Advertise on the screen'])
  const formats = page.getByRole('region', { name: 'Picture, sound, seats' })
  await expect(formats.locator('svg').filter({ visible: true })).toHaveCount(4)
  await expect(formats.getByText('Look at a night scene')).toBeVisible()
  const text = formats.getByText('A laser holds its brightness')
  await expect(text).toBeHidden()
  await page.locator('summary', { hasText: 'Laser light' }).click()
  await expect(text).toBeVisible()

  await page.getByRole('link', { name: 'Advertise', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Advertise on the screen' })).toBeInViewport()
  await page.getByRole('link', { name: 'Ask about advertising' }).click()
  await expect(page).toHaveURL(/#enquiry$/)
  await expect(page.getByRole('heading', { name: 'Ask for a screen' })).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a number of guests lights as many seats, and says in which rows they are @readonly', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('./cinemas/')
    const halls = page.getByRole('region', { name: 'Our halls' })
    const party = (guests: string) => halls.getByRole('radio', { name: guests, exact: true })
    const sentence = halls.getByText(/guests (fill|fit)/).filter({ visible: true })
    await expect(party('40')).toBeChecked()
    await expect(sentence).toHaveText(['40 guests fill rows\u00a0F to\u00a0H.'])
    await expect(party('40')).toHaveAccessibleDescription('40 guests fill rows\u00a0F to\u00a0H.')
    expect(await litSeats(halls)).toBe(40)

    await party('80').check()
    await expect(sentence).toHaveText(['80 guests fit in rows\u00a0E to\u00a0J.'])
    expect(await litSeats(halls)).toBe(80)
    await page.keyboard.press('ArrowRight')
    await expect(sentence).toHaveText(['130 guests fill rows\u00a0A to\u00a0J.'])
    expect(await litSeats(halls)).toBe(130)
    await party('10').check()
    await expect(sentence).toHaveText(['10 guests fit in row\u00a0G.'])
    expect(await litSeats(halls)).toBe(10)
  })
})

/** How many stitches have the light of the seats that are taken. */
const litSeats = (halls: Locator) =>
  halls.locator('svg').evaluateAll((drawings) => {
    const stitches = (path: Element) => (path.getAttribute('d') ?? '').split('6 6 6-6').length - 1
    const styleOf = (path: Element, name: string) => getComputedStyle(path).getPropertyValue(name)
    const lightOf = (path: Element) => styleOf(path, 'fill')
    const paths = drawings
      .flatMap((drawing) => [...drawing.querySelectorAll('path')])
      .filter((path) => styleOf(path, '--party'))
    // The seats of the smallest party are lit with every choice.
    const light = paths[0] && lightOf(paths[0])
    return paths
      .filter((path) => lightOf(path) === light)
      .reduce((all, path) => all + stitches(path), 0)
  })
