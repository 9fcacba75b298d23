import { dayOfYearText } from '@/lib/format/dates'
import { fill } from '@/lib/format/fill'
import type { Plot, PlotStatus } from './plots'

type StatusWords = {
  statuses: Readonly<Record<PlotStatus, string>>
  /** With `{date}`. */
  reservedUntil: string
}

/** The status of a plot in words, with the last day of a reservation: "Sold", "Reserved until 03 Dec". */
export const statusText = (
  { status, until }: Pick<Plot, 'status' | 'until'>,
  words: StatusWords,
): string =>
  until ? fill(words.reservedUntil, { date: dayOfYearText(until) }) : words.statuses[status]
