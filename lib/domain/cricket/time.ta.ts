import { dayText, partsOf } from '@/lib/domain/format/dates.ta'
import type * as english from './time'

/** Tamil version of `time.ts`: the part of the day precedes the hour, months have full names. */

/** The parts of the day, by the hour at which they begin. */
const DAY_PARTS: readonly (readonly [number, string])[] = [
  [19, 'இரவு'],
  [16, 'மாலை'],
  [12, 'பிற்பகல்'],
  [6, 'காலை'],
  [4, 'அதிகாலை'],
  [0, 'இரவு'],
]

export const timeText: typeof english.timeText = (instant) => {
  const { hour: hours, minute } = partsOf(instant)
  const hour = Number(hours)
  const part = DAY_PARTS.find(([from]) => hour >= from)?.[1]
  return `${part}\u00a0${hour % 12 || 12}:${minute}`
}

export const momentText: typeof english.momentText = (instant) =>
  `${dayText(instant)}, ${timeText(instant)}`

export const weekdayText: typeof english.weekdayText = (instant) => partsOf(instant).weekday ?? ''

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

export const dayOf: typeof english.dayOf = (instant) => isoDay.format(new Date(instant))
