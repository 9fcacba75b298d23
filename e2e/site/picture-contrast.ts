import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastOf } from '@/e2e/helpers/contrast'
import { passFrames } from '@/e2e/helpers/wait-until-settled'

/** A line of text on a picture. Lengths in CSS pixels, from the upper left corner of the page. */
export type PictureLine = {
  readonly name: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** The font size. */
  readonly size: number
  readonly weight: number
  /** Red, green, blue from 0 to 255, and opacity from 0 to 1. */
  readonly color: readonly [number, number, number, number]
}

/** The measured contrast of a line. */
export type Measured = PictureLine & {
  /**
   * WCAG contrast at the worst hundredth of the pixels under the line: a lamp of a few pixels hides no letter, a lit
   * window does.
   */
  readonly contrast: number
  /** Whether the pixels differ: a card or a bar over the picture has a single colour. */
  readonly isOnPicture: boolean
}

/** The share of pixels with least contrast that is ignored. */
const WORST = 0.01

/** Loads the pictures of the page or of its first window in the size for the window, and lays out the whole page. */
export async function settle(page: Page, part: 'page' | 'window'): Promise<void> {
  await page.evaluate(async (part) => {
    delete document.documentElement.dataset.lazyLayout
    await document.fonts.ready
    // A browser chooses the file of a picture in the frame after a resize.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    if (part === 'window') scrollTo({ top: 0, behavior: 'instant' })
    const isAsked = (image: Element) =>
      part === 'page' || image.getBoundingClientRect().top < innerHeight
    await Promise.all(
      [...document.images].filter(isAsked).map((image) => {
        image.loading = 'eager'
        // Hidden pictures are never loaded.
        return image.checkVisibility() ? image.decode().catch(() => undefined) : undefined
      }),
    )
  }, part)
}

/** The number of slides of the longest carousel in the first screen. */
export const countSlides = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    const tracks = [...document.querySelectorAll('[data-controls] [id]:has(> [role=group])')]
    const inView = tracks.filter((each) => each.getBoundingClientRect().top < innerHeight)
    return Math.max(1, ...inView.map((each) => each.childElementCount))
  })

/** Moves each carousel to its next slide, and from the last to the first. */
export async function turnSlides(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('[data-controls][data-ready]')) {
      const arrows = each.querySelectorAll<HTMLElement>('button[aria-controls]')
      arrows[arrows.length - 1]?.click()
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  // Carousels update their visible slides some frames later; the others are inert.
  await passFrames(page, 4)
}

/**
 * Measures lines of text on pictures inside `within`: in the first window, or on the whole page. Hides text, and
 * scrolls, because a screenshot larger than the window is slow and moves carousels.
 */
export async function measureLines(
  page: Page,
  part: 'page' | 'window',
  within = 'body',
): Promise<readonly Measured[]> {
  const window = page.viewportSize() ?? { width: 0, height: 0 }
  const isInside = (line: PictureLine, top: number) =>
    line.top >= top && line.top + line.height < top + window.height
  let top = await scroll(page, 0)
  let rest = await page.evaluate(findLines, within)
  if (part === 'window') rest = rest.filter((line) => isInside(line, top))
  rest.sort((a, b) => a.top - b.top)
  if (rest.length === 0) return []

  const measured: Measured[] = []
  await hideText(page, true)
  const browser = await page.context().newCDPSession(page)
  for (let next = rest[0]; next; next = rest[0]) {
    // Elements near the top of the window may be under a bar.
    top = await scroll(page, Math.max(0, next.top - window.height / 4))
    const found = top === 0 ? rest : await page.evaluate(findLines, within)
    const uncovered = new Set(found.map(placeOf))
    const seen = rest.filter((line) => isInside(line, top) && uncovered.has(placeOf(line)))
    if (seen.length > 0) {
      const shot = await browser.send('Page.captureScreenshot', { optimizeForSpeed: true })
      const pixels = await sharp(Buffer.from(shot.data, 'base64'))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      measured.push(...seen.flatMap((line) => measure(line, top, pixels) ?? []))
    }
    rest = rest.filter((line) => !seen.includes(line) && line !== next && part === 'page')
  }
  await browser.detach()
  await hideText(page, false)
  await scroll(page, 0)
  return measured
}

/** Scrolls, and returns the actual position. */
const scroll = (page: Page, top: number): Promise<number> =>
  page.evaluate((top) => {
    scrollTo({ top, left: 0, behavior: 'instant' })
    return new Promise((done) =>
      requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY))),
    )
  }, top)

const placeOf = ({ name, left, top }: PictureLine) =>
  `${name} ${Math.round(left)} ${Math.round(top)}`

type Pixels = { readonly data: Buffer; readonly info: { width: number; height: number } }

/** Measures the pixels under a line, in a screenshot that begins `above` pixels below the page's top. */
function measure(line: PictureLine, above: number, { data, info }: Pixels): Measured | undefined {
  /** The number of pixels of each colour. */
  const counts = new Map<number, number>()
  const [top, left] = [Math.ceil(line.top - above), Math.ceil(line.left)]
  const right = Math.min(line.left + line.width, info.width)
  const bottom = Math.min(line.top - above + line.height, info.height)
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * info.width + x) * 3
      const color = data.readUIntBE(at, 3)
      counts.set(color, (counts.get(color) ?? 0) + 1)
    }
  }
  const contrasts = [...counts].map(([color, count]) => {
    const ground = [color >> 16, (color >> 8) & 255, color & 255]
    return { contrast: contrastOn(line.color, ground), count }
  })
  contrasts.sort((a, b) => a.contrast - b.contrast)
  let worse = Math.floor(contrasts.reduce((sum, { count }) => sum + count, 0) * WORST)
  const worst = contrasts.find(({ count }) => {
    worse -= count
    return worse < 0
  })
  return worst && { ...line, contrast: worst.contrast, isOnPicture: counts.size > 24 }
}

/** On pictures, text below this size in pixels needs at least this font weight. */
const SMALL = { below: 32, weight: 350 }

/** WCAG 2, 1.4.3: text from 24 pixels, or from 18.66 in bold, is large and needs less. */
const neededContrast = ({ size, weight }: Measured) =>
  size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5

/** Describes lines with too little contrast or weight, one line each. */
export const lowContrastLines = (lines: readonly Measured[]): string[] =>
  lines.flatMap((line) => {
    const { name, size, weight, contrast, isOnPicture } = line
    const isHairline = isOnPicture && size < SMALL.below && weight < SMALL.weight
    return [
      ...(contrast < neededContrast(line) ? [`contrast ${contrast.toFixed(1)}: ${name}`] : []),
      ...(isHairline ? [`weight ${weight} at ${size} px: ${name}`] : []),
    ]
  })

/** Uses a constructed style sheet, because the page's policy refuses style elements. */
function hideText(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate((hidden) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`*, ::before, ::after {
      color: transparent !important;
      text-decoration-color: transparent !important;
    }`)
    document.adoptedStyleSheets = hidden ? [sheet] : []
  }, isHidden)
}

/** The contrast of a colour, which may be translucent, on a ground. */
function contrastOn([r, g, b, alpha]: PictureLine['color'], ground: readonly number[]): number {
  const mixed = [r, g, b].map((part, index) => part * alpha + (ground[index] ?? 0) * (1 - alpha))
  return contrastOf(mixed, ground)
}

/** Finds the lines. Runs in the page, so it is one function without imports. */
function findLines(within: string): PictureLine[] {
  const IGNORED = '[inert], [popover]:not(:popover-open), svg'
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(IGNORED)
  const pictures = [...document.querySelectorAll('img')]
    .filter((image) => image.checkVisibility({ visibilityProperty: true }))
    .map((image) => image.getBoundingClientRect())
  const bars = [...document.querySelectorAll('body *')].filter(
    (element) => /fixed|sticky/.test(getComputedStyle(element).position) && isShown(element),
  )
  const meets = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
  const isCovered = (element: Element, line: DOMRect) =>
    bars.some((each) => !each.contains(element) && meets(line, each.getBoundingClientRect()))

  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  /** Parses any CSS colour, and applies the opacity of ancestors. */
  const colorOf = (element: Element): PictureLine['color'] => {
    let opacity = 1
    for (let each: Element | null = element; each; each = each.parentElement) {
      opacity *= Number(getComputedStyle(each).opacity)
    }
    if (!brush) return [0, 0, 0, opacity]
    brush.clearRect(0, 0, 1, 1)
    brush.fillStyle = getComputedStyle(element).color
    brush.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0, a = 0] = brush.getImageData(0, 0, 1, 1).data
    return [r, g, b, (a / 255) * opacity]
  }

  /** The box that clips the element, such as a slide. */
  const windowOf = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(each)
      if (overflowX !== 'visible' || overflowY !== 'visible' || clipPath !== 'none') {
        return each.getBoundingClientRect()
      }
    }
    return document.documentElement.getBoundingClientRect()
  }

  const lines: PictureLine[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.nodeValue?.trim()
    if (!text || !element || /^(SCRIPT|STYLE|OPTION)$/.test(element.tagName)) continue
    if (!isShown(element) || !element.closest(within)) continue
    const { fontSize, fontWeight } = getComputedStyle(element)
    const size = Number.parseFloat(fontSize)
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      // Line boxes are taller than letters.
      const slack = Math.max(0, (box.height - size * 0.7) / 2)
      const line = new DOMRect(box.left, box.top + slack, box.width, box.height - 2 * slack)
      const frame = windowOf(element)
      if (line.width < 2 || line.left < 0 || line.right > innerWidth + 1) continue
      if (frame.width < 4 || !meets(line, frame)) continue
      if (!pictures.some((picture) => meets(line, picture)) || isCovered(element, line)) continue
      // In a row that scrolls, only the visible part of the line.
      const left = Math.max(line.left, frame.left)
      lines.push({
        name: `${element.tagName.toLowerCase()} "${text.replace(/\s+/g, ' ').slice(0, 40)}"`,
        left: left + scrollX,
        top: line.top + scrollY,
        width: Math.min(line.right, frame.right) - left,
        height: line.height,
        size,
        weight: Number(fontWeight),
        color: colorOf(element),
      })
    }
  }
  return lines
}
