const DAY = 24 * 60 * 60 * 1000

const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** Tomorrow and the last day on offer, as a date field has them, by the calendar of Tamil Nadu. */
export const daysOnOffer = (days: number, now = Date.now()): { min: string; max: string } => ({
  min: inIndia.format(now + DAY),
  max: inIndia.format(now + days * DAY),
})

/** Tells whether a text is a day of the calendar: 31 February is none. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** When this rule was written. A clock that is ten years from it is wrong, and cannot refuse a day. */
const WRITTEN = Date.parse('2026-11-25')

const isClockBelieved = (now: number): boolean => Math.abs(now - WRITTEN) < 3652 * DAY

/** Tells whether a day may be chosen, whatever the browser's picker has let through. */
export function isOnOffer(text: string, days: number, now = Date.now()): boolean {
  const { min, max } = daysOnOffer(days, now)
  return isDay(text) && (!isClockBelieved(now) || (text >= min && text <= max))
}
