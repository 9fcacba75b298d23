import { readCalendar } from '@/e2e/helpers/read-calendar'
import { type CalendarMatch, calendarFile, matchEventAddress } from './calendar'

const match: CalendarMatch = {
  slug: 'match-2',
  season: 2025,
  summary: 'Tiruppur Tamilans v Chepauk Super Gillies, Match 2',
  startsAt: '2025-06-06T19:15:00+05:30',
  place: 'Sri Ramakrishna College of Arts and Science Ground, Coimbatore',
  url: 'https://www.noyyal.example/noyyal/tiruppurTamilans/#fixtures',
  sequence: 1,
  changedOn: '2025-06-01',
}

/** The unfolded lines of a calendar file. */
const lines = (file: string) => file.replace(/\r\n[ \t]/g, '').split('\r\n')

test('a match is an event with a stable UID, its sequence and times in UTC', () => {
  const file = lines(calendarFile('Tiruppur Tamilans', [match]))
  expect(file).toEqual(
    expect.arrayContaining([
      'UID:match-2-2025@tiruppur-tamilans.noyyal.example',
      'SEQUENCE:1',
      'DTSTAMP:20250601T000000Z',
      'DTSTART:20250606T134500Z',
      'DTEND:20250606T171500Z',
      'SUMMARY:Tiruppur Tamilans v Chepauk Super Gillies\\, Match 2',
      'STATUS:CONFIRMED',
    ]),
  )
})

test('a postponed match is a cancelled event', () => {
  const file = lines(calendarFile('Tiruppur Tamilans', [{ ...match, isPostponed: true }]))
  expect(file).toContain('STATUS:CANCELLED')
})

test('the file conforms to RFC 5545', () => {
  const file = calendarFile('Tiruppur Tamilans', [match, { ...match, slug: 'match-5' }])
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true)
  expect(file.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(
    Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line))),
  ).toBeLessThanOrEqual(75)
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
})

test('two builds write the same bytes', () => {
  expect(calendarFile('A', [match])).toBe(calendarFile('A', [match]))
})

test('two parsers find the same events', () => {
  expect(readCalendar(calendarFile('A', [match]))).toEqual([
    {
      uid: 'match-2-2025@tiruppur-tamilans.noyyal.example',
      title: match.summary,
      start: '2025-06-06T13:45:00.000Z',
      end: '2025-06-06T17:15:00.000Z',
      place: match.place,
      geo: '',
      url: match.url,
      note: '',
      alarms: [],
    },
  ])
})

test.each(['2025-06-06T19:15:00+05:30', '2025-06-06T13:45:00Z'])(
  'Google’s calendar gets the same hours by the clock of India: %s',
  (startsAt) => {
    const address = new URL(matchEventAddress({ ...match, startsAt }))
    expect(Object.fromEntries(address.searchParams)).toEqual({
      action: 'TEMPLATE',
      text: match.summary,
      dates: '20250606T191500/20250606T224500',
      ctz: 'Asia/Kolkata',
      location: match.place,
    })
  },
)
