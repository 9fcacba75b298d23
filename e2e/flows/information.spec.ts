import type { Locator } from '@playwright/test'
import { expect, test } from '../helpers/fixtures'

test('the privacy page is a draft, begins with a summary, says who, how long and how soon, and its contents link to its parts @readonly', async ({
  page,
}) => {
  await page.goto('./privacy/')
  await expect(page.getByText(/^Draft:.*counsel/)).toBeVisible()
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(titles[0]).toBe('In short')
  const part = (name: string) => page.getByRole('region', { name })
  await expect(part('Who is responsible')).toContainText('Grievance officer: R. Meena')
  await expect(part('How long it is kept')).toContainText('kept for one year after you send it')
  await expect(part('Your rights')).toContainText('an answer within one month')
  await expect(part('Ask us')).toContainText('an answer within one month')
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Your rights' })
    .click()
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport()
})

test('an answer opens when it is the fragment of the address, also after a change of the address @once @readonly', async ({
  page,
}) => {
  await page.goto('./faqs/#tickets')
  await expect(page.getByText('who sells tickets before each season')).toBeVisible()
  await expect(page.getByText('Can I buy tickets here?')).toBeInViewport()
  await page.goto('./faqs/#cent-and-ground')
  await expect(page.getByText('A cent is 435.6 square feet')).toBeVisible()
})

test('an unknown fragment does no harm @readonly @once @check', async ({ page }) => {
  for (const fragment of ['#%', '#%E0%A4%A', '#no-such-answer']) {
    await page.goto('about:blank')
    // Any exception fails the test (fixtures.ts).
    await page.goto(`./faqs/${fragment}`)
    // The first answer of each subject is open from the start.
    await expect(page.locator('details[open]')).toHaveCount(5)
  }
})

test('the first answer of each subject is open from the start, with a link to itself @readonly @once', async ({
  page,
}) => {
  await page.goto('./faqs/')
  await expect(page.getByText('The land of the plot.')).toBeVisible()
  const subjects = page.getByRole('main').locator('section:has(details)')
  await expect(subjects.locator('details:first-of-type[open]')).toHaveCount(await subjects.count())
  await expect(page.locator('details[open]')).toHaveCount(await subjects.count())
  const link = page.getByRole('link', { name: /^Link to this answer: What is in the price/ })
  const box = await link.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  await link.click()
  await expect(page).toHaveURL(/#price$/)
})

test('an article has its picture below a phone’s header, its worked example, its sources and its plot @readonly @once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('./insights/cents-grounds-and-square-feet/')
  const header = await page.getByRole('banner').first().boundingBox()
  const picture = await page.locator('article img').first().boundingBox()
  expect(picture?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 1000) - 1)
  await expect(page.getByRole('table', { name: 'Vistara, plot 34, worked out' })).toBeVisible()
  const side = page.getByRole('complementary', { name: 'Sources and links' })
  await expect(side.getByRole('link', { name: /TNREGINET/ })).toBeVisible()
  await side.getByRole('link', { name: /Vistara, plot 34/ }).click()
  await expect(page).toHaveURL(/\/vistara\/.*#plan$/)
})

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`a story’s picture stays beside its words, and the next one covers it at ${width} @readonly @once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('./insights/named-after-a-river/')
    const parts = page.locator('article section')
    const pictures = page.locator('article div:has(> div > picture)')
    for (const at of [1, 2]) {
      await parts.nth(at).evaluate((part) => scrollBy(0, part.getBoundingClientRect().top - 40))
      const [picture, words] = [pictures.nth(at), parts.nth(at).getByRole('paragraph').first()]
      await expect(picture).toBeInViewport({ ratio: 0.9 })
      await expect(words).toBeInViewport({ ratio: 1 })
      const topOf = async (box: Locator) => (await box.boundingBox())?.y ?? Number.NaN
      const top = await topOf(picture)
      expect(await topOf(picture.locator('img'))).toBeCloseTo(top, 0)
      // The frame of the next one rises from below; its drawing stands still where the frame will be.
      const next = pictures.nth(at + 1)
      const rise = (await topOf(next)) - top - 100
      await page.evaluate((rise) => scrollBy(0, rise), rise)
      expect(await topOf(next)).toBeCloseTo(top + 100, 0)
      expect(await topOf(picture)).toBeCloseTo(top, 0)
      await expect.poll(() => topOf(next.locator('img'))).toBeCloseTo(top, 0)
    }
  })

test('careers opens with the address to write to @readonly @once', async ({ page }) => {
  await page.goto('./careers/')
  const write = page.getByRole('region', { name: 'How to write' })
  await expect(page.getByRole('main').getByRole('region').first()).toHaveAttribute('id', 'write')
  const mail = write.getByRole('link', { name: /@/ })
  await expect(mail).toHaveAttribute('href', /^mailto:/)
})

test('the help page says how accessible the site is, since when, and whom to contact @readonly @once', async ({
  page,
}) => {
  await page.goto('./help/#accessibility')
  const statement = page.getByRole('region', { name: 'Accessibility' })
  await expect(statement).toBeInViewport()
  await expect(statement.getByText(/^As of 26.Nov.2026$/)).toBeVisible()
  for (const standard of [/WCAG 2\.2 at level AA/, /IS 17802/])
    await expect(statement.getByText(standard)).toBeVisible()
  await expect(statement.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
})

test('services are the same in the structured data and on the page @readonly @once', async ({
  page,
}) => {
  await page.goto('./services/')
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const [list] = JSON.parse(text ?? '{}')['@graph']
  expect(list['@type']).toBe('ItemList')
  expect(list.itemListElement.map(({ item }: { item: { name: string } }) => item.name)).toEqual(
    await page.locator('[aria-labelledby^=service] h2').allTextContents(),
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the answer in the fragment of the address can be read @once @readonly', async ({
    page,
  }) => {
    await page.goto('./faqs/#tickets')
    await expect(page.getByText('who sells tickets before each season')).toBeVisible()
    await expect(page.getByText('A cent is 435.6 square feet')).toBeHidden()
  })
})
