/** The league's own clock. Everything a visitor reads about a match is in it. */
const ZONE = 'Asia/Kolkata'

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

type Part = 'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute' | 'dayPeriod'

function partsOf(instant: string | number): Record<Part, string> {
  const found = { weekday: '', day: '', month: '', year: '', hour: '', minute: '', dayPeriod: '' }
  for (const { type, value } of parts.formatToParts(new Date(instant))) {
    if (type in found) found[type as Part] = value
  }
  return found
}

/** `6 Jul 2025`, for running text. */
export function dateInText(instant: string | number): string {
  const { day, month, year } = partsOf(instant)
  return `${Number(day)} ${month} ${year}`
}

/** `7:15 PM`, with a space that does not break. */
export function timeText(instant: string | number): string {
  const { hour, minute, dayPeriod } = partsOf(instant)
  return `${hour}:${minute}\u00a0${dayPeriod}`
}

/** `6 Jul 2025, 7:15 PM`. */
export const momentText = (instant: string | number): string =>
  `${dateInText(instant)}, ${timeText(instant)}`

/** `Fri`. */
export const weekdayText = (instant: string): string => partsOf(instant).weekday

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE })

/** The calendar day in India, `2025-07-06`: what decides that a match is today. */
export const dayOf = (instant: string | number): string => isoDay.format(new Date(instant))
