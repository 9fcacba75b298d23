import { countByStatus, readFilter, STATUS_FILTERS, writeFilter } from './selection'

test('an address without a filter, or with an unknown one, shows everything', () => {
  expect(readFilter('')).toBe('all')
  expect(readFilter('?status=sold')).toBe('all')
})

test('the default filter is not in the address', () => {
  expect(writeFilter('', 'all')).toBe('')
  expect(writeFilter('?status=completed', 'all')).toBe('')
})

test('other parameters stay in the address', () => {
  expect(writeFilter('?utm_source=mail', 'completed')).toBe('?utm_source=mail&status=completed')
})

test.each(STATUS_FILTERS)('a filter is written to the address and parsed: %s', (filter) => {
  expect(readFilter(writeFilter('?ref=1', filter))).toBe(filter)
})

test('projects are counted per filter', () => {
  expect(countByStatus(['in-progress', 'in-progress', 'completed'])).toEqual({
    all: 3,
    'in-progress': 2,
    completed: 1,
  })
  expect(countByStatus([])).toEqual({ all: 0, 'in-progress': 0, completed: 0 })
})
