import { dayOfYearText, dayText, MONTHS } from './dates.ta'

test('days have the full name of their month', () => {
  expect(dayText('2025-07-06')).toBe('6\u00a0ஜூலை 2025')
  expect(dayOfYearText('2025-06-05')).toBe('5\u00a0ஜூன்')
})

test('the day is the one in India', () => {
  expect(dayText('2025-12-31T20:00:00Z')).toBe('1\u00a0ஜனவரி 2026')
})

test('all twelve months have different names', () => {
  expect(new Set(MONTHS).size).toBe(12)
  for (const [index, name] of MONTHS.entries())
    expect(dayText(`2025-${String(index + 1).padStart(2, '0')}-15`)).toBe(`15\u00a0${name} 2025`)
})
