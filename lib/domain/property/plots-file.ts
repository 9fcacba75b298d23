import { type PackedPlots, type Plot, plotsOn, unpackPlots } from './plots'
import { dayOf } from './publication'

/** The path of the JSON file with a project's plots, for pages that show plots of several projects. */
export const plotsFile = (slug: string) => `/plots/${slug}.json` as const

const areNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number')

const isPacked = (value: unknown): value is PackedPlots => {
  if (typeof value !== 'object' || value === null) return false
  const { roads, prices, rows } = value as Record<string, unknown>
  return (
    Array.isArray(roads) &&
    roads.every((road) => typeof road === 'string') &&
    areNumbers(prices) &&
    Array.isArray(rows) &&
    rows.every(areNumbers)
  )
}

/** Parses such a file. Throws if it has another shape. */
export function readPlotsFile(value: unknown): readonly Plot[] {
  if (!isPacked(value)) throw new Error('the file of plots is of another shape')
  return plotsOn(unpackPlots(value), dayOf(new Date()))
}
