import type { Page } from '@playwright/test'
import { expect, test } from '@/e2e/helpers/fixtures'
import { checkUnless, onceUnless } from '@/e2e/helpers/tags'
import { waitUntilSettled } from '@/e2e/helpers/wait-until-settled'

/** Long pages lay out distant sections later (lib/browser/page/run-page.ts), which must have no side effects. */

/** Pages with links to their own sections. */
const PAGES = ['./', './vistara/']

test.beforeEach(async ({ page }) => {
  // No intro over the fan home, and no smooth scrolling.
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

/** Fragments of a page's links to itself: the first, the middle and the last, which most layout changes affect. */
const fragments = async (page: Page) => {
  const all = await page.evaluate(() => {
    const own = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')].filter(
      ({ href, dataset }) => href.split('#')[0] === location.href.split('#')[0] && !dataset.consent,
    )
    // In document order.
    const targets = new Set(own.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []))
    return [...targets]
      .sort((one, other) =>
        one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
      )
      .map(({ id }) => `#${id}`)
  })
  expect(all.length).toBeGreaterThan(2)
  return [0, Math.floor(all.length / 2), all.length - 1].map((at) => all[at] ?? '')
}

/** The distance of a fragment's target from its place, in pixels; the ends of the page count as a place. */
const distance = (page: Page, hash: string) =>
  page.evaluate((id) => {
    const target = document.getElementById(id)
    if (!target) return Number.NaN
    const root = document.scrollingElement ?? document.documentElement
    const padding = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0
    const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0
    const expected = target.getBoundingClientRect().top + scrollY - padding - margin
    const last = root.scrollHeight - innerHeight
    return Math.abs(scrollY - Math.min(Math.max(expected, 0), last))
  }, hash.slice(1))

const expectPlace = (page: Page, hash: string) =>
  expect.poll(() => distance(page, hash), { message: hash }).toBeLessThanOrEqual(4)

for (const path of PAGES) {
  const tag = checkUnless(path === './')
  const tagOfReturn = onceUnless(path === './')
  test(`${path}: every link within the page leads to its target, even if pressed at once @readonly${tag}`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const hash of await fragments(page)) {
      await page.goto(path, { waitUntil: 'commit' })
      const link = page.locator(`a[href$="${hash}"]`).first()
      await link.waitFor({ state: 'attached' })
      await link.dispatchEvent('click')
      await expect(page).toHaveURL(new RegExp(`${hash}$`))
      await page.waitForLoadState()
      await expectPlace(page, hash)
    }
  })

  test(`${path}: an address with a fragment leads to its target @readonly @check${tagOfReturn}`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const hash of await fragments(page)) {
      await page.goto('about:blank')
      await page.goto(path + hash)
      await expectPlace(page, hash)
    }
  })

  for (const [name, comeBack] of [
    ['a reload', (page: Page) => page.reload()],
    ['Back', (page: Page) => page.goto('./help/').then(() => page.goBack())],
  ] as const) {
    test(`${path}: ${name} keeps the place @readonly @check${tagOfReturn}`, async ({ page }) => {
      await page.goto(path)
      await waitUntilSettled(page)
      await page.locator('html:not([data-lazy-layout])').waitFor()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.6))
      /** The top of the section in the middle of the window. */
      const place = () =>
        page.evaluate(() => {
          const parts = [...document.querySelectorAll('main > *')]
          const boxes = parts.map((part) => part.getBoundingClientRect())
          const at = boxes.findIndex(({ bottom }) => bottom > innerHeight / 2)
          return { at, top: boxes[at]?.top ?? Number.NaN }
        })
      const { at, top } = await place()
      await comeBack(page)
      await expect
        .poll(async () => {
          const now = await place()
          return now.at === at ? Math.abs(now.top - top) : Number.NaN
        })
        .toBeLessThanOrEqual(40)
    })
  }

  test(`${path}: every field can get the focus as soon as it exists @readonly @once @check`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const refused: string[] = []
      Object.assign(window, { refused })
      addEventListener('DOMContentLoaded', () => {
        const fields = document.querySelectorAll<HTMLElement>('main :is(input, textarea, select)')
        for (const field of fields) {
          if (!field.checkVisibility()) continue
          field.focus({ preventScroll: true })
          if (document.activeElement !== field) refused.push(field.outerHTML)
        }
      })
    })
    await page.goto(path)
    expect(await page.evaluate(() => (window as Window & { refused?: string[] }).refused)).toEqual(
      [],
    )
  })

  test(`${path}: a capture of the full page has all of it @readonly @once @check`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.locator('html:not([data-lazy-layout])').waitFor()
    const png = await page.screenshot({ fullPage: true })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    // Bytes 20 to 23 of a PNG are its height.
    expect(png.readUInt32BE(20)).toBe(height)
  })
}

test('a first visit lays out near sections first, then the rest, without layout shifts @readonly @once @check', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { lazy: 0, shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as unknown as { value: number }[]) {
        seen.shift += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
    addEventListener('DOMContentLoaded', () => {
      const parts = [...document.querySelectorAll('main > section, main ~ footer')]
      seen.lazy = parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length
    })
  })
  await page.goto('./vistara/')
  await page.locator('html:not([data-lazy-layout])').waitFor()
  await waitUntilSettled(page)
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { lazy: number; shift: number } }).seen,
  )
  expect(seen.lazy).toBeGreaterThan(6)
  expect(seen.shift).toBeLessThan(0.02)
})

test('sections without layout are in the accessibility tree @readonly @once @check', async ({
  page,
}) => {
  // Keeps the page in its initial state.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto('./vistara/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toHaveCSS('content-visibility', 'auto')
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible()
})

test('the whole page is printed @readonly @once @check', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto('./jointventures/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main > :last-child')).toHaveCSS('content-visibility', 'visible')
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a page load jumps to its target, a link within the page scrolls smoothly @readonly @once @check', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    // Record the scroll position of every frame.
    await page.addInitScript(() => {
      const places: number[] = []
      const times = { press: 0, move: 0 }
      Object.assign(window, { places, times })
      addEventListener('click', () => Object.assign(times, { press: performance.now() }))
      const note = () => {
        if (places.at(-1) !== scrollY) {
          places.push(scrollY)
          if (times.press > 0 && times.move === 0) times.move = performance.now()
        }
        requestAnimationFrame(note)
      }
      requestAnimationFrame(note)
    })
    const places = () =>
      page.evaluate(() => (window as Window & { places?: number[] }).places ?? [])
    await page.goto('./#contact')
    await expectPlace(page, '#contact')
    // The jump from the top, and corrections when fonts load late.
    expect((await places()).length).toBeLessThan(5)

    await page.getByRole('link', { name: 'Back to top' }).dispatchEvent('click')
    await expect(page).toHaveURL(/#top$/)
    await expectPlace(page, '#top')
    const { press, move } = await page.evaluate(
      () =>
        (window as Window & { times?: { press: number; move: number } }).times ?? {
          press: 0,
          move: 0,
        },
    )
    expect(move - press).toBeGreaterThanOrEqual(95)
    // Smooth scrolling has positions in between.
    expect((await places()).length).toBeGreaterThan(2)
  })
})
