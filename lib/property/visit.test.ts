/** @jest-environment node */
import { readReceipt, type Visit, visitCalendar } from './visit'

const visit: Visit = {
  project: 'Vistara',
  place: 'Uthangudi, Madurai, Tamil Nadu',
  date: '2026-11-25',
  slot: 'afternoon',
}
const kept = {
  project: visit.project,
  place: visit.place,
  visit_date: visit.date,
  preferred_time: visit.slot,
}
const now = new Date('2026-11-21T05:30:00.000Z')
const words = { title: 'Visit to Vistara', note: 'The desk confirms; call first.' }

test('the session gives back the visit that was asked for', () => {
  expect(readReceipt(JSON.stringify(kept))).toEqual({ project: 'Vistara', visit })
})

test('the chosen plot comes with the visit', () => {
  const plot = 'Plot 12, 2,641 sq.ft, East'
  expect(readReceipt(JSON.stringify({ ...kept, plot }))).toEqual({
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
  JSON.stringify({ ...kept, place: undefined }),
  JSON.stringify({ ...kept, visit_date: 'tomorrow' }),
  JSON.stringify({ ...kept, visit_date: '2026-13-45' }),
  JSON.stringify({ ...kept, visit_date: '2026-02-31' }),
  JSON.stringify({ ...kept, visit_date: '2026-02-29' }),
  JSON.stringify({ ...kept, visit_date: '26 Nov 2026' }),
  JSON.stringify({ ...kept, preferred_time: 'midnight' }),
  JSON.stringify({ ...kept, preferred_time: 'toString' }),
])('what is no visit gives none: %s', (text) => {
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

test('commas and semicolons are escaped', () => {
  const calendar = visitCalendar(visit, words, now)
  expect(calendar).toContain('LOCATION:Uthangudi\\, Madurai\\, Tamil Nadu')
  expect(calendar).toContain('DESCRIPTION:The desk confirms\\; call first.')
})

test('no line is longer than 75 octets, in any script', () => {
  const long = 'விஸ்தாரா வருகை '.repeat(12)
  const calendar = visitCalendar(visit, { title: long, note: long }, now)
  for (const line of calendar.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  }
  expect(calendar.replaceAll('\r\n ', '')).toContain(long.trimEnd())
})
