import { fill } from '@/lib/domain/format/fill'
import type { PlotStatus } from './plots'

type StatusWords = {
  statuses: Readonly<Record<PlotStatus, string>>
  reservedUntil: string
}

/**
 * The text of a plot's status: "Sold", "Reserved until 03 Dec". The day is preformatted (`endsInWords` in
 * availability.ts), so that the browser needs no date formatter.
 */
export const statusText = (
  { status, untilText }: { status: PlotStatus; untilText?: string },
  words: StatusWords,
): string => (untilText ? fill(words.reservedUntil, { date: untilText }) : words.statuses[status])
