import type { CalendarEvent } from '@/lib/domain/calendar/google-event'
import { isDay } from '@/lib/domain/enquiry/days'
import { type Coordinates, directionsUrl, mapPoint } from './map'

/** The three parts of a day that a visit can be asked for, as hours of the clock in Tamil Nadu. */
export const VISIT_HOURS = {
  morning: [9, 12],
  afternoon: [12, 16],
  evening: [16, 19],
} as const

/** Where the session keeps a visit that was asked for, for the success page. */
export const VISIT_RECEIPT = 'visit'

/** What `visit_by` holds for a visit by video call. */
export const VIDEO = 'video-call'

/** The name of a part of the day. */
export type VisitSlot = keyof typeof VISIT_HOURS

/** A visit that was asked for; nothing in it names the visitor. */
export type Visit = {
  project: string
  /** Where it is, in words that a map understands. */
  place: string
  /** `yyyy-mm-dd`, by the calendar of Tamil Nadu. */
  date: string
  slot: VisitSlot
  /** The chosen plot in words, where one was chosen. */
  plot?: string
  reference?: string
  /** By video call, not on site. */
  video?: true
}

/** What was sent from a project's page: a visit, or a question about it; `phone` is the desk's. */
export type Receipt = { project: string; plot?: string; phone?: string; visit?: Visit }

/** Where a visit ends: the coordinates of the gate, and where the desk waits. */
export type VisitGate = Coordinates & { readonly meetingPoint: string }

/** What a calendar says of a visit, besides its hours. */
export type VisitWords = {
  title: string
  note: string
  /** The line with the reference of the enquiry, where it is known. */
  reference?: string | undefined
  /** The full address of the project's page, opened at the chosen plot. */
  url?: string | undefined
  /** Absent while it is not known. */
  gate?: VisitGate | undefined
}

/** The number of the chosen plot: the first figure of its words (`contact.plotValue` in content). */
export function plotNumber(plot: string | undefined): number | undefined {
  const [figure] = /\d+/.exec(plot ?? '') ?? []
  return figure === undefined ? undefined : Number(figure)
}

/** Tells whether a value is the name of a part of the day. */
export const isSlot = (value: unknown): value is VisitSlot =>
  typeof value === 'string' && Object.hasOwn(VISIT_HOURS, value)

/** Reads what the session kept of a sent form; nothing where it names no project. */
export function readReceipt(text: string | undefined): Receipt | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? '')
    if (typeof kept !== 'object' || kept === null) return undefined
    const {
      project,
      place,
      visit_date: date,
      preferred_time: slot,
      visit_by: way,
      plot,
      reference,
      phone,
    } = kept as Record<string, unknown>
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

/** RFC 5545 wants commas, semicolons, backslashes and line ends of a text escaped. */
const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** How many octets a character takes in UTF-8. */
function octets(char: string): number {
  const point = char.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

/** RFC 5545 wants lines of at most 75 octets, continued after a space. */
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
 * The visit as an event of a calendar: its place is the gate by coordinates, which a map opens at, or the place in words;
 * its note has the words, where to meet, the way there and the page, line by line.
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

/** Hours before a visit at which a calendar reminds of it: at seven the evening before, and two hours before. */
const remindersOf = (slot: VisitSlot): readonly number[] => [VISIT_HOURS[slot][0] + 24 - 19, 2]

/**
 * The visit as a calendar file (RFC 5545) in the time zone Asia/Kolkata, with two reminders. The same visit keeps its
 * UID, so that a calendar which holds it already does not hold it twice. Once the gate is known the file has its
 * coordinates twice: Apple's calendar reads its own line alone.
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
