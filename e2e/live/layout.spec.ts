/** Every page in every window: nothing lies on anything else, nothing is cut, nothing leaves the window. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { findBrokenWords, findLayoutFaults } from '../layout-faults'
import { allPaths, TAMIL as TAMIL_FOLDER, tamilPaths, templates } from '../paths'
import { passFrames } from '../settled'
import { checkUnless } from '../tags'

test.use({ pictures: true })

const WIDTHS = [
  320, 360, 390, 412, 480, 600, 768, 834, 960, 1024, 1180, 1280, 1366, 1440, 1536, 1680, 1920, 2560,
]
/** The narrowest, the widest, and one of each arrangement between them: enough for most changes. */
const MAIN_WIDTHS = [320, 390, 600, 768, 960, 1280, 1440, 2560]
const OTHER_WIDTHS = WIDTHS.filter((width) => !MAIN_WIDTHS.includes(width))
/** Small phones, a phone on its side, a low laptop. */
const LOW: readonly Size[] = [
  [320, 568],
  [360, 640],
  [740, 360],
  [1366, 650],
]
/** With text at twice its size, as a visitor sets it in the browser. */
const LARGE_TEXT_WIDTHS = [360, 412, 768, 1280, 1440, 1920]
/** With the root's text at twice its size, which the widths of style sheets do not follow. */
const LARGE_ROOT: readonly Size[] = [
  [360, 640],
  [740, 360],
  [1366, 650],
  [1440, 900],
]

/** The shortest name, the longest, and one in two parts stand for all players. */
const PLAYERS = ['surya-b', 'radhakrishnan-s', 'pradosh-ranjan-paul']
const PATHS = [...allPaths(), ...tamilPaths()].filter(
  (path) => !path.includes('/players/') || PLAYERS.some((player) => path.endsWith(`/${player}/`)),
)
/** Of the Tamil pages those with the widest words, and those with the longest in the largest letters. */
const TAMIL = ['/ta/', '/ta/vistara/', '/ta/properties/', '/ta/jointventures/', '/ta/second/']
const FIRST = [...templates(allPaths()), ...TAMIL]

/** Texts open with their words, not with something to press. */
const IS_READ = /\/(privacy|second|insights\/.*)\/$/
/** One page of each kind, in both languages. */
const TEMPLATES = templates(allPaths()).flatMap((path) => [path, TAMIL_FOLDER + path])

type Size = readonly [width: number, height: number]
const high = (widths: readonly number[]): readonly Size[] => widths.map((width) => [width, 900])

/** Goes through windows on one page. Returns each fault with the windows that show it. */
async function sweep(
  page: Page,
  sizes: readonly Size[],
  finders = [findLayoutFaults],
): Promise<string[]> {
  const found = new Map<string, string[]>()
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    // Two frames: one for what listens to the size, one for what that changes.
    await passFrames(page, 2)
    // A carousel comes to rest some frames later: a fault is what is still there then.
    let faults = await find(page, finders)
    if (faults.length > 0) {
      await passFrames(page, 30)
      faults = await find(page, finders)
    }
    for (const fault of faults) {
      found.set(fault, [...(found.get(fault) ?? []), `${width}×${height}`])
    }
  }
  return [...found].map(([fault, at]) => `${fault} at ${at.join(', ')}`)
}

const find = async (page: Page, finders: readonly (() => string[])[]) => {
  const faults: string[] = []
  for (const each of finders) faults.push(...(await page.evaluate(each)))
  return faults
}

/** What to look for on a page of either language. */
const findersOf = (path: string) =>
  path.startsWith(TAMIL_FOLDER) ? [findLayoutFaults, findBrokenWords] : [findLayoutFaults]

/** Opens a page as a visitor who has answered the question about cookies. */
async function openAnswered(page: Page, path: string) {
  await page.addInitScript(() => {
    localStorage.setItem('consent', JSON.stringify({ choice: 'denied', at: new Date() }))
  })
  await page.goto(`.${path}`)
  await page.evaluate(() => document.fonts.ready)
}

/** What can be pressed in the first screen, whole and not covered, of the page itself: not its header. */
function findActions(): string[] {
  return [...document.querySelectorAll('main :is(a[href], button, input, select, summary)')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((each) => {
      const { left, right, top, bottom, width, height } = each.getBoundingClientRect()
      const isWhole = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
      const painted = document.elementFromPoint(left + width / 2, top + height / 2)
      return isWhole && width > 40 && height > 24 && painted !== null && each.contains(painted)
    })
    .map((each) => each.textContent?.trim() || each.outerHTML.slice(0, 60))
}

test.describe('from 320 to 2560 pixels', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const path of PATHS) {
    const isFirst = FIRST.includes(path)

    test(`nothing collides or is cut on ${path} @readonly @once${checkUnless(isFirst)}`, async ({
      page,
    }) => {
      await openAnswered(page, path)
      const widths = high(isFirst ? MAIN_WIDTHS : WIDTHS)
      expect.soft(await sweep(page, widths, findersOf(path))).toEqual([])
      if (!TEMPLATES.includes(path)) return

      expect.soft(await sweep(page, LOW)).toEqual([])
      if (!IS_READ.test(path)) {
        await page.setViewportSize({ width: 360, height: 640 })
        const actions = await page.evaluate(findActions)
        expect.soft(actions, 'to be pressed in the first screen of a small phone').not.toEqual([])
      }
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      for (const size of LARGE_ROOT) {
        // Scripts that measure the page follow a new size after some frames.
        const at = `${size.join('×')}, the root's text twice as large`
        await expect.poll(() => sweep(page, [size]), at).toEqual([])
      }
    })
  }

  for (const path of FIRST) {
    test(`nothing collides or is cut on ${path} at the other widths @readonly @once @check`, async ({
      page,
    }) => {
      await openAnswered(page, path)
      expect(await sweep(page, high(OTHER_WIDTHS), findersOf(path))).toEqual([])
    })
  }

  test('a project with a name of fourteen letters shows all of it @readonly @once @check', async ({
    page,
  }) => {
    await page.goto('mandhra/')
    await page.evaluate(() => {
      const name = document.querySelector<HTMLElement>('h1 [data-length]')
      if (!name) throw new Error('No name of a project in the heading')
      name.textContent = 'Meenakshipuram'
      name.dataset.length = 'longest'
    })
    const lines = () =>
      page.evaluate(() => {
        const name = document.querySelector('h1 [data-length]')
        const range = document.createRange()
        range.selectNodeContents(name ?? document.body)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await lines(), `lines of the name at ${width}`).toBe(1)
    }
    expect(await sweep(page, high(WIDTHS))).toEqual([])
  })
})

test('text at twice its size collides nowhere and is not cut @readonly @once @check', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Every kind of page in both languages, on however slow a machine.
  test.setTimeout(600_000)
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    // The root's size and everything in em follow.
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  })
  const page = await browser.newPage({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' })
  for (const path of TEMPLATES) {
    await page.goto(`.${path}`)
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    )
    expect.soft(await sweep(page, high(LARGE_TEXT_WIDTHS)), path).toEqual([])
  }
  await browser.close()
})
