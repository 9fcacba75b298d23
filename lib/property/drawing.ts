import type { Point } from './neighbour'

/** A plan's drawing, taken apart: the ground to lie below the plots, the labels above them. */
export type Drawing = {
  viewBox: string
  definitions: readonly Element[]
  ground: readonly Element[]
  labels: readonly Element[]
  /** By plot number: the outline, and where its number stands. */
  plots: ReadonlyMap<number, Point & { outline: string }>
}

/**
 * Takes a drawing of scripts/plans.mjs apart. Runs in the browser. Nothing comes back where the text
 * is no such drawing.
 */
export function readDrawing(text: string): Drawing | undefined {
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  const viewBox = root.getAttribute('viewBox')
  const part = (name: string) => root.querySelector(`[data-part="${name}"]`)
  const [ground, labels, outlines, numbers] = ['ground', 'labels', 'plots', 'numbers'].map(part)
  if (!viewBox || !ground || !labels || !outlines || !numbers) return undefined

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
  const definitions = [...root.querySelectorAll('defs > *')]
  return { viewBox, definitions, ground: [...ground.children], labels: [...labels.children], plots }
}
