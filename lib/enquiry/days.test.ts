import { daysOnOffer, isDay, isOnOffer } from './days'

// Two in the morning of 2 December in India, still the 1st in Europe.
const now = Date.parse('2026-12-01T20:30:00Z')

test('the days on offer are those of Tamil Nadu', () => {
  expect(daysOnOffer(14, now)).toEqual({ min: '2026-12-03', max: '2026-12-16' })
})

test.each(['2026-12-03', '2026-12-10', '2026-12-16'])('%s may be chosen', (day) => {
  expect(isOnOffer(day, 14, now)).toBe(true)
})

test.each([
  ['today', '2026-12-02'],
  ['yesterday', '2026-12-01'],
  ['last year', '2025-12-10'],
  ['one day too far', '2026-12-17'],
  ['next year', '2027-12-10'],
  ['a day that no month has', '2026-12-32'],
  ['another that no month has', '2026-02-31'],
  ['a year of six digits', '012026-12-10'],
  ['words', 'tomorrow'],
  ['another order', '10-12-2026'],
  ['another sign', '2026/12/10'],
  ['one digit', '2026-12-5'],
  ['nothing', ''],
  ['a time as well', '2026-12-10T10:00'],
])('%s is refused: %s', (_, day) => {
  expect(isOnOffer(day, 14, now)).toBe(false)
})

test.each([2009, 2041])('a clock that says %i refuses no day of the calendar', (year) => {
  const wrong = Date.parse(`${year}-03-10T10:00:00Z`)
  expect(isOnOffer('2026-12-05', 14, wrong)).toBe(true)
  expect(isOnOffer('2026-02-31', 14, wrong)).toBe(false)
})

test('a leap day is a day every fourth year', () => {
  expect(isDay('2028-02-29')).toBe(true)
  expect(isDay('2027-02-29')).toBe(false)
})
