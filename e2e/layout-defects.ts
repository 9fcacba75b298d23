/**
 * Finds what no page may show at any width: text on other text, controls on other controls, a heading
 * under something painted later, text cut by its box, text outside the window. What is meant carries
 * `data-overlap-ok` with the reason. Runs in the page, so it is one function without imports.
 *
 * @returns one line for each defect, in the page's own words
 */
export function findLayoutDefects(): string[] {
  type Box = { readonly x1: number; readonly x2: number; readonly y1: number; readonly y2: number }
  type Leaf = Box & { readonly element: Element; readonly layer: Element | undefined }
  type Clip = { readonly element: Element; readonly style: CSSStyleDeclaration }

  const defects = new Set<string>()
  const IGNORED = '[inert], [aria-hidden=true], dialog:not([open]), [data-overlap-ok], svg'
  /** Pixels that letters may touch by, and that boxes of controls may. */
  const [TEXT_SLACK, CONTROL_SLACK] = [2, 4]

  // What is laid out only when it comes near is laid out at once: the sweep looks at the whole page.
  for (const element of document.querySelectorAll<HTMLElement>('main *, footer')) {
    if (getComputedStyle(element).contentVisibility === 'auto') {
      element.style.contentVisibility = 'visible'
    }
  }

  const nameOf = (element: Element) => {
    const text = element.textContent?.trim() || element.getAttribute('aria-label') || ''
    return `${element.tagName.toLowerCase()} "${text.replace(/\s+/g, ' ').slice(0, 40)}"`
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(IGNORED)

  /** The nearest ancestor, or the element itself, for which `fits` holds. */
  const nearest = (from: Element | null, fits: (style: CSSStyleDeclaration) => boolean) => {
    for (let each = from; each && each !== document.documentElement; each = each.parentElement) {
      const style = getComputedStyle(each)
      if (fits(style)) return { element: each, style }
    }
    return undefined
  }
  const layerOf = (element: Element) =>
    nearest(element, ({ position }) => position === 'fixed' || position === 'sticky')?.element
  const isUnseen = ({ position, clipPath }: CSSStyleDeclaration) =>
    position === 'absolute' && clipPath !== 'none'
  const clipOf = (element: Element): Clip | undefined =>
    nearest(
      element,
      (style) => isUnseen(style) || style.overflowX !== 'visible' || style.overflowY !== 'visible',
    )
  const scrolls = ({ style }: Clip) => /auto|scroll/.test(style.overflowX + style.overflowY)
  const sharedArea = (a: Box, b: Box) => ({
    width: Math.min(a.x2, b.x2) - Math.max(a.x1, b.x1),
    height: Math.min(a.y2, b.y2) - Math.max(a.y1, b.y1),
  })
  const contains = (a: Element, b: Element) => a.contains(b) || b.contains(a)

  /** Every line of text that is seen, as tall as its small letters. */
  function seenLines(): Leaf[] {
    const lines: Leaf[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!node.nodeValue?.trim() || !element) continue
      if (/^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT|OPTION)$/.test(element.tagName)) continue
      if (!isShown(element)) continue
      const clip = clipOf(element)
      if (clip && isUnseen(clip.style)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
        if (width < 2 || height < 2) continue
        // Line boxes are taller than letters.
        const slack = Math.max(0, (height - size * 0.7) / 2)
        const line = { x1: left, x2: right, y1: top + slack, y2: bottom - slack }
        if (clip && isWhollyHidden(line, clip)) continue
        reportCut(element, line, clip)
        lines.push({ element, layer: layerOf(element), ...line })
      }
    }
    return lines
  }

  /** A slide that is not its turn, or a folded list. */
  function isWhollyHidden(line: Box, { element }: Clip) {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return (
      line.x2 <= left + 1 || line.x1 >= right - 1 || line.y2 <= top + 1 || line.y1 >= bottom - 1
    )
  }

  function reportCut(element: Element, line: Box, clip: Clip | undefined) {
    if (!clip) {
      if (line.x2 > innerWidth + 2 || line.x1 < -2) defects.add(`outside: ${nameOf(element)}`)
      return
    }
    if (scrolls(clip) || clip.element.closest('[data-controls]')) return
    const { left, right, top, bottom } = clip.element.getBoundingClientRect()
    const { overflowX, overflowY } = clip.style
    const isCutAcross = overflowX !== 'visible' && (line.x2 > right + 2 || line.x1 < left - 2)
    const isCutDown = overflowY !== 'visible' && (line.y2 > bottom + 2 || line.y1 < top - 2)
    if (isCutAcross || isCutDown) defects.add(`cut: ${nameOf(element)}`)
  }

  /** Tells of each pair that shares more than `slack` pixels both ways, in one pass from the top. */
  function reportPairs(kind: string, boxes: readonly Leaf[], slack: number) {
    const sorted = [...boxes].sort((a, b) => a.y1 - b.y1)
    sorted.forEach((a, index) => {
      for (const b of sorted.slice(index + 1)) {
        if (b.y1 >= a.y2) break
        if (a.element === b.element || contains(a.element, b.element)) continue
        if (a.layer !== b.layer) continue
        const { width, height } = sharedArea(a, b)
        if (width > slack && height > slack) {
          defects.add(`${kind}: ${nameOf(a.element)} and ${nameOf(b.element)}`)
        }
      }
    })
  }

  function seenControls(): Leaf[] {
    const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
    return [...document.querySelectorAll(CONTROLS)].filter(isShown).flatMap((element) => {
      const clip = clipOf(element)
      if (clip && isUnseen(clip.style)) return []
      // What scrolls sideways overlaps what stands beside it, unseen.
      const layer = clip && scrolls(clip) ? clip.element : layerOf(element)
      return [...element.getClientRects()]
        .map(({ left, right, top, bottom }) => ({ x1: left, x2: right, y1: top, y2: bottom }))
        .filter((box) => box.x2 > box.x1 && box.y2 > box.y1 && box.x2 > 0 && box.x1 < innerWidth)
        .filter((box) => !clip || !isWhollyHidden(box, clip))
        .map((box) => ({ element, layer, ...box }))
    })
  }

  /** Where an element's words stand, but for those that are only read aloud. */
  function seenBoxes(element: Element): DOMRect[] {
    const boxes: DOMRect[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const clip = clipOf(node.parentElement ?? element)
      if (clip && isUnseen(clip.style)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      boxes.push(...range.getClientRects())
    }
    return boxes
  }

  /** Headings under something painted later that has a ground of its own, such as a card. */
  function reportCoveredHeadings() {
    const hasGround = (from: Element, heading: Element) => {
      for (let each: Element | null = from; each && !each.contains(heading); ) {
        if (!/, 0\)$|transparent/.test(getComputedStyle(each).backgroundColor)) return true
        each = each.parentElement
      }
      return false
    }
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      if (!isShown(heading) || getComputedStyle(heading).pointerEvents === 'none') continue
      heading.scrollIntoView({ block: 'center', behavior: 'instant' })
      for (const { left, top, width, height } of seenBoxes(heading)) {
        for (const part of width < 8 ? [] : [0.02, 0.25, 0.5, 0.75, 0.98]) {
          const painted = document.elementFromPoint(left + width * part, top + height / 2)
          if (!painted || painted.tagName === 'IMG' || contains(painted, heading)) continue
          if (layerOf(painted) && layerOf(painted) !== layerOf(heading)) continue
          if (hasGround(painted, heading)) {
            defects.add(`covered: ${nameOf(heading)} by ${nameOf(painted)}`)
            break
          }
        }
      }
    }
    scrollTo({ top: 0, behavior: 'instant' })
  }

  scrollTo({ top: 0, behavior: 'instant' })
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) defects.add(`outside: ${scrollWidth - clientWidth} pixels of page`)
  reportPairs('text on text', seenLines(), TEXT_SLACK)
  reportPairs('control on control', seenControls(), CONTROL_SLACK)
  reportCoveredHeadings()
  return [...defects]
}

/**
 * Finds Tamil words of headings, buttons, links, labels and large letters that stand on two lines. They are long and
 * take no hyphen: a word that is broken reads as two. Runs in the page after `findLayoutDefects`.
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
    const isLarge = Number.parseFloat(getComputedStyle(element).fontSize) >= 24
    if (!isLarge && !element.closest(SHORT)) continue
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\p{Script=Tamil}{2,}/gu)) {
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
    ...(header.clientHeight > 120 ? [`bar of ${header.clientHeight} pixels`] : []),
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
