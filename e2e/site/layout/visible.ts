/** Visible text and controls of a page, with their positions. Runs in the page. */

export type Box = {
  readonly x1: number
  readonly x2: number
  readonly y1: number
  readonly y2: number
}
export type Clip = { readonly element: Element; readonly style: CSSStyleDeclaration }
/** A line of text or a part of a control. Leaves of one `layer` scroll together; `clip` may cut it. */
export type Leaf = Box & {
  readonly element: Element
  readonly layer: Element | undefined
  readonly clip: Clip | undefined
}

const IGNORED = '[inert], [aria-hidden=true], dialog:not([open]), [data-overlap-ok], svg'
const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary'

/** Describes an element by its tag and the beginning of its text. */
export function nameOf(element: Element): string {
  const text = element.textContent?.trim() || element.getAttribute('aria-label') || ''
  return `${element.tagName.toLowerCase()} "${text.replace(/\s+/g, ' ').slice(0, 40)}"`
}

/** Whether an element is visible, and its overlaps are not intended. */
export const isShown = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  !element.closest(IGNORED)

/** Whether one of two elements is within the other. */
export const contains = (a: Element, b: Element): boolean => a.contains(b) || b.contains(a)

/** The nearest ancestor, or the element itself, for which `fits` holds. */
function nearest(from: Element | null, fits: (style: CSSStyleDeclaration) => boolean) {
  for (let each = from; each && each !== document.documentElement; each = each.parentElement) {
    const style = getComputedStyle(each)
    if (fits(style)) return { element: each, style }
  }
  return undefined
}

/** The nearest fixed or sticky ancestor, or the element itself; undefined if it scrolls with the page. */
export const layerOf = (element: Element): Element | undefined =>
  nearest(element, ({ position }) => position === 'fixed' || position === 'sticky')?.element

/** Visually hidden text. */
const isVisuallyHidden = ({ position, clipPath }: CSSStyleDeclaration) =>
  position === 'absolute' && clipPath !== 'none'

const clipOf = (element: Element): Clip | undefined =>
  nearest(
    element,
    (style) =>
      isVisuallyHidden(style) || style.overflowX !== 'visible' || style.overflowY !== 'visible',
  )

/** Whether hidden content can be scrolled into view. */
export const scrolls = ({ style }: Clip): boolean =>
  /auto|scroll/.test(style.overflowX + style.overflowY)

/** Whether a line is completely cut off, as in other slides or collapsed lists. */
function isWhollyHidden(line: Box, { element }: Clip) {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return line.x2 <= left + 1 || line.x1 >= right - 1 || line.y2 <= top + 1 || line.y1 >= bottom - 1
}

function* textsIn(root: Element) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node
}

function rectsOf(node: Node): Iterable<DOMRect> {
  const range = document.createRange()
  range.selectNodeContents(node)
  return range.getClientRects()
}

/** All visible lines of text, with the height of lower-case letters. */
export function visibleLines(): Leaf[] {
  const lines: Leaf[] = []
  for (const node of textsIn(document.body)) {
    const element = node.parentElement
    if (!node.nodeValue?.trim() || !element) continue
    if (/^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT|OPTION)$/.test(element.tagName)) continue
    if (!isShown(element)) continue
    const clip = clipOf(element)
    if (clip && isVisuallyHidden(clip.style)) continue
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    for (const { left, right, top, bottom, width, height } of rectsOf(node)) {
      if (width < 2 || height < 2) continue
      // Line boxes are taller than letters.
      const slack = Math.max(0, (height - size * 0.7) / 2)
      const line = { x1: left, x2: right, y1: top + slack, y2: bottom - slack }
      if (clip && isWhollyHidden(line, clip)) continue
      lines.push({ element, layer: layerOf(element), clip, ...line })
    }
  }
  return lines
}

/** All visible controls; each part of one that wraps over lines. */
export function visibleControls(): Leaf[] {
  return [...document.querySelectorAll(CONTROLS)].filter(isShown).flatMap((element) => {
    const clip = clipOf(element)
    if (clip && isVisuallyHidden(clip.style)) return []
    // Content of a sideways scroller overlaps the elements beside it, but is clipped there.
    const layer = clip && scrolls(clip) ? clip.element : layerOf(element)
    return [...element.getClientRects()]
      .map(({ left, right, top, bottom }) => ({ x1: left, x2: right, y1: top, y2: bottom }))
      .filter((box) => box.x2 > box.x1 && box.y2 > box.y1 && box.x2 > 0 && box.x1 < innerWidth)
      .filter((box) => !clip || !isWhollyHidden(box, clip))
      .map((box) => ({ element, layer, clip, ...box }))
  })
}

/** The boxes of an element's visible text. */
export function visibleBoxes(element: Element): DOMRect[] {
  return [...textsIn(element)].flatMap((node) => {
    const clip = clipOf(node.parentElement ?? element)
    return clip && isVisuallyHidden(clip.style) ? [] : [...rectsOf(node)]
  })
}
