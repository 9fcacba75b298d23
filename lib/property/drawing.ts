import type { Point } from './neighbour'

/** What can be chosen on a plan's drawing. */
export type Drawing = {
  viewBox: string
  /** By plot number: the outline, and where its number stands. */
  plots: ReadonlyMap<number, Point & { outline: string }>
}

/**
 * Reads the plots of a drawing of scripts/plans.mjs. Runs in the browser. Nothing comes back where the
 * text is no such drawing.
 */
export function readDrawing(text: string): Drawing | undefined {
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  const viewBox = root.getAttribute('viewBox')
  const part = (name: string) => root.querySelector(`[data-part="${name}"]`)
  const [outlines, numbers] = ['plots', 'numbers'].map(part)
  if (!viewBox || !outlines || !numbers) return undefined

  const plots = new Map<number, Point & { outline: string }>()
  const marks = [...numbers.children]
  for (const [index, path] of [...outlines.children].entries()) {
    const mark = marks[index]
    const number = Number(path.getAttribute('data-plot'))
    plots.set(number, {
      outline: path.getAttribute('d') ?? '',
      x: Number(mark?.getAttribute('x')),
      y: Number(mark?.getAttribute('y')),
    })
  }
  return { viewBox, plots }
}
