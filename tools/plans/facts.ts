/** Derives the facts of a survey. Needs no fonts and no files, so that the editor can use it. */
import { sha256Of } from '@/lib/domain/format/hash'
import type { PlotStatus } from '@/lib/domain/property/plots'
import { drawLines } from './draw-lines'
import { labelsOf } from './names'
import { placesOf } from './plot-places'
import { readElements, readPlot } from './read-plan'

/**
 * Parses a survey: its words and plots, the drawing of its lines with the address of its file, and the content of the
 * facts file. Throws for a survey that does not follow docs/develop.md.
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
  const hash = sha256Of(lines).slice(0, 8)
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

/** Returns the owner's list, merged with the plots of the survey if they differ; new ones get the survey's status. */
export function salesOf(slug: string, plots: readonly Sale[], text: string | undefined): string {
  const kept: readonly Sale[] = text ? JSON.parse(text).plots : []
  const numbersOf = (list: readonly Sale[]) => list.map(({ number }) => number).join()
  if (text && numbersOf(kept) === numbersOf(plots)) return text
  // New plots are unchecked, so the date of the last check is dropped.
  const merged = plots.map(
    ({ number, status }) => kept.find((each) => each.number === number) ?? { number, status },
  )
  return `${JSON.stringify({ slug, plots: merged }, null, 2)}\n`
}
