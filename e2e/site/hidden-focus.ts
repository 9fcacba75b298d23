/**
 * Focuses every control in turn, and checks that part of it is visible (WCAG 2.4.11). Runs in the page, so it is
 * one function without imports.
 *
 * @returns the number of controls, and those that are completely hidden while they have the focus
 */
export function findHiddenFocus(): { stops: number; hidden: string[] } {
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'
  const isStop = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    !element.closest('[inert], [aria-hidden=true]') &&
    element.checkVisibility({ visibilityProperty: true })

  /** Points of a box in the window: its centre, and points near its edges. */
  const pointsOf = ({ left, right, top, bottom }: DOMRect): [number, number][] => {
    const [x1, x2] = [Math.max(left, 0), Math.min(right, innerWidth)]
    const [y1, y2] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
    if (x2 - x1 < 1 || y2 - y1 < 1) return []
    const parts = [0.04, 0.25, 0.5, 0.75, 0.96]
    return parts.flatMap((across) =>
      parts.map((down): [number, number] => [x1 + (x2 - x1) * across, y1 + (y2 - y1) * down]),
    )
  }
  /** A control drawn by its label is not visible itself. */
  const labelsOf = (element: HTMLElement) =>
    element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const isSeen = (element: HTMLElement) =>
    [element, ...labelsOf(element)].some((each) =>
      [...each.getClientRects()].flatMap(pointsOf).some(([x, y]) => {
        const painted = document.elementFromPoint(x, y)
        return painted && (each.contains(painted) || painted.contains(each))
      }),
    )

  const stops = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(isStop)
  const hidden = stops.filter((element) => {
    element.focus()
    return document.activeElement === element && !isSeen(element)
  })
  const nameOf = (element: HTMLElement) =>
    `${element.tagName.toLowerCase()} "${(element.textContent || element.ariaLabel || '').trim().slice(0, 40)}"`
  return { stops: stops.length, hidden: hidden.map(nameOf) }
}

/**
 * Scrolls a little and finds elements that do not move: bars at an edge of the window, cards in a corner. Runs in the
 * page.
 */
export function findFixedElements(): string[] {
  const places = () =>
    [...document.querySelectorAll('body *')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, top: element.getBoundingClientRect().top }))
  scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' })
  const before = new Map(places().map(({ element, top }) => [element, top]))
  scrollBy({ top: -40, behavior: 'instant' })
  return places()
    .filter(({ element, top }) => Math.abs(top - (before.get(element) ?? top) - 40) > 2)
    .filter(({ top, element }) => top < innerHeight && element.getBoundingClientRect().bottom > 0)
    .map(({ element }) => element.className || element.tagName)
}
