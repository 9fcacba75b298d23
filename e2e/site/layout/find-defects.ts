/** Finds defects that no page may have at any width. Runs in the page, bundled by e2e/site/layout-defects.ts. */
import {
  type Box,
  contains,
  isShown,
  type Leaf,
  layerOf,
  nameOf,
  scrolls,
  visibleBoxes,
  visibleControls,
  visibleLines,
} from './visible'

/** Pixels by which text may overlap, and boxes of controls. */
const TEXT_SLACK = 2
const CONTROL_SLACK = 4

/** Returns one line for each defect, with texts of the page. */
export function findDefects(): string[] {
  layOutAll()
  scrollTo({ top: 0, behavior: 'instant' })
  const lines = visibleLines()
  const defects = [
    ...widePage(),
    ...lines.flatMap(cutText),
    ...overlaps('text on text', lines, TEXT_SLACK),
    ...overlaps('control on control', visibleControls(), CONTROL_SLACK),
    ...coveredHeadings(),
  ]
  scrollTo({ top: 0, behavior: 'instant' })
  return [...new Set(defects)]
}

/** Disables lazy layout, to check the whole page. */
function layOutAll() {
  for (const element of document.querySelectorAll<HTMLElement>('main *, footer')) {
    if (getComputedStyle(element).contentVisibility === 'auto') {
      element.style.contentVisibility = 'visible'
    }
  }
}

/** Horizontal overflow of the page. */
function widePage() {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [`outside: ${scrollWidth - clientWidth} pixels of page`] : []
}

/** A line outside the window, or cut by a box that does not scroll. */
function cutText({ element, clip, ...line }: Leaf) {
  if (!clip) {
    return line.x2 > innerWidth + 2 || line.x1 < -2 ? [`outside: ${nameOf(element)}`] : []
  }
  if (scrolls(clip) || clip.element.closest('[data-controls]')) return []
  const { left, right, top, bottom } = clip.element.getBoundingClientRect()
  const { overflowX, overflowY } = clip.style
  const isCutAcross = overflowX !== 'visible' && (line.x2 > right + 2 || line.x1 < left - 2)
  const isCutDown = overflowY !== 'visible' && (line.y2 > bottom + 2 || line.y1 < top - 2)
  return isCutAcross || isCutDown ? [`cut: ${nameOf(element)}`] : []
}

/** All pairs that overlap by more than `slack` pixels in both directions, found in one pass from the top. */
function overlaps(kind: string, boxes: readonly Leaf[], slack: number) {
  const found: string[] = []
  const sorted = [...boxes].sort((a, b) => a.y1 - b.y1)
  sorted.forEach((a, index) => {
    for (const b of sorted.slice(index + 1)) {
      if (b.y1 >= a.y2) break
      if (contains(a.element, b.element) || a.layer !== b.layer) continue
      const { width, height } = sharedArea(a, b)
      if (width > slack && height > slack) {
        found.push(`${kind}: ${nameOf(a.element)} and ${nameOf(b.element)}`)
      }
    }
  })
  return found
}

const sharedArea = (a: Box, b: Box) => ({
  width: Math.min(a.x2, b.x2) - Math.max(a.x1, b.x1),
  height: Math.min(a.y2, b.y2) - Math.max(a.y1, b.y1),
})

/** Headings covered by an element with a background, such as a card. */
function coveredHeadings() {
  return [...document.querySelectorAll('h1, h2, h3')].flatMap((heading) => {
    if (!isShown(heading) || getComputedStyle(heading).pointerEvents === 'none') return []
    heading.scrollIntoView({ block: 'center', behavior: 'instant' })
    return visibleBoxes(heading).flatMap((box) => {
      const cover = coverOf(heading, box)
      return cover ? [`covered: ${nameOf(heading)} by ${nameOf(cover)}`] : []
    })
  })
}

/** The element that covers a line of a heading, at one of five points. */
function coverOf(heading: Element, { left, top, width, height }: DOMRect) {
  if (width < 8) return undefined
  return [0.02, 0.25, 0.5, 0.75, 0.98]
    .map((part) => document.elementFromPoint(left + width * part, top + height / 2))
    .find((painted) => {
      if (!painted || painted.tagName === 'IMG' || contains(painted, heading)) return false
      const layer = layerOf(painted)
      return (!layer || layer === layerOf(heading)) && hasGround(painted, heading)
    })
}

/** Whether `painted`, or an ancestor outside of the heading, has an opaque background. */
function hasGround(painted: Element, heading: Element) {
  for (let each: Element | null = painted; each && !each.contains(heading); ) {
    if (!/, 0\)$|transparent/.test(getComputedStyle(each).backgroundColor)) return true
    each = each.parentElement
  }
  return false
}
