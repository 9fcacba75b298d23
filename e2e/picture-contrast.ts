import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** A line of text that lies on a picture. Lengths in CSS pixels, from the page's upper left corner. */
export type PictureLine = {
  readonly name: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Of the letters. */
  readonly size: number
  readonly weight: number
  /** Red, green, blue from 0 to 255, and opacity from 0 to 1. */
  readonly color: readonly [number, number, number, number]
}

/** What a picture holds under a line. */
export type Measured = PictureLine & {
  /**
   * Contrast at the worst hundredth of the pixels under the line, by WCAG. A lamp of a few pixels
   * takes no letter away; a lit window does.
   */
  readonly contrast: number
  /** Whether the pixels differ: on a card or a bar over the picture they are of one colour. */
  readonly isOnPicture: boolean
}

/** The share of pixels, of those that stand out least, that may be worse. */
const WORST = 0.01

/** Loads every picture, in the size that the window asks for, and lays out the whole page. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    delete document.documentElement.dataset.lazyLayout
    await document.fonts.ready
    // A browser chooses another file of a picture in the frame after the window has changed.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager'
        // One that is not shown is never loaded.
        return image.checkVisibility() ? image.decode().catch(() => undefined) : undefined
      }),
    )
  })
}

/** Turns each carousel to one of its slides. Returns how many slides the longest has. */
export function showSlide(page: Page, index: number): Promise<number> {
  return page.evaluate((at) => {
    const slides = [...document.querySelectorAll('[data-controls] [id]')].map(({ children }) =>
      [...children].filter((child) => child.role === 'group'),
    )
    for (const each of slides) each[at]?.scrollIntoView({ inline: 'start', behavior: 'instant' })
    scrollTo({ top: 0, left: 0, behavior: 'instant' })
    return Math.max(1, ...slides.map(({ length }) => length))
  }, index)
}

/**
 * Measures lines of text on pictures, as the page stands: on the whole page, within the window, or on the
 * slides within the window. A picture of the whole page moves a carousel to another place, one of the window
 * does not.
 */
export async function measureLines(
  page: Page,
  part: 'page' | 'window' | 'slides',
): Promise<readonly Measured[]> {
  const found = await page.evaluate(findLines, part === 'slides' ? '[data-controls]' : 'body')
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const lines =
    part === 'page'
      ? found
      : found.filter((line) => line.top >= 0 && line.top + line.height < height)
  if (lines.length === 0) return []
  const top = Math.floor(Math.min(...lines.map((line) => line.top)))
  const foot = Math.ceil(Math.max(...lines.map((line) => line.top + line.height)))
  await hideText(page, true)
  const shot = await page.screenshot({
    fullPage: part === 'page',
    clip: { x: 0, y: top, width, height: foot - top },
  })
  await hideText(page, false)
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })

  return lines.flatMap((line) => {
    const contrasts: number[] = []
    const seen = new Set<number>()
    const right = Math.min(line.left + line.width, info.width)
    const bottom = Math.min(line.top - top + line.height, info.height)
    for (let y = Math.ceil(line.top - top); y < bottom; y += 1) {
      for (let x = Math.ceil(line.left); x < right; x += 1) {
        const at = (y * info.width + x) * 3
        const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]]
        seen.add((r << 16) | (g << 8) | b)
        contrasts.push(contrastOf(line.color, [r, g, b]))
      }
    }
    contrasts.sort((a, b) => a - b)
    const contrast = contrasts[Math.floor(contrasts.length * WORST)]
    return contrast === undefined ? [] : [{ ...line, contrast, isOnPicture: seen.size > 24 }]
  })
}

/** By a style sheet of the page's own objects, for its policy refuses style elements. */
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

/** Contrast of two colours, from 1 to 21, by WCAG 2; the first may be translucent. */
function contrastOf([r, g, b, alpha]: PictureLine['color'], ground: readonly number[]): number {
  const mixed = [r, g, b].map((part, index) => part * alpha + (ground[index] ?? 0) * (1 - alpha))
  const [light = 0, dark = 0] = [luminance(mixed), luminance(ground)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = color.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
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
  const fixed = [...document.querySelectorAll('body *')].filter(
    (element) => getComputedStyle(element).position === 'fixed' && isShown(element),
  )
  const meets = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
  const isCovered = (element: Element, line: DOMRect) =>
    fixed.some((each) => !each.contains(element) && meets(line, each.getBoundingClientRect()))

  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  /** Any CSS colour as numbers; opacity of what the text stands in counts. */
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

  /** The box that cuts the element off, such as a slide or what only screen readers hear. */
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
      // Of a row that scrolls, what can be seen of its first and last word.
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
