import { samplePlot } from '@/e2e/helpers/sample-plot'
import { availabilityText, endsInWords, isStale } from './availability'
import { statusText } from './status-text'

const PLOT = samplePlot({ status: 'sold' })

const words = { checked: 'As of {date}.', checkedLongAgo: 'As of {date}. Ask us.' }

test.each([
  ['2026-11-24', '2026-11-24', 'As of 24 Nov 2026.'],
  ['2026-11-24', '2026-12-08', 'As of 24 Nov 2026.'],
  ['2026-11-24', '2026-12-09', 'As of 24 Nov 2026. Ask us.'],
  ['2026-12-28', '2027-01-11', 'As of 28 Dec 2026.'],
  ['2026-12-28', '2027-01-12', 'As of 28 Dec 2026. Ask us.'],
])('plots that were checked on %s, on %s: %s', (checkedOn, day, text) => {
  expect(availabilityText(checkedOn, day, words)).toBe(text)
  expect(isStale(checkedOn, day)).toBe(text.endsWith('Ask us.'))
})

test('without a check there is no text', () => {
  expect(availabilityText(undefined, '2026-11-24', words)).toBeUndefined()
})

test('the status of a reservation includes its last day if there is one', () => {
  const statuses = { available: 'Available', reserved: 'Reserved', booked: 'Booked', sold: 'Sold' }
  const all = { statuses, reservedUntil: 'Reserved until {date}' }
  const [plot] = endsInWords([{ ...PLOT, status: 'reserved', until: '2026-12-03' }])
  expect(plot && statusText(plot, all)).toBe('Reserved until 03 Dec')
  expect(endsInWords([PLOT])).toEqual([PLOT])
  expect(statusText({ status: 'reserved' }, all)).toBe('Reserved')
  expect(statusText({ status: 'sold' }, all)).toBe('Sold')
})
