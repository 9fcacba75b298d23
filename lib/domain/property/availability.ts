import { dayOfYearText, dayText } from '@/lib/domain/format/dates'
import { fill } from '@/lib/domain/format/fill'
import { daysUntil } from './offer'
import type { Plot } from './plots'

/** For how many days after a check the site takes the statuses of plots for current. */
const FRESH_DAYS = 14

/** Whether plots that were checked on one day are to be asked about on another; both such as "2026-11-24". */
export const isStale = (checkedOn: string, day: string): boolean =>
  daysUntil(day, checkedOn) > FRESH_DAYS

type AvailabilityWords = {
  /** With `{date}`. */
  checked: string
  /** Instead of it once more than 14 days have passed. */
  checkedLongAgo: string
}

/**
 * How old the statuses of a plan are, in words, such as "Availability as of 24 Nov 2026."; undefined where nobody has
 * checked them. `day` is that of the build, which the nightly build moves on: the date in the sentence stays right
 * where a build is missed.
 */
export function availabilityText(
  checkedOn: string | undefined,
  day: string,
  words: AvailabilityWords,
): string | undefined {
  if (checkedOn === undefined) return undefined
  const sentence = isStale(checkedOn, day) ? words.checkedLongAgo : words.checked
  return fill(sentence, { date: dayText(checkedOn) })
}

/** Plots with the last days of reservations as pages say them, such as "03 Dec" for "2026-12-03". */
export const endsInWords = (plots: readonly Plot[]): readonly Plot[] =>
  plots.map((plot) => (plot.until ? { ...plot, untilText: dayOfYearText(plot.until) } : plot))
