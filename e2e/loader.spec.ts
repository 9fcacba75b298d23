/** What waits for the visitor's first touch (scripts/postbuild/loader.js), and what becomes of a page where it fails. */
import type { Page } from '@playwright/test'
import { expect, FAILED_REQUEST, test } from './fixtures'
import { HomePage } from './pages/home'
import { ListingPage } from './pages/listing'

/** Addresses of the scripts that the home page holds back: its data first, what starts them last. */
async function deferredScripts(page: Page): Promise<readonly string[]> {
  const html = await (await page.request.get('.')).text()
  const [, list = '[]'] = /id="deferred-scripts">([^<]*)</.exec(html) ?? []
  return JSON.parse(list)
}

/** Breaks the first requests for one of them, and counts all. */
async function breakScript(page: Page, address = 'none', failures = Number.POSITIVE_INFINITY) {
  const asked = { times: 0 }
  await page.route(`**${address}`, (route) => {
    asked.times += 1
    return asked.times > failures ? route.continue() : route.abort()
  })
  return asked
}

test('each script is fetched once and runs once @readonly @once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.push(new URL(request.url()).pathname)
  })
  // Routed requests pass by the browser's cache, which would hide a second one.
  await page.route('**/*.js', (route) => route.continue())
  const home = new HomePage(page)
  await home.open()
  await home.enquiry.ready()
  expect(asked.toSorted()).toEqual((await deferredScripts(page)).toSorted())
  const run = await page.evaluate(() => [...document.scripts].flatMap(({ src }) => src || []))
  expect(run.length).toBe(new Set(run).size)
})

for (const [name, at] of [
  ['the page’s data', 0],
  ['a part of the framework', 1],
  ['a part of the page', -2],
  ['the file that starts all', -1],
] as const) {
  test(`where ${name} fails once, a later touch starts the page @readonly @once @check`, async ({
    page,
    allowedMessages,
  }) => {
    allowedMessages.push(FAILED_REQUEST)
    const asked = await breakScript(page, (await deferredScripts(page)).at(at), 1)
    const home = new HomePage(page)
    await home.open()
    const text = await page.locator('main').textContent()
    await page.keyboard.press('Shift')
    await expect.poll(() => asked.times).toBeGreaterThan(0)
    expect(await page.locator('main').textContent()).toBe(text)
    // Until it has failed, a touch changes nothing: so more than one.
    await expect(async () => {
      await page.keyboard.press('Shift')
      await expect(home.banner()).toHaveAttribute('data-ready', '', { timeout: 500 })
    }).toPass()
  })

  test(`where ${name} never arrives, the page works by itself @once @check`, async ({
    page,
    local,
    allowedMessages,
  }) => {
    allowedMessages.push(FAILED_REQUEST)
    const asked = await breakScript(page, (await deferredScripts(page)).at(at))
    const home = new HomePage(page)
    await home.open()
    await page.getByRole('button', { name: 'Businesses' }).click()
    await expect(page.getByRole('link', { name: /Cinemas/ }).first()).toBeVisible()
    await page.keyboard.press('Escape')

    const row = home.banner().locator('[tabindex="0"]').first()
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)

    await home.enquiry.fill({ phone: '9848012345' })
    expect(asked.times).toBeGreaterThan(1)
    await expect(home.enquiry.root).not.toHaveAttribute('data-ready')
    await home.enquiry.submit.click()
    await expect(page).toHaveURL(/\/formsubmitsuccess\/$/)
    expect((await local.received('form')).map(({ fields }) => fields?.name)).toEqual(['Asha'])
  })
}

test('filters in sight start nothing until the visitor moves, unless the address asks @readonly @once @check', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.push(request.url())
  })
  const listing = new ListingPage(page)
  const filters = page.locator('#projects > [data-island]')
  await page.setViewportSize({ width: 1280, height: 1800 })
  await listing.goto()
  await expect(filters).toBeInViewport()
  // The carousel above them starts all three seconds after the page has loaded.
  await page.waitForTimeout(1_000)
  expect(asked).toEqual([])
  await page.mouse.move(200, 200)
  await expect(filters).toHaveAttribute('data-ready', '')

  await listing.goto('?status=completed')
  await expect.poll(() => listing.names()).toEqual(['Mandhra'])
})

test('an order chosen before the list can be sorted is carried out @readonly @once @check', async ({
  page,
}) => {
  const listing = new ListingPage(page)
  let release = () => {}
  const isChosen = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await isChosen
    await route.continue()
  })
  await listing.goto()
  await listing.order().selectOption('price-low')
  await expect(page.locator('#projects > [data-ready]')).toHaveCount(0)
  release()
  await expect.poll(() => listing.names()).toEqual(['Mandhra', 'Nakshatra', 'Vistara'])
  await expect(listing.order()).toHaveValue('price-low')
})
