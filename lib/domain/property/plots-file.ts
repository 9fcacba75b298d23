import { dayOf } from './offer'
import { type PackedPlots, type Plot, plotsOn, unpackPlots } from './plots'

/** The plots of a project as a file of the site, for pages that show plots of several projects. */
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

/** The plots of such a file. Throws where it is anything else, such as the page of a network that wants a password. */
export function readPlotsFile(value: unknown): readonly Plot[] {
  if (!isPacked(value)) throw new Error('the file of plots is of another shape')
  return plotsOn(unpackPlots(value), dayOf(new Date()))
}
