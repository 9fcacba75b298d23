/** Every page at every width: nothing lies on anything else, nothing is cut, nothing leaves the window. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { findLayoutFaults } from './layout-faults'
import { ConsentNotice } from './pages/consent'
import { allPaths, tamilPaths, templates } from './paths'
import { checkUnless } from './tags'

const WIDTHS = [
  320, 360, 390, 412, 480, 600, 768, 834, 960, 1024, 1180, 1280, 1366, 1440, 1536, 1680, 1920, 2560,
]
/** The narrowest, the widest, and one of each arrangement between them: enough for most changes. */
const MAIN_WIDTHS = [320, 390, 600, 768, 960, 1280, 1440, 2560]
const OTHER_WIDTHS = WIDTHS.filter((width) => !MAIN_WIDTHS.includes(width))
/** With text at twice its size, as a visitor sets it in the browser. */
const LARGE_TEXT_WIDTHS = [412, 768, 1280, 1920]

/** The shortest name, the longest, and one in two parts stand for all players. */
const PLAYERS = ['surya-b', 'radhakrishnan-s', 'pradosh-ranjan-paul']
const PATHS = [...allPaths(), ...tamilPaths()].filter(
  (path) => !path.includes('/players/') || PLAYERS.some((player) => path.endsWith(`/${player}/`)),
)
/** Of the Tamil pages those with the widest words. */
const TAMIL = ['/ta/', '/ta/vistara/']
const FIRST = [...templates(allPaths()), ...TAMIL]

/** Goes through the widths on one page. Returns each fault with the widths that show it. */
async function sweep(page: Page, widths: readonly number[]): Promise<string[]> {
  const found = new Map<string, number[]>()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // Two frames: one for what listens to the size, one for what that changes.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    for (const fault of await page.evaluate(findLayoutFaults)) {
      found.set(fault, [...(found.get(fault) ?? []), width])
    }
  }
  return [...found].map(([fault, at]) => `${fault} at ${at.join(', ')}`)
}

test.describe('from 320 to 2560 pixels', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const path of PATHS) {
    for (const [widths, tag] of [
      [MAIN_WIDTHS, checkUnless(FIRST.includes(path))],
      [OTHER_WIDTHS, ' @check'],
    ] as const) {
      const range = `from ${widths[0]} to ${widths.at(-1)}`
      test(`nothing collides or is cut on ${path} ${range} @readonly @once${tag}`, async ({
        page,
      }) => {
        await page.goto(`.${path}`)
        await page.evaluate(() => document.fonts.ready)
        const { decline } = new ConsentNotice(page)
        if (await decline.isVisible()) await decline.click()
        expect(await sweep(page, widths)).toEqual([])
      })
    }
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
    expect(await sweep(page, WIDTHS)).toEqual([])
  })
})

test('text at twice its size collides nowhere and is not cut @readonly @once @check', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Every page at every width, on however slow a machine.
  test.setTimeout(600_000)
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    // The root's size and everything in em follow.
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  })
  const page = await browser.newPage({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' })
  for (const path of PATHS) {
    await page.goto(`.${path}`)
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    )
    expect.soft(await sweep(page, LARGE_TEXT_WIDTHS), path).toEqual([])
  }
  await browser.close()
})
