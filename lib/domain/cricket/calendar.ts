import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { googleEventAddress } from '@/lib/domain/calendar/google-event'
import { locale } from '@/lib/domain/locale'

/** Duration of a twenty-over match with its break, by the feed's times; milliseconds. */
const MATCH_LENGTH = 3.5 * 60 * 60 * 1000

/** Part of every UID. Never change it: calendars identify a match by its UID. */
const UID_DOMAIN = 'tiruppur-tamilans.noyyal.example'

/** A match for the calendar. */
export type CalendarMatch = {
  readonly slug: string
  /** The year of the season, part of the UID. */
  readonly season: number
  readonly summary: string
  readonly startsAt: string
  readonly place: string
  readonly url: string
  readonly sequence: number
  /** Not played at this time, and no new time is known. */
  readonly isPostponed?: boolean | undefined
  /** ISO date of the latest change; also the DTSTAMP, so that two builds are byte-identical. */
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
      // A cancelled event blocks no time and has no reminder; a later change with a new day restores it.
      status: match.isPostponed ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  // RFC 5545, 3.1: every line ends in CRLF. The library omits the last one.
  return `${calendar.toString().trimEnd()}\r\n`
}

/** The address that opens Google Calendar with the match filled in, in Indian time. */
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

/** When a match is expected to end. */
export const endOf = (startsAt: string): Date => new Date(Date.parse(startsAt) + MATCH_LENGTH)

const hoursOf = ({ startsAt }: CalendarMatch) => ({
  start: new Date(startsAt),
  end: endOf(startsAt),
})

const TIME_ZONE = 'Asia/Kolkata'

/** Writes `2025-06-06 19:15:00`. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
})

const clockOf = (moment: Date): string =>
  clock.format(moment).replace(/[-:]/g, '').replace(' ', 'T')
