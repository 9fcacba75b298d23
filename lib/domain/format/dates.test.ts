import { dayOfYearText, dayText } from './dates'

test('a day is formatted with and without its year', () => {
  expect(dayText('2025-07-06')).toBe('06 Jul 2025')
  expect(dayText('2025-09-16')).toBe('16 Sep 2025')
  expect(dayOfYearText('2025-06-05')).toBe('05 Jun')
})

test('the day is the one in India', () => {
  expect(dayText('2025-12-31T20:00:00Z')).toBe('01 Jan 2026')
})
