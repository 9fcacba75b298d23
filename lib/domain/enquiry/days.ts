const DAY = 24 * 60 * 60 * 1000

const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** Selectable days: their number, counted from tomorrow, and the day of the build, such as "2026-11-26". */
export type Days = { count: number; built: string }

/** The day after a time (milliseconds since 1970), by Indian time: `2026-11-27`. */
export const dayAfter = (now: number): string => inIndia.format(now + DAY)

/** False for a wrong clock: before the day of the build, or more than ten years after it. */
const isClockBelieved = (built: string, now: number): boolean =>
  inIndia.format(now) >= built && now < Date.parse(built) + 3652 * DAY

/**
 * `min` and `max` of a date field. If the visitor's clock is wrong, `min` is the day of the build and `max`
 * is empty.
 */
export const selectableDays = (
  { count, built }: Days,
  now = Date.now(),
): { min: string; max: string } =>
  isClockBelieved(built, now)
    ? { min: dayAfter(now), max: inIndia.format(now + count * DAY) }
    : { min: built, max: '' }

/** Whether a text is a valid date `yyyy-mm-dd`. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Whether a day may be chosen; also validates what the browser's date picker does not. */
export function isSelectable(text: string, days: Days, now = Date.now()): boolean {
  const { min, max } = selectableDays(days, now)
  return isDay(text) && text >= min && (!max || text <= max)
}
