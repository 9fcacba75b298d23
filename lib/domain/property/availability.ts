import { dayOfYearText, dayText } from '@/lib/domain/format/dates'
import { fill } from '@/lib/domain/format/fill'
import type { Plot } from './plots'
import { daysUntil } from './publication'

/** Days after a check during which the statuses of plots count as current. */
const FRESH_DAYS = 14

/** Whether plot statuses checked on `checkedOn` are stale on `day`; dates such as "2026-11-24". */
export const isStale = (checkedOn: string, day: string): boolean =>
  daysUntil(day, checkedOn) > FRESH_DAYS

type AvailabilityWords = {
  checked: string
  /** Replaces `checked` after more than 14 days. */
  checkedLongAgo: string
}

/**
 * A sentence with the date of the last check, such as "Availability as of 24 Nov 2026."; undefined if never checked.
 * `day` is the day of the build. The sentence states a date and not an age, so it stays correct if a nightly build
 * fails.
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

/** Adds `untilText` to reserved plots: the last day of the reservation, such as "03 Dec" for "2026-12-03". */
export const endsInWords = (plots: readonly Plot[]): readonly Plot[] =>
  plots.map((plot) => (plot.until ? { ...plot, untilText: dayOfYearText(plot.until) } : plot))
