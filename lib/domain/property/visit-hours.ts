import { dayAfter, isDay } from '@/lib/domain/enquiry/days'
import type { FieldSpec } from '@/lib/domain/enquiry/form-fields'
import type { Texts } from '@/lib/domain/enquiry/texts'
import { partsOf } from '@/lib/domain/format/dates'
import { fill } from '@/lib/domain/format/fill'
import { isSlot, VIDEO, VISIT_HOURS, type VisitSlot } from './visit'

/** India's offset from UTC in hours, all year. */
const INDIA = 5.5
const HOUR = 60 * 60 * 1000

/** A local date and time: `yyyy-mm-dd` and `hh:mm`. */
type ClockTime = { day: string; time: string }

/** The visitor's time zone, such as `Asia/Dubai`. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Converts an hour of a day in India to a time zone. Uses only numbers of `Intl`, the same in every browser. */
function onClock(timeZone: string, hour: number, date: string): ClockTime {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).formatToParts(Date.parse(date) + (hour - INDIA) * HOUR)
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? ''
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

/** Start and end of a slot in another time zone; undefined if the local times are the same as in India. */
function onOtherClock(timeZone: string, date: string, slot: VisitSlot) {
  const [from, to] = VISIT_HOURS[slot].map((hour) => onClock(timeZone, hour, date))
  const own = onClock('Asia/Kolkata', VISIT_HOURS[slot][0], date)
  const isSame = from?.day === own.day && from.time === own.time
  return from && to && !isSame ? { from, to } : undefined
}

/**
 * The hours of a slot on a day in India (`yyyy-mm-dd`) in another time zone, in the page's language: `07:30–10:30`, or
 * `Mon 19:30–22:30` if the weekday differs. Undefined if the local times are the same as in India.
 */
export function hoursText(timeZone: string, date: string, slot: VisitSlot): string | undefined {
  const hours = onOtherClock(timeZone, date, slot)
  if (!hours) return undefined
  const { from, to } = hours
  // 06:30 UTC is noon in India, so the weekday is that of `day`.
  const weekday = (day: string) => partsOf(`${day}T06:30Z`).weekday
  if (from.day === date && to.day === date) return `${from.time}–${to.time}`
  const start = `${weekday(from.day)} ${from.time}`
  return from.day === to.day ? `${start}–${to.time}` : `${start} – ${weekday(to.day)} ${to.time}`
}

/**
 * The fields of a visit. For a video visit from another time zone, adds the visitor's local hours to the options of
 * `preferred_time`; before a day is chosen, those of tomorrow. `both` is a template with `{slot}` and `{hours}`.
 */
export function withHoursHere(
  fields: readonly FieldSpec[],
  texts: Texts,
  both: string | undefined,
): readonly FieldSpec[] {
  const { visit_by: way, visit_date: day = '', preferred_time: slot } = texts
  if (way !== VIDEO || !both) return fields
  const date = isDay(day) ? day : dayAfter(Date.now())
  return fields.map((field) => {
    if (field.name !== 'preferred_time' || !field.options) return field
    const options = field.options.map(({ value, label }) => {
      const hours = isSlot(value) ? hoursText(zoneHere(), date, value) : undefined
      return { value, label: hours ? fill(both, { slot: label, hours }) : label }
    })
    const chosen = options.find(({ value }) => value === slot)?.label
    const isAsEver = field.options.some(({ label }) => label === chosen)
    // A narrow select truncates the chosen option, so the note repeats it.
    return { ...field, options, note: isAsEver ? undefined : chosen }
  })
}

/** The hours of a video visit in the visitor's time zone, for the desk: `2026-12-01 07:30–10:30, Asia/Dubai`. */
export function hoursForDesk(texts: Texts): string | undefined {
  const { visit_by: way, visit_date: date = '', preferred_time: slot } = texts
  if (way !== VIDEO || !isSlot(slot) || !isDay(date)) return undefined
  const hours = onOtherClock(zoneHere(), date, slot)
  if (!hours) return undefined
  const { from, to } = hours
  const end = from.day === to.day ? to.time : `${to.day} ${to.time}`
  return `${from.day} ${from.time}–${end}, ${zoneHere()}`
}
