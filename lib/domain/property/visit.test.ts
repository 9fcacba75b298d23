import { readCalendar } from '@/e2e/helpers/read-calendar'
import { googleEventAddress } from '@/lib/domain/calendar/google-event'
import {
  plotNumber,
  readReceipt,
  VISIT_HOURS,
  type Visit,
  type VisitSlot,
  visitCalendar,
  visitEvent,
} from './visit'

const visit: Visit = {
  project: 'Vistara',
  place: 'Uthangudi, Madurai, Tamil Nadu',
  date: '2026-11-25',
  slot: 'afternoon',
}
const stored = {
  project: visit.project,
  place: visit.place,
  visit_date: visit.date,
  preferred_time: visit.slot,
}
const now = new Date('2026-11-21T05:30:00.000Z')
const words = { title: 'Visit to Vistara', note: 'The desk confirms; call first.' }

test('a stored visit is parsed', () => {
  expect(readReceipt(JSON.stringify(stored))).toEqual({ project: 'Vistara', visit })
})

test('a visit by video call is distinguished from one on site', () => {
  expect(readReceipt(JSON.stringify({ ...stored, visit_by: 'video-call' }))?.visit?.video).toBe(
    true,
  )
  expect(readReceipt(JSON.stringify({ ...stored, visit_by: 'on-site' }))?.visit).toEqual(visit)
})

test('the chosen plot comes with the visit', () => {
  const plot = 'Plot 12, 2,641 sq.ft, East'
  expect(readReceipt(JSON.stringify({ ...stored, plot }))).toEqual({
    project: 'Vistara',
    plot,
    visit: { ...visit, plot },
  })
})

test('a question about a plot gives the plot without a visit', () => {
  const sent = { project: 'Vistara', plot: 'Plot 12' }
  expect(readReceipt(JSON.stringify(sent))).toEqual(sent)
})

test.each([
  undefined,
  '',
  'null',
  '[]',
  '{"plot":"Plot 12"}',
  JSON.stringify({ ...stored, place: undefined }),
  JSON.stringify({ ...stored, visit_date: 'tomorrow' }),
  JSON.stringify({ ...stored, visit_date: '2026-13-45' }),
  JSON.stringify({ ...stored, visit_date: '2026-02-31' }),
  JSON.stringify({ ...stored, visit_date: '2026-02-29' }),
  JSON.stringify({ ...stored, visit_date: '26 Nov 2026' }),
  JSON.stringify({ ...stored, preferred_time: 'midnight' }),
  JSON.stringify({ ...stored, preferred_time: 'toString' }),
])('a malformed receipt is ignored: %s', (text) => {
  expect(readReceipt(text)).toBeUndefined()
})

test('a visit is a tentative event of its hours in Asia/Kolkata', () => {
  const calendar = visitCalendar(visit, words, now)
  expect(calendar).toContain('\r\nDTSTART;TZID=Asia/Kolkata:20261125T120000\r\n')
  expect(calendar).toContain('\r\nDTEND;TZID=Asia/Kolkata:20261125T160000\r\n')
  expect(calendar).toContain('\r\nDTSTAMP:20261121T053000Z\r\n')
  expect(calendar).toContain('\r\nUID:visit-vistara-20261125-afternoon\r\n')
  expect(calendar).toContain('\r\nSTATUS:TENTATIVE\r\n')
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(calendar).toMatch(/\r\nEND:VCALENDAR\r\n$/)
})

test('no line is longer than 75 octets, in any script', () => {
  const long = 'விஸ்தாரா வருகை '.repeat(12)
  const calendar = visitCalendar(visit, { title: long, note: long }, now)
  for (const line of calendar.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  }
  expect(calendar.replaceAll('\r\n ', '')).toContain(long.trimEnd())
})

const gate = { lat: 9.96417, lng: 78.17283, meetingPoint: 'The "old" office; left, under the tree' }
const url = 'https://www.noyyal.example/vistara/?plot=12#plan'
const way = 'https://www.google.com/maps/dir/?api=1&destination=9.96417,78.17283'

test('with a known gate, two parsers find it, directions, page and reference', () => {
  const reference = 'Reference: VIS-12-7K2F'
  const [event] = readCalendar(visitCalendar(visit, { ...words, reference, url, gate }, now))
  expect(event).toEqual({
    uid: 'visit-vistara-20261125-afternoon',
    title: words.title,
    start: '2026-11-25T06:30:00.000Z',
    end: '2026-11-25T10:30:00.000Z',
    place: `${gate.meetingPoint}, ${visit.place}`,
    geo: '9.96417;78.17283',
    url,
    note: [words.note, reference, gate.meetingPoint, way, url].join('\n'),
    alarms: [17 * 60, 2 * 60],
  })
})

test('without a gate the file has only the place’s name', () => {
  const calendar = visitCalendar(visit, words, now)
  expect(readCalendar(calendar)).toMatchObject([{ place: visit.place, geo: '', url: '' }])
  expect(calendar).not.toMatch(/GEO|geo:|URL|maps/)
})

test.each(Object.keys(VISIT_HOURS) as VisitSlot[])(
  'a visit in the %s is called to mind at seven the evening before, and two hours before',
  (slot) => {
    const [event] = readCalendar(visitCalendar({ ...visit, slot }, words, now))
    const start = Date.parse(event?.start ?? '')
    const moments = event?.alarms.map((minutes) => new Date(start - minutes * 60_000).toISOString())
    const twoHours = new Date(start - 2 * 60 * 60_000).toISOString()
    expect(moments).toEqual(['2026-11-24T13:30:00.000Z', twoHours])
  },
)

test('Apple’s calendar has its own line for the gate, its title without quotes', () => {
  const calendar = visitCalendar(visit, { ...words, gate }, now).replaceAll('\r\n ', '')
  expect(calendar).toContain(
    `X-TITLE="The old office; left, under the tree, ${visit.place}":geo:9.96417,78.17283\r\n`,
  )
})

test('Google’s calendar gets the same hours, and the gate as its place', () => {
  const address = new URL(googleEventAddress(visitEvent(visit, { ...words, url, gate })))
  expect(address.origin + address.pathname).toBe('https://calendar.google.com/calendar/render')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: words.title,
    dates: '20261125T120000/20261125T160000',
    ctz: 'Asia/Kolkata',
    location: '9.96417,78.17283',
    details: [words.note, gate.meetingPoint, way, url].join('\n'),
  })
  expect(visitEvent(visit, words)).toMatchObject({ place: visit.place, note: words.note })
})

test.each([
  ['Plot 12, 2,641 sq.ft, East', 12],
  ['மனை 104, 1,200 சதுர அடி, கிழக்கு', 104],
  ['', undefined],
  [undefined, undefined],
])('the plot number is the first number in “%s”', (text, number) => {
  expect(plotNumber(text)).toBe(number)
})
