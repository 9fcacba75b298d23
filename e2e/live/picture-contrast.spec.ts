/** Words on pictures: legible at the worst point of what lies under them, on every slide, and no hairlines. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { ConsentNotice } from '../pages/consent'
import { allPaths, onePathPerRoute } from '../paths'
import { type Measured, measureLines, settle, showSlide } from '../picture-contrast'
import { checkUnless } from '../tags'

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]

/** Words that stand at the foot of a picture reach higher in it, the lower the window is. */
const LOW_WINDOWS = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 1366, height: 650 },
]

/** A page of slides, and two openings with long words. */
const STAND_FOR_ALL = ['/properties/', '/ta/', '/ta/cinemas/']

/** Each has a picture of its own behind the header. */
const PROJECTS = ['/vistara/', '/nakshatra/', '/mandhra/']

/** The lights behind a player go by what he does: one page for each colour. */
const LIGHTS = ['tushar-raheja', 'natarajan-t', 'mohamed-ali'].map(
  (player) => `/tiruppurTamilans/players/${player}/`,
)

/** Letters below this many pixels need strokes of at least this weight on a picture. */
const SMALL = { below: 32, weight: 350 }

/** WCAG 2, 1.4.3: text from 24 pixels, or from 18.66 in bold, is large and needs less. */
const neededContrast = ({ size, weight }: Measured) =>
  size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5

/** One line for each fault. */
function findFaults(line: Measured): string[] {
  const { name, size, weight, contrast, isOnPicture } = line
  const isHairline = isOnPicture && size < SMALL.below && weight < SMALL.weight
  return [
    ...(contrast < neededContrast(line) ? [`contrast ${contrast.toFixed(1)}: ${name}`] : []),
    ...(isHairline ? [`weight ${weight} at ${size} px: ${name}`] : []),
  ]
}

test.use({ pictures: true, contextOptions: { reducedMotion: 'reduce' } })

/** Tamil breaks into other lines, which begin higher on a picture. */
const ENGLISH = new Set([...onePathPerRoute(allPaths()), ...PROJECTS, ...LIGHTS])
const TAMIL = [...ENGLISH].map((path) => `/ta${path}`)

for (const path of [...ENGLISH, ...TAMIL]) {
  test(`words on pictures can be read on ${path} @readonly @once${checkUnless(STAND_FOR_ALL.includes(path))}`, async ({
    page,
  }) => {
    // Without its script a carousel is a row that scrolls: each slide can be shown at once.
    await page.route(/\/_next\/static\/islands\//, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.goto(`.${path}`)
    const { faults, hasPictures } = await look(page, WINDOWS, 'page')
    const low = hasPictures ? await look(page, LOW_WINDOWS, 'window') : { faults: [] }
    expect([...faults, ...low.faults]).toEqual([])
  })
}

/** One fault for each line of text that cannot be read, on the whole page or in its first window; and whether any lies on a picture. */
async function look(
  page: Page,
  windows: typeof WINDOWS,
  part: 'page' | 'window',
): Promise<{ faults: readonly string[]; hasPictures: boolean }> {
  const faults = new Set<string>()
  let hasPictures = false
  const { decline } = new ConsentNotice(page)
  for (const viewport of windows) {
    await page.setViewportSize(viewport)
    if (await decline.isVisible()) await decline.click()
    await settle(page)
    const slides = await showSlide(page, 0)
    for (let slide = 0; slide < slides; slide += 1) {
      if (slide > 0) await showSlide(page, slide)
      for (const line of await measureLines(page, slide > 0 ? 'slides' : part)) {
        const { width, height } = viewport
        hasPictures ||= line.isOnPicture
        for (const fault of findFaults(line)) faults.add(`${width}x${height}: ${fault}`)
      }
    }
  }
  return { faults: [...faults], hasPictures }
}

for (const path of ['/', '/ta/']) {
  test(`words on an open venture can be read on ${path} @readonly @once @check`, async ({
    page,
  }) => {
    // Answered: the notice would come and go as the page is scrolled.
    await page.addInitScript(() => {
      localStorage.setItem('consent', JSON.stringify({ choice: 'denied', at: new Date() }))
    })
    const faults: string[] = []
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport)
      await page.goto(`.${path}`)
      await settle(page)
      const panels = page.locator('article[tabindex="-1"]')
      await expect(panels).toHaveCount(3)
      for (const panel of await panels.all()) {
        await panel.focus()
        await expect(panel.getByRole('link')).toBeVisible()
        // One opens while another closes.
        await panel.locator('..').evaluate(async (panels) => {
          const moving = panels.getAnimations({ subtree: true })
          await Promise.allSettled(moving.map(({ finished }) => finished))
        })
        // Its picture is shown now, and may still be on its way.
        await settle(page)
        // A picture of the whole page shows what waits above the window: the link to the content.
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        for (const line of await measureLines(page, 'page')) {
          faults.push(...findFaults(line).map((fault) => `${viewport.width}: ${fault}`))
        }
      }
    }
    expect([...new Set(faults)]).toEqual([])
  })
}
