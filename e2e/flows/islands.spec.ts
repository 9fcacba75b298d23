/** Hydration of islands (lib/browser/page/start-islands.ts), and pages whose files fail to load. */
import type { Page } from '@playwright/test'
import { expect, FAILED_REQUEST, test } from '../helpers/fixtures'
import { holdFiles } from '../helpers/hold-files'
import { HomePage } from '../helpers/pages/home'
import { ListingPage } from '../helpers/pages/listing'
import { ProjectPage } from '../helpers/pages/project'
import { checkUnless } from '../helpers/tags'
import { waitUntilSettled } from '../helpers/wait-until-settled'
import { useIslands, wordsOfIslands } from './third-party-changes'

/** Elements that a visitor can press. */
const PRESSED = 'a[href], button, summary, select, [role=radio], [role=tab], label:has(input)'

/** The addresses that the page requests for its islands, in order. */
function fetched(page: Page): readonly string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/_next\/static\/(islands|data)\//.test(pathname)) addresses.push(pathname)
  })
  return addresses
}

test('nothing is fetched before the first activity, then the pressed island comes first, each file once @readonly @once', async ({
  page,
}) => {
  const asked = fetched(page)
  await new ProjectPage(page, 'Vistara').open()
  expect(asked).toEqual([])
  await page.getByRole('radio', { name: /^Sold/ }).check()
  await expect(page.locator('#plan x-island > [data-ready]')).toBeVisible()
  const own = asked.filter((each) => !/shared-|\.json$/.test(each))
  expect(own[0]).toMatch(/\/PlanExplorer-/)
  await expect(page.locator('x-island:not(:has(> [data-ready]))')).toHaveCount(0)
  expect(asked.length).toBe(new Set(asked).size)
})

test('islands hydrate even if the browser is never idle @readonly @once @check', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (run, { timeout } = {}) =>
      timeout === undefined
        ? 0
        : window.setTimeout(() => run({ didTimeout: true, timeRemaining: () => 0 }), timeout)
  })
  await new ProjectPage(page, 'Vistara').open()
  await page.keyboard.press('Shift')
  await expect(page.locator('x-island:not(:has(> [data-ready]))')).toHaveCount(0)
})

test('a press marks its island as busy until it is hydrated @readonly @once @check', async ({
  page,
}) => {
  const release = await holdFiles(page)
  await page.goto('./vistara/')
  await page.getByRole('button', { name: 'Larger' }).click()
  const plan = page.locator('x-island[data-island=PlanExplorer]')
  await expect(plan).toHaveAttribute('data-hydrating', '')
  release()
  await expect(plan.locator('[data-zoom="1"]')).toBeAttached()
  await expect(plan).not.toHaveAttribute('data-hydrating')
})

/** Together these pages have all kinds of controls. */
const PRESSES = ['/vistara/', '/properties/', '/tiruppurTamilans/']

for (const path of PRESSES) {
  test(`every press on ${path} has immediate feedback from CSS @readonly @once${checkUnless(path === '/vistara/')}`, async ({
    page,
  }) => {
    await page.goto(`.${path}`)
    const tools = await page.context().newCDPSession(page)
    await tools.send('DOM.enable')
    await tools.send('CSS.enable')
    const { root } = await tools.send('DOM.getDocument')
    const { nodeIds } = await tools.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: PRESSED,
    })
    const looks = () =>
      page.locator(PRESSED).evaluateAll((controls) =>
        controls.map((control) => {
          const { opacity, translate } = getComputedStyle(control)
          return { name: control.outerHTML.slice(0, 120), look: `${opacity} ${translate}` }
        }),
      )
    const before = await looks()
    for (const nodeId of nodeIds) {
      await tools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['active'] })
    }
    const pressed = await looks()
    expect(before.length).toBeGreaterThan(5)
    const same = before.filter(({ look }, at) => pressed[at]?.look === look)
    expect(same.map(({ name }) => name)).toEqual([])
  })
}

test('visible filters do not hydrate before the first activity, unless the address sets one @readonly @once @check', async ({
  page,
}) => {
  const asked = fetched(page)
  const listing = new ListingPage(page)
  const filters = page.locator('#projects x-island > *').first()
  await page.setViewportSize({ width: 1280, height: 1800 })
  await listing.goto()
  await expect(filters).toBeInViewport()
  expect(asked).toEqual([])
  await page.mouse.move(200, 200)
  await expect(filters).toHaveAttribute('data-ready', '')

  await listing.goto('?status=completed')
  await expect.poll(() => listing.names()).toHaveLength(1)
})

/** Uses all controls of a page's islands. Returns their text, the query of the address and the field values. */
async function usedPage(page: Page, path: string, when: 'before' | 'after' | 'never') {
  const release = await holdFiles(page)
  // The feed would arrive at a different moment in each run.
  await page.route('**/feed/**', () => new Promise<never>(() => {}))
  await page.goto(`.${path}`)
  const start = async () => {
    release()
    await page.keyboard.press('Shift')
    await expect(page.locator('x-island:not(:has(> [data-ready]))')).toHaveCount(0)
  }
  if (when !== 'before') await start()
  if (when !== 'never') await page.evaluate(useIslands)
  if (when === 'before') await start()
  await waitUntilSettled(page)
  const fields = await page
    .locator('x-island :is(input:not([type=hidden]), select)')
    .evaluateAll((all) =>
      (all as HTMLInputElement[]).map(({ type, checked, value }) =>
        ['radio', 'checkbox'].includes(type) ? checked : value,
      ),
    )
  const words = await page.evaluate(wordsOfIslands)
  // The order of parameters depends on the order of hydration.
  const query = [...new URL(page.url()).searchParams].sort()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
  return { fields, words, query }
}

/** Pages whose islands have controls outside of forms. */
const USED = ['/vistara/', '/properties/', '/tiruppurTamilans/home/']

for (const path of USED)
  test(`actions on ${path} before hydration are replayed after it @once${checkUnless(path === '/vistara/')}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(() => {
      if (self === top) localStorage.setItem('intro:seen', '2025')
    })
    const after = await usedPage(page, path, 'after')
    // Field values change without islands; texts do not.
    expect(after.words).not.toEqual((await usedPage(page, path, 'never')).words)
    expect(await usedPage(page, path, 'before')).toEqual(after)
  })

/** Parts of an island's address that the tests block. */
const PARTS = [
  ['an island’s own file', /islands\/(PlanExplorer|EnquiryForm|CostCalculator)-/],
  ['a file that islands share', /islands\/shared-/],
  ['the data of the islands', /static\/data\//],
] as const

for (const [at, [name, part]] of PARTS.entries()) {
  const tag = checkUnless(at === 0)
  test(`if ${name} never loads, controls say so, figures stay correct, and forms are sent @once${tag}`, async ({
    page,
    local,
    allowedMessages,
  }) => {
    allowedMessages.push(FAILED_REQUEST, /^404 /)
    await page.route(part, (route) => route.fulfill({ status: 404 }))
    const vistara = new ProjectPage(page, 'Vistara')
    await vistara.open()
    const cost = page.locator('#cost x-island')
    const area = cost.getByRole('textbox').first()
    const built = await area.inputValue()
    const sum = await cost.locator('output').textContent()
    await area.fill('1200')
    await expect(cost.getByRole('alert')).toBeVisible()
    await expect(cost.getByRole('alert').getByRole('link')).toBeVisible()
    await expect(area).toBeDisabled()
    await expect(area).toHaveValue(built)
    expect(await cost.locator('output').textContent()).toBe(sum)

    const home = new HomePage(page)
    await home.open()
    await home.enquiry.fill({ phone: '9848012345' })
    await home.enquiry.submit.click()
    await expect(page).toHaveURL(/\/formsubmitsuccess\/$/)
    expect((await local.received('form')).map(({ fields }) => fields?.name)).toEqual(['Asha'])
  })
}

test('offline a press shows an error, and requests nothing again @once @check', async ({
  page,
  context,
  allowedMessages,
}) => {
  allowedMessages.push(FAILED_REQUEST)
  await new ProjectPage(page, 'Vistara').open()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Larger' }).click()
  const plan = page.locator('x-island[data-island=PlanExplorer]')
  await expect(plan.getByRole('alert')).toBeVisible()
  await context.setOffline(false)
  await plan.getByRole('link', { name: 'Load the page again' }).click()
  await page.getByRole('button', { name: 'Larger' }).click()
  await expect(plan.locator('[data-zoom="1"]')).toBeAttached()
})
