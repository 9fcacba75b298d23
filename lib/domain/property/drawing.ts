import type { Point } from './neighbour'

/** What can be chosen on a plan's drawing. */
export type Drawing = {
  viewBox: string
  /** By plot number: the outline, and the middle, where its number stands. */
  plots: ReadonlyMap<number, Point & { outline: string }>
}

/**
 * Reads the plots of a drawing of tools/plans/plans.ts, with or without what is sold. Runs in the browser. Nothing comes back where the
 * text is no such drawing.
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
