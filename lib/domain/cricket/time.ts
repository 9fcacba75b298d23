import { dayText, partsOf } from '@/lib/domain/format/dates'

/** `7:15 PM`, with a no-break space. */
export function timeText(instant: string | number): string {
  const { hour, minute, dayPeriod } = partsOf(instant)
  return `${hour}:${minute}\u00a0${dayPeriod}`
}

/** `06 Jul 2025, 7:15 PM`. */
export const momentText = (instant: string | number): string =>
  `${dayText(instant)}, ${timeText(instant)}`

/** `Fri`. */
export const weekdayText = (instant: string): string => partsOf(instant).weekday ?? ''

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** The calendar day in India, `2025-07-06`. */
export const dayOf = (instant: string | number): string => isoDay.format(new Date(instant))
