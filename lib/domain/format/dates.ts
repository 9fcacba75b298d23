/**
 * Formats dates in Indian time. The Tamil build replaces this file by `dates.ta.ts` (next.config.ts).
 */
const ZONE = 'Asia/Kolkata'

// One formatter for all parts, because browsers load this file. en-IN would shorten September to "Sept".
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

/** The parts of a date and time, such as `weekday`, `day` and `dayPeriod`, in Indian time. */
export const partsOf = (moment: string | number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    parts.formatToParts(new Date(moment)).map(({ type, value }) => [type, value] as const),
  )

/** Formats a date as "06 Jul 2025" (specification: `dd MMM yyyy`). */
export function dayText(iso: string | number): string {
  const { day, month, year } = partsOf(iso)
  return `${day} ${month} ${year}`
}

/** Formats a date without the year: "05 Jun". */
export function dayOfYearText(iso: string): string {
  const { day, month } = partsOf(iso)
  return `${day} ${month}`
}
