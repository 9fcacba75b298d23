import type { CalendarEvent } from '@/lib/domain/calendar/google-event'
import { isDay } from '@/lib/domain/enquiry/days'
import { type Coordinates, directionsUrl, mapPoint } from './map'

/** The slots for a visit, as hours in Indian time. */
export const VISIT_HOURS = {
  morning: [9, 12],
  afternoon: [12, 16],
  evening: [16, 19],
} as const

/** The session key of a requested visit, for the success page. */
export const VISIT_RECEIPT = 'visit'

/** The value of `visit_by` for a video call. */
export const VIDEO = 'video-call'

export type VisitSlot = keyof typeof VISIT_HOURS

/** A requested visit, without personal data. */
export type Visit = {
  project: string
  /** The place, as a map query. */
  place: string
  /** `yyyy-mm-dd` in Indian time. */
  date: string
  slot: VisitSlot
  /** The label of the chosen plot, if any. */
  plot?: string
  reference?: string
  /** A video call instead of a visit on site. */
  video?: true
}

/** A form sent from a project's page: a visit or a question. `phone` is the desk's number. */
export type Receipt = { project: string; plot?: string; phone?: string; visit?: Visit }

/** The coordinates of the gate, and the place to meet the desk. */
export type VisitGate = Coordinates & { readonly meetingPoint: string }

/** The texts of a visit's calendar event. */
export type VisitWords = {
  title: string
  note: string
  /** A line with the reference of the enquiry, if known. */
  reference?: string | undefined
  /** The full URL of the project's page, with the chosen plot. */
  url?: string | undefined
  /** Absent if unknown. */
  gate?: VisitGate | undefined
}

/** The number of the chosen plot: the first number in its label (`contact.plotValue` in content). */
export function plotNumber(plot: string | undefined): number | undefined {
  const [figure] = /\d+/.exec(plot ?? '') ?? []
  return figure === undefined ? undefined : Number(figure)
}

/** Whether a value is the name of a slot. */
export const isSlot = (value: unknown): value is VisitSlot =>
  typeof value === 'string' && Object.hasOwn(VISIT_HOURS, value)

/** Parses a stored receipt; undefined if it is malformed or has no project. */
export function readReceipt(text: string | undefined): Receipt | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? '')
    if (typeof stored !== 'object' || stored === null) return undefined
    const {
      project,
      place,
      visit_date: date,
      preferred_time: slot,
      visit_by: way,
      plot,
      reference,
      phone,
    } = stored as Record<string, unknown>
    if (typeof project !== 'string') return undefined
    const subject = {
      project,
      ...(typeof plot === 'string' && { plot }),
      ...(typeof reference === 'string' && { reference }),
    }
    const desk = typeof phone === 'string' && /^\+\d{11,14}$/.test(phone) && { phone }
    if (date === undefined) return { ...subject, ...desk }
    if (typeof place !== 'string' || typeof date !== 'string') return undefined
    return isDay(date) && isSlot(slot)
      ? {
          ...subject,
          ...desk,
          visit: { ...subject, place, date, slot, ...(way === VIDEO && { video: true }) },
        }
      : undefined
  } catch {
    return undefined
  }
}

/** RFC 5545: escapes commas, semicolons, backslashes and line breaks. */
const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** The length of a character in UTF-8 octets. */
function octets(char: string): number {
  const point = char.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

/** RFC 5545: folds a line at 75 octets; continuation lines begin with a space. */
function fold(line: string): string {
  let folded = ''
  let length = 0
  for (const char of line) {
    if (length + octets(char) > 75) {
      folded += '\r\n '
      length = 1
    }
    folded += char
    length += octets(char)
  }
  return folded
}

const stamp = (time: Date): string => time.toISOString().replace(/[-:]|\.\d{3}/g, '')

const TIME_ZONE = 'Asia/Kolkata'

/**
 * The visit as a calendar event. Its place is the gate's coordinates if known, otherwise the place's name. Its note has
 * one line each for the text, the reference, the meeting point, directions and the page.
 */
export function visitEvent(visit: Omit<Visit, 'project'>, words: VisitWords): CalendarEvent {
  const day = visit.date.replaceAll('-', '')
  const at = (hour: number) => `${day}T${String(hour).padStart(2, '0')}0000`
  const [from, to] = VISIT_HOURS[visit.slot]
  const { title, note, reference, url, gate } = words
  const place = mapPoint({ mapQuery: visit.place, gate })
  const way = gate && directionsUrl(place)
  const lines = [note, reference, gate?.meetingPoint, way, url]
  return {
    title,
    from: at(from),
    to: at(to),
    timeZone: TIME_ZONE,
    place,
    note: lines.filter(Boolean).join('\n'),
  }
}

/** Hours before a visit for the calendar's reminders: at 19:00 on the day before, and two hours before. */
const remindersOf = (slot: VisitSlot): readonly number[] => [VISIT_HOURS[slot][0] + 24 - 19, 2]

/**
 * The visit as a calendar file (RFC 5545) in the time zone Asia/Kolkata, with two reminders. The UID depends on
 * project, day and slot, so that a calendar does not add the same visit twice. The gate's coordinates are written
 * twice, because Apple's calendar reads only its own property.
 */
export function visitCalendar(visit: Visit, words: VisitWords, now: Date): string {
  const { title, from, to, note = '' } = visitEvent(visit, words)
  const { url, gate } = words
  const place = gate ? `${gate.meetingPoint}, ${visit.place}` : visit.place
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Visit//EN',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    `TZID:${TIME_ZONE}`,
    'BEGIN:STANDARD',
    'DTSTART:19451015T000000',
    'TZOFFSETFROM:+0630',
    'TZOFFSETTO:+0530',
    'TZNAME:IST',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:visit-${visit.project.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${from.slice(0, 8)}-${visit.slot}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART;TZID=${TIME_ZONE}:${from}`,
    `DTEND;TZID=${TIME_ZONE}:${to}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    ...(gate
      ? [
          `GEO:${gate.lat};${gate.lng}`,
          `X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE="${place.replaceAll('"', '')}":geo:${gate.lat},${gate.lng}`,
        ]
      : []),
    `DESCRIPTION:${escapeText(note)}`,
    ...(url ? [`URL:${url}`] : []),
    'STATUS:TENTATIVE',
    ...remindersOf(visit.slot).flatMap((hours) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:-PT${hours}H`,
      `DESCRIPTION:${escapeText(title)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n')
}
