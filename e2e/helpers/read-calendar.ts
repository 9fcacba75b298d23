import { deepStrictEqual } from 'node:assert/strict'
import ICAL from 'ical.js'
import { convertIcsCalendar, type IcsDuration } from 'ts-ics'

/** An event of a calendar file. */
export type ReadEvent = {
  readonly uid: string
  readonly title: string
  /** In UTC, such as `2026-11-25T06:30:00.000Z`. */
  readonly start: string
  readonly end: string
  readonly place: string
  /** Latitude and longitude, such as `9.92521;78.11983`. */
  readonly geo: string
  readonly url: string
  readonly note: string
  /** Reminders in minutes before the start. */
  readonly alarms: readonly number[]
}

/**
 * Parses a calendar file with two independent implementations of RFC 5545: ical.js, which Thunderbird uses, and
 * ts-ics. Throws if they differ or either fails.
 */
export function readCalendar(text: string): readonly ReadEvent[] {
  const events = byIcalJs(text)
  deepStrictEqual(byTsIcs(text), events)
  return events
}

function byIcalJs(text: string): readonly ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  ICAL.TimezoneService.reset()
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const textOf = (name: string) => String(component.getFirstPropertyValue(name) ?? '')
    return {
      uid: event.uid,
      title: event.summary,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      place: event.location,
      geo: textOf('geo').replace(',', ';'),
      url: textOf('url'),
      note: event.description ?? '',
      alarms: component
        .getAllSubcomponents('valarm')
        .map((alarm) =>
          minutes(-(alarm.getFirstPropertyValue('trigger') as ICAL.Duration).toSeconds()),
        ),
    }
  })
}

const byTsIcs = (text: string): readonly ReadEvent[] =>
  (convertIcsCalendar(undefined, text).events ?? []).map((event) => ({
    uid: event.uid,
    title: event.summary,
    start: event.start.date.toISOString(),
    end: event.end?.date.toISOString() ?? '',
    place: event.location ?? '',
    geo: event.geo ?? '',
    url: event.url ?? '',
    note: event.description ?? '',
    alarms: (event.alarms ?? []).map(({ trigger }) =>
      trigger.type === 'relative' ? minutes(secondsBefore(trigger.value)) : Number.NaN,
    ),
  }))

const minutes = (seconds: number) => seconds / 60

const secondsBefore = ({ before, days = 0, hours = 0, minutes = 0 }: IcsDuration) =>
  (before ? 1 : -1) * ((days * 24 + hours) * 60 + minutes) * 60
