import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { locale } from '@/lib/locale'

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
    const start = new Date(match.startsAt)
    calendar.createEvent({
      id: `${match.slug}-${match.season}@${UID_DOMAIN}`,
      sequence: match.sequence,
      stamp: new Date(`${match.changedOn}T00:00:00Z`),
      lastModified: new Date(`${match.changedOn}T00:00:00Z`),
      start,
      end: new Date(start.getTime() + MATCH_LENGTH),
      summary: match.summary,
      location: match.place,
      url: match.url,
      status: ICalEventStatus.CONFIRMED,
    })
  }
  // Every line ends in CRLF, the last one too (RFC 5545, 3.1); the library leaves that one out.
  return `${calendar.toString().trimEnd()}\r\n`
}
