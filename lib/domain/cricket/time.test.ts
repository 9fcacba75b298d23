import { dayOf, momentText, timeText, weekdayText } from './time'

const FINAL = '2025-07-06T13:45:00Z'

test('a start is shown in Indian time', () => {
  expect(timeText(FINAL)).toBe('7:15\u00a0PM')
  expect(momentText(FINAL)).toBe('06 Jul 2025, 7:15\u00a0PM')
  expect(weekdayText(FINAL)).toBe('Sun')
})

test('the day changes at midnight in India', () => {
  expect(dayOf('2025-07-06T18:29:59Z')).toBe('2025-07-06')
  expect(dayOf('2025-07-06T18:30:00Z')).toBe('2025-07-07')
})
