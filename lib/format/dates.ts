/**
 * Days as pages write them, by the clock of Tamil Nadu. The Tamil edition takes `dates.ta.ts` in place
 * of this file (next.config.ts).
 */

// en-IN would shorten September to four letters.
const DAY = new Intl.DateTimeFormat('en-US', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})
const LONG_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

/** A date as "06 Jul 2025", the specification's `dd MMM yyyy`. */
export function dayText(iso: string): string {
  const parts = DAY.formatToParts(new Date(iso))
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((p) => p.type === type)?.value ?? ''
  return `${part('day')} ${part('month')} ${part('year')}`
}

const DAY_OF_YEAR = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  timeZone: 'Asia/Kolkata',
})
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'Asia/Kolkata' })

/** A day whose year stands beside it: "5 June". */
export const dayOfYearText = (iso: string): string => DAY_OF_YEAR.format(new Date(iso))

/** The months from one day to another: "June", "June – July". */
export const monthsText = (first: string, last: string): string =>
  MONTH.formatRange(new Date(first), new Date(last))

/** A date in running text: "6 July 2025". */
export const longDayText = (iso: string | number): string => LONG_DAY.format(new Date(iso))
