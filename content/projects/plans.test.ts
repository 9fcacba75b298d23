/** @jest-environment jsdom */
import { existsSync, readFileSync } from 'node:fs'
import { readDrawing } from '@/lib/domain/property/drawing'
import { findNeighbour } from '@/lib/domain/property/neighbour'
import { slugsIn } from '../json'
import { readPlan } from './plans'

/** The plots of each existing drawing. */
const drawn = slugsIn('projects/plans').flatMap((slug) => {
  const file = `assets/plans/drawn/${slug}.svg`
  if (!existsSync(file)) return []
  const numbers = readPlan({ slug, pricePerSqFt: 1 }).plots.map(({ number }) => number)
  return [[slug, numbers, readDrawing(readFileSync(file, 'utf8'))?.plots ?? new Map()] as const]
})

test.each(drawn)(
  'the drawing of %s has an outline and a place for every plot in its facts',
  (_, numbers, plots) => {
    for (const number of numbers) {
      const plot = plots.get(number)
      expect(plot?.outline).toMatch(/^M.*z$/)
      expect(Number.isFinite(plot?.x) && Number.isFinite(plot?.y)).toBe(true)
    }
    expect(plots.size).toBe(numbers.length)
  },
)

test.each(drawn)('every plot of %s can be reached with arrow keys', (_, [first = 0], plots) => {
  const reached = new Set<number>([first])
  for (const from of reached) {
    for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
      const next = findNeighbour(plots, from, arrow)
      if (next !== undefined) reached.add(next)
    }
  }
  expect(reached.size).toBe(plots.size)
})
