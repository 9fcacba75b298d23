import type { Point } from './neighbour'

/** The selectable plots of a plan's SVG. */
export type Drawing = {
  viewBox: string
  /** By plot number: the outline's path data, and the centre, where the number is drawn. */
  plots: ReadonlyMap<number, Point & { outline: string }>
}

/**
 * Parses the plots of an SVG of tools/plans/plans.ts, with or without statuses. Needs a browser. Undefined if the text
 * is not such an SVG.
 */
export function readDrawing(text: string): Drawing | undefined {
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  const viewBox = root.getAttribute('viewBox')
  const outlines = root.querySelector('[data-part="plots"]')
  if (!viewBox || !outlines) return undefined

  const plots = new Map<number, Point & { outline: string }>()
  for (const path of outlines.querySelectorAll('[data-plot]')) {
    const [x = 0, y = 0] = path.getAttribute('data-at')?.split(' ').map(Number) ?? []
    const outline = path.getAttribute('d') ?? ''
    plots.set(Number(path.getAttribute('data-plot')), { outline, x, y })
  }
  return { viewBox, plots }
}
