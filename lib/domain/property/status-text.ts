import { fill } from '@/lib/domain/format/fill'
import type { PlotStatus } from './plots'

type StatusWords = {
  statuses: Readonly<Record<PlotStatus, string>>
  /** With `{date}`. */
  reservedUntil: string
}

/**
 * The status of a plot in words, with the last day of a reservation: "Sold", "Reserved until 03 Dec". That day is in
 * words already (`endsInWords` of availability.ts): the page's script has no calendar.
 */
export const statusText = (
  { status, untilText }: { status: PlotStatus; untilText?: string },
  words: StatusWords,
): string => (untilText ? fill(words.reservedUntil, { date: untilText }) : words.statuses[status])
