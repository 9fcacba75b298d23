import path from 'node:path'
import { buildSync } from 'esbuild'

/** The argument of `page.evaluate`: a function without imports, or an expression. */
export type Finder = string | (() => string[])

/**
 * Finds layout defects that no page may have at any width: text on other text, controls on other controls, a covered
 * heading, text cut by its box or outside the window. Intended overlaps have `data-overlap-ok` with the reason.
 * Bundled as an expression, because code that runs in a page cannot import modules.
 */
export const findLayoutDefects: Finder = bundled('find-defects.ts', 'findDefects')

/** Bundles an expression that calls `name` of a module in e2e/site/layout. */
function bundled(file: string, name: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join('e2e/site/layout', file)],
    bundle: true,
    format: 'iife',
    globalName: 'found',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  })
  return `(() => { ${outputFiles[0]?.text}; return found.${name}() })()`
}

/**
 * Finds single words of headings, buttons, links, labels and large text that are broken across two lines. They have no
 * hyphen, so a broken Tamil word reads as two. Runs in the page after `findLayoutDefects`.
 *
 * @returns one line for each word
 */
export function findBrokenWords(): string[] {
  const SHORT = 'h1, h2, h3, a, button, summary, label, legend, dt, figcaption'
  const broken = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element?.checkVisibility({ visibilityProperty: true })) continue
    // Mail addresses may break.
    if (element.closest('[href^="mailto:"]')) continue
    const isLarge = Number.parseFloat(getComputedStyle(element).fontSize) >= 24
    if (!isLarge && !element.closest(SHORT)) continue
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{M}]{2,}/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ top }) => top)
      if (Math.max(...tops) - Math.min(...tops) > 5) broken.add(`broken word "${word}"`)
    }
  }
  return [...broken]
}

/**
 * Finds arrows of an opening carousel that are missing, small, cut, or cover text and other controls. Runs in the
 * page.
 */
export function findArrowDefects(): string[] {
  const carousel = document.querySelector('main [data-controls]')
  if (!carousel || carousel.getBoundingClientRect().top > innerHeight) return []
  const arrows = [...carousel.querySelectorAll('button[aria-controls]')]
  const others = [...document.querySelectorAll('main :is(h1, h2, p, a, button)')].filter(
    (each) =>
      !arrows.includes(each) &&
      !each.closest('[inert]') &&
      each.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
  const shown = arrows.filter((each) => each.checkVisibility({ visibilityProperty: true }))
  if (shown.length !== 2) return [`${shown.length} arrows of ${carousel.ariaLabel}`]
  return shown.flatMap((arrow) => {
    const name = `arrow "${arrow.ariaLabel}"`
    const { left, right, top, bottom, width, height } = arrow.getBoundingClientRect()
    const under = others.find((each) => {
      const at = each.getBoundingClientRect()
      const isBeside = at.left >= right || at.right <= left || at.top >= bottom || at.bottom <= top
      return at.width > 2 && !isBeside
    })
    return [
      ...(Math.min(width, height) < 44 ? [`small: ${name}`] : []),
      ...(left < 0 || right > innerWidth ? [`outside: ${name}`] : []),
      ...(under ? [`${name} on "${under.textContent?.trim().slice(0, 40)}"`] : []),
    ]
  })
}

/**
 * Finds defects of the header: too high, a label on two lines, a link outside its row or the window. Runs in the
 * page.
 */
export function findBarDefects(): string[] {
  const header = document.querySelector('header')
  const row = header?.firstElementChild
  if (!header || !row) return []
  const links = [...header.querySelectorAll('a')].filter((link) => link.checkVisibility())
  const range = document.createRange()
  const linesOf = (link: Element) => {
    range.selectNodeContents(link.firstElementChild ?? link)
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
  }
  const isOut = (link: Element) => {
    const [at, around] = [link.getBoundingClientRect(), row.getBoundingClientRect()]
    const isOutside = at.left < -1 || at.right > innerWidth + 1
    return isOutside || at.top < around.top - 1 || at.bottom > around.bottom + 1
  }
  const nameOf = (link: Element) => `"${link.textContent?.trim() || link.ariaLabel}"`
  return [
    // In windows wider than 1920 px all sizes are larger.
    ...(header.clientHeight > (innerWidth > 1920 ? 150 : 120)
      ? [`bar of ${header.clientHeight} pixels`]
      : []),
    ...links
      .filter((link) => row.contains(link) && isOut(link))
      .map((l) => `out of bar: ${nameOf(l)}`),
    ...links
      .filter((link) => link.closest('nav') && linesOf(link) > 1)
      .map((link) => `two lines in bar: ${nameOf(link)}`),
  ]
}

/**
 * Finds a picture that loads late (`loading="lazy"`) although it is larger in the first screen than those that load at
 * once, and more than a twentieth of it: the page would paint late. Runs in the page.
 */
export function findLatePictures(): string[] {
  const within = (from: number, to: number, end: number) =>
    Math.max(0, Math.min(to, end) - Math.max(from, 0))
  const seen = [...document.images]
    .filter((image) => image.checkVisibility())
    .map((image) => {
      const { left, right, top, bottom } = image.getBoundingClientRect()
      const height = within(top + scrollY, bottom + scrollY, innerHeight)
      return { image, area: within(left, right, innerWidth) * height }
    })
    .sort((a, b) => b.area - a.area)
  const late = seen.find(({ image }) => image.loading === 'lazy')
  const atOnce = seen.find(({ image }) => image.loading !== 'lazy')
  // A neighbour of the same size differs by a part of a pixel.
  const least = Math.max(1.1 * (atOnce?.area ?? 0), (innerWidth * innerHeight) / 20)
  return late && late.area > least ? [`loads late: ${late.image.src}`] : []
}

/** Finds whether the title or the first button is not completely in the first screen. Runs in the page. */
export function findOpeningDefects(): string[] {
  scrollTo({ top: 0, behavior: 'instant' })
  // A visually hidden title has no size.
  const title = [...document.querySelectorAll('main :is(h1, h2)')].find(
    (each) => each.getBoundingClientRect().width > 4,
  )
  return [title, document.querySelector('main a[data-variant]')]
    .filter((each) => {
      const { left, right, top, bottom } = each?.getBoundingClientRect() ?? new DOMRect(-1)
      return left < 0 || right > innerWidth || top < 0 || bottom > innerHeight
    })
    .map((each) => `not whole in the first screen: "${each?.textContent?.trim().slice(0, 40)}"`)
}

/**
 * Finds controls that are completely visible in the first screen, outside of the header. Runs in the
 * page.
 */
export function findActions(): string[] {
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
