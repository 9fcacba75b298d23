/**
 * Opens every page once for all checks: accessibility, third-party requests, layout in all window sizes, and the
 * contrast of text on pictures.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../helpers/fixtures'
import { ConsentNotice, isAskedAt, watchThirdPartyRequests } from '../helpers/pages/consent'
import { allPaths, BASE_PATH, pathsOf, TAMIL, tamilPaths, templates } from '../helpers/paths'
import { checkUnless, onceUnless } from '../helpers/tags'
import { passFrames } from '../helpers/wait-until-settled'
import {
  type Finder,
  findActions,
  findArrowDefects,
  findBarDefects,
  findBrokenWords,
  findLatePictures,
  findLayoutDefects,
  findOpeningDefects,
} from './layout-defects'
import { countSlides, lowContrastLines, measureLines, settle, turnSlides } from './picture-contrast'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// Some pages are checked in fifty window sizes, on slow machines too.
test.setTimeout(600_000)

type Size = readonly [width: number, height: number]
const high = (widths: readonly number[]): readonly Size[] => widths.map((width) => [width, 900])

/** Window sizes in which text on pictures is measured. */
const PICTURE_WINDOWS: readonly Size[] = [
  [360, 740],
  [1440, 900],
]

/** Window sizes for every page: the representative of its kind, the others, and phones. */
const QUICK = {
  template: { widths: [320, 768, 1440, 1920], pictures: PICTURE_WINDOWS },
  other: { widths: [320, 1440], pictures: [] },
  phone: { widths: [320], pictures: [] },
}

/** Additional sizes in `npm run check` for the representative of each kind. */
const THOROUGH = {
  widths: [360, 412, 600, 834, 959, 1024, 1200, 1366, 1599, 2560],
  pictures: PICTURE_WINDOWS,
  /** A window of 1280×1024 at 400 % zoom. */
  zoomed: [[320, 256]] as readonly Size[],
  /** Small phones, one in landscape, a low laptop. Text at the bottom of a picture reaches higher there. */
  low: [
    [320, 568],
    [360, 640],
    [740, 360],
    [1366, 650],
  ] as readonly Size[],
  /** With text at twice the size, set in the browser. */
  largeText: high([360, 768, 1440]),
  /** With the root's font size doubled, which media queries do not follow. */
  largeRoot: [
    [360, 640],
    [1366, 650],
  ] as readonly Size[],
  /** With the spacing of WCAG 1.4.12, on phones. */
  spacedText: high([320, 360, 412]),
}

const [PROJECT = ''] = pathsOf('/[project]/')
const PLAYERS = pathsOf('/tiruppurTamilans/players/[slug]/')
const lengthOfName = (player: string) => {
  const html = readFileSync(path.join('out', player, 'index.html'), 'utf8')
  return (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '').length
}
const byName = PLAYERS.toSorted((one, other) => lengthOfName(one) - lengthOfName(other))
/** One page of each kind, and the player with the longest name. */
const TEMPLATES = [...new Set([...templates(allPaths()), ...byName.slice(-1)])]
const isEnglishTemplate = (each: string) => templates(allPaths()).includes(each)

/** Pages whose title and first button must be completely visible in every low window. */
const OPENINGS = [
  '/',
  '/cinemas/',
  '/jointventures/',
  '/tiruppurTamilans/',
  '/tiruppurTamilans/home/',
  ...PLAYERS,
]
/** Text pages, which have no button in the first screen. */
const IS_READ = /\/(privacy|second|squad|(?:insights|stories)\/.*)\/$/

/** The checks in every window. */
const FINDERS: readonly Finder[] = [
  findLayoutDefects,
  findArrowDefects,
  findBarDefects,
  findBrokenWords,
]

/** Checks several window sizes. Returns each defect with the sizes that have it. */
async function sweep(page: Page, sizes: readonly Size[], finders: readonly Finder[]) {
  const found = new Map<string, string[]>()
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    for (const defect of await findAtRest(page, finders)) {
      found.set(defect, [...(found.get(defect) ?? []), `${width}×${height}`])
    }
  }
  return [...found].map(([defect, at]) => `${defect} at ${at.join(', ')}`)
}

/** Reports only defects that remain after some frames, because carousels and scripts follow a resize late. */
async function findAtRest(page: Page, finders: readonly Finder[]): Promise<readonly string[]> {
  let defects: string[] = []
  for (const frames of [2, 4, 8, 16, 32]) {
    await passFrames(page, frames)
    defects = []
    for (const each of finders) defects.push(...(await page.evaluate<string[]>(each)))
    if (defects.length === 0) break
  }
  return defects
}

/** Text on pictures with too little contrast, in the first window. */
async function findLowContrast(page: Page) {
  await settle(page, 'window')
  return lowContrastLines(await measureLines(page, 'window'))
}

/** Text on pictures with too little contrast, on every slide. */
async function findLowContrastOfSlides(page: Page, part: 'page' | 'window') {
  await settle(page, part)
  const slides = await countSlides(page)
  const lowContrast = lowContrastLines(await measureLines(page, part))
  for (let turn = 1; turn <= slides && slides > 1; turn += 1) {
    await turnSlides(page)
    await settle(page, part)
    if (turn < slides)
      lowContrast.push(...lowContrastLines(await measureLines(page, 'window', '[data-controls]')))
  }
  return lowContrast
}

/** The same in panels that open on focus. */
async function findLowContrastOfPanels(page: Page) {
  const lowContrast: string[] = []
  const panels = page.locator('article[tabindex="-1"]')
  for (const panel of await panels.all()) {
    await panel.focus()
    // One panel opens while another closes.
    await panel.locator('..').evaluate(async (panels) => {
      const moving = panels.getAnimations({ subtree: true })
      await Promise.allSettled(moving.map(({ finished }) => finished))
    })
    // Its picture may still be loading.
    await settle(page, 'page')
    lowContrast.push(
      ...lowContrastLines(await measureLines(page, 'page', 'article[tabindex="-1"]')),
    )
    await panel.blur()
  }
  return lowContrast
}

/** Expects no violation of any axe rule, of any impact. */
async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    // Details only for violations.
    .options({ resultTypes: ['violations'] })
    // Without legacy mode axe opens another page for cross-origin iframes, of which there are none.
    .setLegacyMode()
    .analyze()
  expect
    .soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' | ')}`))
    .toEqual([])
  expect.soft(await nameless(page), 'without a name').toEqual([])
}

/** Elements announced separately by screen readers without a name, which axe does not report. */
const nameless = (page: Page) =>
  page.locator('article, table, output').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const labelled = element.getAttribute('aria-labelledby') ?? ''
        const label = labelled.split(' ').map((id) => document.getElementById(id)?.textContent)
        const isTheText = element.tagName === 'ARTICLE' && element.querySelector('h1') !== null
        const hasCaption = element.querySelector(':scope > caption') !== null
        return !label.join('').trim() && !element.ariaLabel && !isTheText && !hasCaption
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )

/** Opens a page, scrolls and presses a key: the notice appears, and all islands hydrate. */
async function open(page: Page, each: string) {
  await page.goto(`.${each}`)
  await page.mouse.wheel(0, 4000)
  await page.keyboard.press('Shift')
  await expect(page.locator('x-island:not(:has(> [data-ready]))')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Answers the notice, so that it covers nothing. */
async function answerNotice(page: Page, path: string) {
  if (!isAskedAt(path)) return
  const notice = new ConsentNotice(page)
  // On pages shorter than one and a half windows the notice does not appear, but can be answered.
  await notice.scroll()
  // A real click would leave the pointer hovering over other elements.
  await notice.decline.dispatchEvent('click')
  await notice.root.waitFor({ state: 'hidden' })
}

for (const each of [...allPaths(), ...tamilPaths()]) {
  const english = each.startsWith(`${TAMIL}/`) ? each.slice(TAMIL.length) : each
  const isTemplate = TEMPLATES.includes(english)
  const tags =
    checkUnless(isEnglishTemplate(each) || each === `${TAMIL}/`) +
    onceUnless(isEnglishTemplate(each))

  test(`${each} is accessible, sends no third-party request, and has no layout defect @readonly${tags}`, async ({
    page,
    isMobile,
  }) => {
    const { widths, pictures } = QUICK[isMobile ? 'phone' : isTemplate ? 'template' : 'other']
    const asked = watchThirdPartyRequests(page)
    await open(page, each)
    await expectAccessible(page)
    await answerNotice(page, each)
    expect.soft(await sweep(page, high(widths), FINDERS)).toEqual([])
    expect.soft(await sweep(page, pictures, [findLatePictures])).toEqual([])
    for (const [width, height] of pictures) {
      await page.setViewportSize({ width, height })
      expect
        .soft(await findLowContrast(page), `words on pictures at ${width}×${height}`)
        .toEqual([])
    }
    // Without consent. The feed is part of the page; all other requests are third-party.
    expect(asked.filter((url) => !url.includes('/feed/'))).toEqual([])
  })

  if (!isTemplate) continue
  test(`${each} has no layout defect at other widths, in low windows, on every slide, and with large text @readonly @once @check`, async ({
    page,
  }) => {
    const lowFinders = OPENINGS.includes(english) ? [...FINDERS, findOpeningDefects] : FINDERS
    await open(page, each)
    await answerNotice(page, each)
    expect.soft(await sweep(page, high(THOROUGH.widths), FINDERS)).toEqual([])
    expect.soft(await sweep(page, THOROUGH.zoomed, [findLayoutDefects])).toEqual([])
    for (const size of THOROUGH.pictures) {
      expect.soft(await sweep(page, [size], FINDERS)).toEqual([])
      const lowContrast = [
        ...(await findLowContrastOfSlides(page, 'page')),
        ...(await findLowContrastOfPanels(page)),
      ]
      expect.soft(lowContrast, `words on pictures at ${size.join('×')}`).toEqual([])
    }
    for (const size of THOROUGH.low) {
      const at = size.join('×')
      expect.soft(await sweep(page, [size], lowFinders)).toEqual([])
      const lowContrast = await findLowContrastOfSlides(page, 'window')
      expect.soft(lowContrast, `words on pictures at ${at}`).toEqual([])
      if (at !== '360×640' || IS_READ.test(each)) continue
      const actions = await page.evaluate(findActions)
      expect.soft(actions, `to be pressed in the first screen at ${at}`).not.toEqual([])
    }
    await expectRoomForSpacedText(page)
    await expectRoomForLargeText(page)
    await expectRoomForLargeRoot(page)
  })
}

/** Spacing by WCAG 1.4.12, which must not hide text. */
const SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}'

/** Injects a user style, as an extension does, which the page's policy does not affect. */
const setReaderStyle = (page: Page, style: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, style)

async function expectRoomForSpacedText(page: Page) {
  await setReaderStyle(page, SPACING)
  const defects = await sweep(page, THOROUGH.spacedText, [findLayoutDefects])
  expect.soft(defects, 'text with the spacing of a reader').toEqual([])
  await setReaderStyle(page, '')
}

async function expectRoomForLargeText(page: Page) {
  const browser = await page.context().newCDPSession(page)
  // The root's font size, and all lengths in em.
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await expect.poll(size).toBe('32px')
  const defects = await sweep(page, THOROUGH.largeText, [findLayoutDefects])
  expect.soft(defects, 'text twice as large').toEqual([])
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await expect.poll(size).toBe('16px')
}

async function expectRoomForLargeRoot(page: Page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const defects = await sweep(page, THOROUGH.largeRoot, [findLayoutDefects])
  expect.soft(defects, "the root's text twice as large").toEqual([])
}

/** Pages that brochures are printed from, without links to them. */
const BROCHURES = readdirSync(path.join('site', BASE_PATH, 'brochure')).map(
  (project) => `/brochure/${project}/`,
)
for (const [at, each] of BROCHURES.entries()) {
  test(`${each} is accessible @readonly @once${checkUnless(at === 0)}`, async ({ page }) => {
    await page.goto(`.${each}`)
    await expectAccessible(page)
  })
}

test('the not-found page is accessible @once', async ({ page, allowedMessages }) => {
  allowedMessages.push(/404|ERR_ABORTED/)
  // It redirects to the home page at once: block that.
  await page.route(new RegExp(`${BASE_PATH}/$`), (route) => route.abort('aborted'))
  await page.goto('no/such/page/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})

test('an estimate of the largest area shows its whole sum @readonly @once @check', async ({
  page,
}) => {
  for (const each of [PROJECT, TAMIL + PROJECT]) {
    await open(page, `${each}?area=100000#cost`)
    await answerNotice(page, each)
    expect.soft(await sweep(page, THOROUGH.spacedText, FINDERS), each).toEqual([])
    await expectRoomForSpacedText(page)
  }
})

test('a project with a name of fourteen letters shows all of it @readonly @once @check', async ({
  page,
}) => {
  await page.goto(`.${PROJECT}`)
  await page.evaluate(() => {
    const name = document.querySelector<HTMLElement>('h1 [data-length]')
    if (!name) throw new Error('No name of a project in the heading')
    name.textContent = 'Meenakshipuram'
    name.dataset.length = 'longest'
  })
  const findBrokenName = () => {
    const range = document.createRange()
    range.selectNodeContents(document.querySelector('h1 [data-length]') ?? document.body)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    return lines === 1 ? [] : [`${lines} lines of the name`]
  }
  const widths = high([...QUICK.template.widths, ...THOROUGH.widths])
  expect(await sweep(page, widths, [findLayoutDefects, findBrokenName])).toEqual([])
})
