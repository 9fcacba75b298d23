import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readDrawing } from './drawing'
import { findNeighbour } from './neighbour'

const folder = path.join(process.cwd(), 'content/en/projects/plans')
const drawn = path.join(process.cwd(), 'assets/plans/drawn')

test.each(['vistara', 'nakshatra', 'mandhra'])(
  'the drawing of %s has an outline and a place for every plot in its facts',
  (slug) => {
    const facts = JSON.parse(readFileSync(path.join(folder, `${slug}.json`), 'utf8'))
    const svg = readFileSync(path.join(drawn, `${slug}.svg`), 'utf8')
    const drawing = readDrawing(svg)
    for (const { number } of facts.plots) {
      const plot = drawing?.plots.get(number)
      expect(plot?.outline).toMatch(/^M.*z$/)
      expect(Number.isFinite(plot?.x) && Number.isFinite(plot?.y)).toBe(true)
    }
    expect(drawing?.plots.size).toBe(facts.plots.length)
  },
)

test.each(['', 'Not found', '<svg xmlns="http://www.w3.org/2000/svg"/>', '<html><body/></html>'])(
  'an answer that is no drawing gives nothing: %s',
  (text) => {
    expect(readDrawing(text)).toBeUndefined()
  },
)

test.each(['vistara', 'nakshatra', 'mandhra'])(
  'the arrow keys alone lead to every plot of %s',
  (slug) => {
    const facts = JSON.parse(readFileSync(path.join(folder, `${slug}.json`), 'utf8'))
    const svg = readFileSync(path.join(drawn, `${slug}.svg`), 'utf8')
    const plots = readDrawing(svg)?.plots ?? new Map()
    const reached = new Set<number>([facts.plots[0].number])
    for (const from of reached) {
      for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
        const next = findNeighbour(plots, from, arrow)
        if (next !== undefined) reached.add(next)
      }
    }
    expect(reached.size).toBe(plots.size)
  },
)
