/**
 * Days as pages write them, by the clock of Tamil Nadu. The Tamil edition takes `dates.ta.ts` in place
 * of this file (next.config.ts).
 */
const ZONE = 'Asia/Kolkata'

// One formatter for all parts, because it reaches the browser. en-IN would shorten September to four letters.
const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  weekday: 'short',
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})

/** The parts of a moment, such as `weekday`, `day` and `dayPeriod`, as the clock of Tamil Nadu shows them. */
export const partsOf = (moment: string | number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    parts.formatToParts(new Date(moment)).map(({ type, value }) => [type, value] as const),
  )

/** A date as "06 Jul 2025", the specification's `dd MMM yyyy`. */
export function dayText(iso: string | number): string {
  const { day, month, year } = partsOf(iso)
  return `${day} ${month} ${year}`
}

/** A day whose year stands beside it: "05 Jun". */
export function dayOfYearText(iso: string): string {
  const { day, month } = partsOf(iso)
  return `${day} ${month}`
}

/** The months from one day to another: "June", "June – July". */
export const monthsText = (first: string, last: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: ZONE }).formatRange(
    new Date(first),
    new Date(last),
  )
