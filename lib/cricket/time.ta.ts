import { longDayText } from '@/lib/format/dates.ta'
import type * as english from './time'

/**
 * Tamil in place of `time.ts`: the part of the day stands before the hour, months have their full names.
 * `Intl` is asked for figures alone, which every browser words alike.
 */
const ZONE = 'Asia/Kolkata'

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const WEEKDAYS: Readonly<Record<string, string>> = {
  Sun: 'ஞாயிறு',
  Mon: 'திங்கள்',
  Tue: 'செவ்வாய்',
  Wed: 'புதன்',
  Thu: 'வியாழன்',
  Fri: 'வெள்ளி',
  Sat: 'சனி',
}

/** The parts of a day by the hour they begin at. */
const DAY_PARTS: readonly (readonly [number, string])[] = [
  [19, 'இரவு'],
  [16, 'மாலை'],
  [12, 'பிற்பகல்'],
  [6, 'காலை'],
  [4, 'அதிகாலை'],
  [0, 'இரவு'],
]

function partsOf(instant: string | number) {
  const found: Record<string, string> = {}
  for (const { type, value } of parts.formatToParts(new Date(instant))) found[type] = value
  const { weekday = '', hour, minute = '' } = found
  return { weekday: WEEKDAYS[weekday] ?? '', hour: Number(hour), minute }
}

export const dateInText: typeof english.dateInText = longDayText

export const timeText: typeof english.timeText = (instant) => {
  const { hour, minute } = partsOf(instant)
  const part = DAY_PARTS.find(([from]) => hour >= from)?.[1]
  return `${part}\u00a0${hour % 12 || 12}:${minute}`
}

export const momentText: typeof english.momentText = (instant) =>
  `${dateInText(instant)}, ${timeText(instant)}`

export const weekdayText: typeof english.weekdayText = (instant) => partsOf(instant).weekday

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE })

export const dayOf: typeof english.dayOf = (instant) => isoDay.format(new Date(instant))
