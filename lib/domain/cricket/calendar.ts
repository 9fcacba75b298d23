import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { googleEventAddress } from '@/lib/domain/calendar/google-event'
import { locale } from '@/lib/domain/locale'

/** A twenty-over match with its break, as the feed dates them: start to end in milliseconds. */
const MATCH_LENGTH = 3.5 * 60 * 60 * 1000

/** Part of every UID and therefore never changed: calendars know a match by it. */
const UID_DOMAIN = 'tiruppur-tamilans.noyyal.example'

/** A match as a calendar needs it. */
export type CalendarMatch = {
  readonly slug: string
  /** The year of the season, part of the UID. */
  readonly season: number
  readonly summary: string
  readonly startsAt: string
  readonly place: string
  readonly url: string
  readonly sequence: number
  /** It is not played at this hour, and has no other one yet. */
  readonly isPostponed?: boolean | undefined
  /** ISO date of the latest change; also the stamp, so that two builds are byte-identical. */
  readonly changedOn: string
}

/** An RFC 5545 calendar of matches, times in UTC. */
export function calendarFile(name: string, matches: readonly CalendarMatch[]): string {
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: {
      company: 'Noyyal Group',
      product: 'Tiruppur Tamilans',
      language: locale.toUpperCase(),
    },
  })
  for (const match of matches) {
    const { start, end } = hoursOf(match)
    calendar.createEvent({
      id: `${match.slug}-${match.season}@${UID_DOMAIN}`,
      sequence: match.sequence,
      stamp: new Date(`${match.changedOn}T00:00:00Z`),
      lastModified: new Date(`${match.changedOn}T00:00:00Z`),
      start,
      end,
      summary: match.summary,
      location: match.place,
      url: match.url,
      // A cancelled event frees the hour and rings no bell; the next change with a new day brings it back.
      status: match.isPostponed ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  // Every line ends in CRLF, the last one too (RFC 5545, 3.1); the library leaves that one out.
  return `${calendar.toString().trimEnd()}\r\n`
}

/** The address that opens Google Calendar with the match filled in, by the clock of India. */
export function matchEventAddress(match: CalendarMatch): string {
  const { start, end } = hoursOf(match)
  const { summary: title, place } = match
  return googleEventAddress({
    title,
    from: clockOf(start),
    to: clockOf(end),
    timeZone: TIME_ZONE,
    place,
  })
}

function hoursOf({ startsAt }: CalendarMatch) {
  const start = new Date(startsAt)
  return { start, end: new Date(start.getTime() + MATCH_LENGTH) }
}

const TIME_ZONE = 'Asia/Kolkata'

/** Writes `2025-06-06 19:15:00`. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
})

const clockOf = (moment: Date): string =>
  clock.format(moment).replace(/[-:]/g, '').replace(' ', 'T')
