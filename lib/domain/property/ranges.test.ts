import { formatRanges, numbersIn, rangesOf, readRanges } from './ranges'

test.each([
  [
    '12-18, 21',
    [
      [12, 18],
      [21, 21],
    ],
  ],
  [
    '12 to 18 and 21',
    [
      [12, 18],
      [21, 21],
    ],
  ],
  [
    '18 – 12;3',
    [
      [12, 18],
      [3, 3],
    ],
  ],
  [
    '1 2  3,',
    [
      [1, 1],
      [2, 2],
      [3, 3],
    ],
  ],
  ['', []],
])('%j is read as numbers', (text, ranges) => {
  expect(readRanges(text)).toEqual({ ranges, unread: [] })
})

test.each([
  ['12-18, sold', 'sold'],
  ['1-2-3', '1-2-3'],
  ['-5', '-5'],
  ['12.5', '12.5'],
  ['5 to', '5-'],
  ['99999999999', '99999999999'],
])('%j has a part that is not a number', (text, unread) => {
  expect(readRanges(text).unread).toEqual([unread])
})

test('missing numbers are returned, however wide the range', () => {
  const numbers = [3, 1, 2, 5]
  expect(numbersIn([[2, 5]], numbers)).toEqual({ found: [2, 3, 5], missing: [[4, 4]] })
  expect(numbersIn([[5, 999999999]], numbers)).toEqual({ found: [5], missing: [[6, 999999999]] })
  expect(numbersIn([[7, 7]], numbers)).toEqual({ found: [], missing: [[7, 7]] })
})

test('consecutive numbers are grouped', () => {
  expect(formatRanges(rangesOf([12, 13, 14, 21]))).toBe('12 to 14, 21')
  expect(formatRanges([])).toBe('')
})
