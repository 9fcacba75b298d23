import { countByStatus, readFilter, STATUS_FILTERS, writeFilter } from './selection'

test('an address without a filter shows everything, and so does one with nonsense', () => {
  expect(readFilter('')).toBe('all')
  expect(readFilter('?status=sold')).toBe('all')
})

test('the usual filter leaves the address clean', () => {
  expect(writeFilter('', 'all')).toBe('')
  expect(writeFilter('?status=completed', 'all')).toBe('')
})

test('what others put into the address stays', () => {
  expect(writeFilter('?utm_source=mail', 'completed')).toBe('?utm_source=mail&status=completed')
})

test.each(STATUS_FILTERS)('a filter survives the way through the address: %s', (filter) => {
  expect(readFilter(writeFilter('?ref=1', filter))).toBe(filter)
})

test('the filters count what they hold', () => {
  expect(countByStatus(['in-progress', 'in-progress', 'completed'])).toEqual({
    all: 3,
    'in-progress': 2,
    completed: 1,
  })
  expect(countByStatus([])).toEqual({ all: 0, 'in-progress': 0, completed: 0 })
})
