const DAY = 24 * 60 * 60 * 1000

const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** The days that may be chosen: how many from tomorrow, and the day on which the page was built, such as "2026-11-26". */
export type Days = { count: number; built: string }

/** The day after a moment, by the calendar of Tamil Nadu. */
export const dayAfter = (now: number): string => inIndia.format(now + DAY)

/** A clock that stands before the day of the build, or more than ten years after it, is wrong and refuses no day. */
const isClockBelieved = (built: string, now: number): boolean =>
  inIndia.format(now) >= built && now < Date.parse(built) + 3652 * DAY

/**
 * The first and the last day on offer, as a date field has them. Where the clock is wrong the first is the day of the
 * build, and there is no last.
 */
export const daysOnOffer = (
  { count, built }: Days,
  now = Date.now(),
): { min: string; max: string } =>
  isClockBelieved(built, now)
    ? { min: dayAfter(now), max: inIndia.format(now + count * DAY) }
    : { min: built, max: '' }

/** Tells whether a text is a day of the calendar: 31 February is none. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Tells whether a day may be chosen, whatever the browser's picker has let through. */
export function isOnOffer(text: string, days: Days, now = Date.now()): boolean {
  const { min, max } = daysOnOffer(days, now)
  return isDay(text) && text >= min && (!max || text <= max)
}
