import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures'
import { checkUnless } from './tags'

test('the texts for counsel say that they are drafts @readonly @once', async ({ page }) => {
  for (const name of ['privacy', 'terms', 'cookies']) {
    await page.goto(`./${name}/`)
    await expect(page.getByText(/^Draft:.*counsel/)).toBeVisible()
  }
})

test('the contents beside the text lead to its parts @readonly', async ({ page }) => {
  await page.goto('./privacy/')
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Your rights' })
    .click()
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport()
})

test('an answer opens when the address names it, and again when it changes @readonly', async ({
  page,
}) => {
  await page.goto('./faqs/#tickets')
  await expect(page.getByText('who sells tickets before each season')).toBeVisible()
  await expect(page.getByText('Can I buy tickets here?')).toBeInViewport()
  await page.goto('./faqs/#cent-and-ground')
  await expect(page.getByText('A cent is 435.6 square feet')).toBeVisible()
})

for (const fragment of ['#%', '#%E0%A4%A', '#no-such-answer']) {
  test(`the fragment ${fragment} does no harm @readonly @once @check`, async ({ page }) => {
    // Any exception fails the test (fixtures.ts).
    await page.goto(`./faqs/${fragment}`)
    // The first answer of each subject is open from the start.
    await expect(page.locator('details[open]')).toHaveCount(5)
  })
}

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

test('on a phone the links to the parts are one row to be swiped @readonly @once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('./help/')
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().y))
  expect(new Set(tops).size).toBe(1)
  await links.last().focus()
  await expect(links.last()).toBeInViewport({ ratio: 1 })
})

test('a short page has the links to its parts in one row @readonly @once', async ({ page }) => {
  await page.goto('./faqs/')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const first = await contents.getByRole('link', { name: 'Plots' }).boundingBox()
  const last = await contents.getByRole('link', { name: 'Cinemas' }).boundingBox()
  expect(last?.y).toBe(first?.y)
  await contents.getByRole('link', { name: 'Cinemas' }).click()
  await expect(page.getByRole('heading', { name: 'Cinemas' })).toBeInViewport()
})

for (const route of ['privacy', 'terms']) {
  test(`${route} begins with a short summary @readonly @once`, async ({ page }) => {
    await page.goto(`./${route}/`)
    const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    expect(titles[0]).toBe('In short')
  })
}

test('an article opens with its figures, its sources and its plot beside the text @readonly @once', async ({
  page,
}) => {
  await page.goto('./insights/cents-grounds-and-square-feet/')
  await expect(page.getByRole('table', { name: 'Vistara, plot 34, worked out' })).toBeVisible()
  const lead = await page.getByText('One seller quotes a price').boundingBox()
  const figure = await page.locator('dt', { hasText: 'square feet in a cent' }).boundingBox()
  expect(figure?.y).toBeLessThan(lead?.y ?? 0)
  const side = page.getByRole('complementary', { name: 'Sources and links' })
  await expect(side.getByRole('link', { name: /TNREGINET/ })).toBeVisible()
  await side.getByRole('link', { name: /Vistara, plot 34/ }).click()
  await expect(page).toHaveURL(/\/vistara\/.*#plan$/)
})

test('the tables of a part are as wide as each other, one below the other @readonly @once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('./insights/a-first-match-day/')
  const grounds = page.getByRole('table', { name: 'The grounds of 2025' })
  const matches = page.getByRole('table', { name: 'All 9 matches of 2025' })
  const [above, below] = await Promise.all([grounds, matches].map((part) => part.boundingBox()))
  expect([above?.x, above?.width]).toEqual([below?.x, below?.width])
  expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
})

const ENDS = { services: 'Tell us what you are looking for', faqs: 'Another question?' }

for (const [route, name] of Object.entries(ENDS)) {
  test(`${route} ends with the three ways to ask in one line @readonly @once${checkUnless(route === 'services')}`, async ({
    page,
  }) => {
    await page.goto(`./${route}/`)
    const end = page.getByRole('region', { name })
    const ways = [/^\+91/, /@/, 'Contact Us'].map((name) => end.getByRole('link', { name }))
    const boxes = await Promise.all(ways.map((way) => way.boundingBox()))
    const middles = boxes.map((box) => (box ? box.y + box.height / 2 : 0))
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8)
    await ways[2]?.click()
    await expect(page).toHaveURL(/\/contact\/$/)
  })
}

test('help has its three ways side by side, each leading on below what to do @readonly @once', async ({
  page,
}) => {
  await page.goto('./help/')
  const ways = ['Find a plot', 'Ask for a visit', 'Follow the team'].map((name) =>
    page.getByRole('region', { name }),
  )
  const tops = await Promise.all(
    ways.map(async (way) => (await way.getByRole('list').last().boundingBox())?.y),
  )
  expect(new Set(tops).size).toBe(1)
  const visit = page.getByRole('region', { name: 'Ask for a visit' })
  const text = await visit.getByText(/Press Schedule a Visit/).boundingBox()
  expect(tops[1]).toBeGreaterThan((text?.y ?? Infinity) + (text?.height ?? 0))
})

test('the choice about cookies stands in the first view @readonly @once', async ({ page }) => {
  await page.goto('./cookies/')
  const choice = page.getByRole('region', { name: 'Your choice' })
  await expect(choice.getByRole('button', { name: 'Decline' })).toBeInViewport({ ratio: 1 })
})

test('careers opens with the address to write to, larger than its title @readonly @once', async ({
  page,
}) => {
  await page.goto('./careers/')
  const write = page.getByRole('region', { name: 'How to write' })
  await expect(page.getByRole('main').getByRole('region').first()).toHaveAttribute('id', 'write')
  const mail = write.getByRole('link', { name: /@/ })
  await expect(mail).toHaveAttribute('href', /^mailto:/)
  const sizeOf = (locator: Locator) =>
    locator.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  expect(await sizeOf(mail)).toBeGreaterThan(await sizeOf(write.getByRole('heading')))
})

test('services stand in the structured data as they stand on the page @readonly @once', async ({
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

test('questions stand in the structured data as they stand on the page @readonly @once', async ({
  page,
}) => {
  await page.goto('./faqs/')
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const [faq] = JSON.parse(text ?? '{}')['@graph']
  expect(faq['@type']).toBe('FAQPage')
  expect(faq.mainEntity.map(({ name }: { name: string }) => name)).toEqual(
    await page.locator('summary h3').allTextContents(),
  )
  expect(text).not.toMatch(/\]\(/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the answer that the address names can be read @readonly', async ({ page }) => {
    await page.goto('./faqs/#tickets')
    await expect(page.getByText('who sells tickets before each season')).toBeVisible()
    await expect(page.getByText('A cent is 435.6 square feet')).toBeHidden()
  })
})
