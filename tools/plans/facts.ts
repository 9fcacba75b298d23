/** What a survey tells besides its drawings. Fonts and files are not needed: the editor asks for it too. */
import { createHash } from 'node:crypto'
import type { PlotStatus } from '@/lib/domain/property/plots'
import { drawLines } from './draw-lines'
import { labelsOf } from './names'
import { placesOf } from './plot-places'
import { readElements, readPlot } from './read-plan'

/**
 * A survey with its words and its plots, the drawing of its lines with the address that it has, and the file of its
 * facts. Throws for a survey that is not as docs/develop.md says.
 */
export function readSurvey(slug: string, svg: string) {
  const elements = [...readElements(svg)]
  const title = elements.find(({ name }) => name === 'title')?.text ?? slug
  const plots = elements.filter(({ attributes }) => attributes.class === 'plot').map(readPlot)
  if (plots.length === 0) throw new Error('there are no plots in it')
  if (new Set(plots.map(({ number }) => number)).size < plots.length)
    throw new Error('a plot number is used twice')
  const labels = labelsOf(elements)
  const lines = drawLines(elements)
  const hash = createHash('sha256').update(lines).digest('hex').slice(0, 8)
  const address = `/plans/${slug}-lines-${hash}.svg`
  const places = placesOf(elements)
  const rows = plots
    .map(({ status, ...plot }) => ({ ...plot, ...places.get(plot.number) }))
    .map((plot) => `    ${JSON.stringify(plot)}`)
    .join(',\n')
  const facts = `{\n${Object.entries({ slug, title, labels, lines: address })
    .map(([key, fact]) => `  "${key}": ${JSON.stringify(fact)},`)
    .join('\n')}\n  "plots": [\n${rows}\n  ]\n}\n`
  return { elements, title, plots, labels, lines, address, facts }
}

type Sale = { number: number; status: PlotStatus }

/** The owner's list as it is; where the survey has other plots, with those: of a new one, what the survey says. */
export function salesOf(slug: string, plots: readonly Sale[], text: string | undefined): string {
  const kept: readonly Sale[] = text ? JSON.parse(text).plots : []
  const numbersOf = (list: readonly Sale[]) => list.map(({ number }) => number).join()
  if (text && numbersOf(kept) === numbersOf(plots)) return text
  // Nobody has checked the new ones: the day of the last check goes.
  const merged = plots.map(
    ({ number, status }) => kept.find((each) => each.number === number) ?? { number, status },
  )
  return `${JSON.stringify({ slug, plots: merged }, null, 2)}\n`
}
