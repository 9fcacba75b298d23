import path from 'node:path'
import { buildSync } from 'esbuild'

/** What `page.evaluate` takes: a function without imports, or an expression. */
export type Finder = string | (() => string[])

/**
 * Finds what no page may show at any width: text on other text, controls on other controls, a heading under something
 * painted later, text cut by its box, text outside the window. What is meant carries `data-overlap-ok` with the reason.
 * An expression: what runs in a page cannot import, so its modules are bundled.
 */
export const findLayoutDefects: Finder = bundled('find-defects.ts', 'findDefects')

/** An expression that calls `name` of a module of e2e/site/layout. */
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
 * Finds words of headings, buttons, links, labels and large letters that stand on two lines. They take no hyphen, and
 * Tamil ones are long: a word that is broken reads as two. Runs in the page after `findLayoutDefects`.
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
    // An address takes as many lines as it needs.
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
 * Finds arrows of the carousel with which a page opens that are missing, small, cut, or lie on words and other controls.
 * Runs in the page.
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
 * Finds what is wrong with the bar at the head of a page: it is high, a label takes two lines, a link leaves its row or
 * the window. Runs in the page.
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
    // In windows wider than 1920 px every measure is larger.
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

/** Finds which of a page's title and first button the first screen does not show whole. Runs in the page. */
export function findOpeningDefects(): string[] {
  scrollTo({ top: 0, behavior: 'instant' })
  // A title that is only read aloud has no room.
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
 * Finds what can be pressed in the first screen, whole and not covered, of the page itself: not its header. Runs in the
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
