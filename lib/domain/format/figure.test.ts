import * as fc from 'fast-check'
import { plainFigure, readFigure, roundFigure } from './figure'

const any = { min: 0, max: 1e9 }
const percent = { min: 0, max: 24, unit: '%' } as const

test.each([
  ['2685', 2685],
  ['2,685', 2685],
  ['1,20,000', 120_000],
  ['12,34,56,789', 123_456_789],
  ['120,000.50', 120_000.5],
  ['1 20 000', 120_000],
  ['1\u00a020\u00a0000', 120_000],
  [' 8.5 ', 8.5],
  ['.5', 0.5],
  ['5.', 5],
  ['௨௬௮௫', 2685],
  ['௧,௨௦,௦௦௦', 120_000],
  ['१,२०,०००', 120_000],
  ['٨٫٥', 8.5],
  ['１２００', 1200],
  ['\u202a1,200\u202c', 1200],
  ['1 lakh', 100_000],
  ['1.5 lakhs', 150_000],
  ['1.15 lac', 115_000],
  ['2 crore', 20_000_000],
  ['1.5 லட்சம்', 150_000],
  ['௨ கோடி', 20_000_000],
])('%s is read', (text, value) => {
  expect(readFigure(text, any)).toBe(value)
})

test.each([
  ['8.5%', 8.5],
  ['8.5 %', 8.5],
  ['௮.௫%', 8.5],
  ['８．５％', 8.5],
  ['٨٫٥٪', 8.5],
  ['9', 9],
])('%s is a percentage', (text, value) => {
  expect(readFigure(text, percent)).toBe(value)
})

test.each([
  ['1200 sq.ft', 'sq.ft', 1200],
  ['1200sq ft.', 'sq.ft', 1200],
  ['1,200 SQFT', 'sq.ft', 1200],
  ['1.5 lakh sq. ft', 'sq.ft', 150_000],
  ['1200 சதுர அடி', 'சதுர அடி', 1200],
  ['15 years', 'years', 15],
  ['3 (m+)', '(m+)', 3],
  ['1200 cent', 'sq.ft', undefined],
  ['sq.ft', 'sq.ft', undefined],
])('%s is read with the unit %s', (text, unit, value) => {
  expect(readFigure(text, { ...any, unit })).toBe(value)
})

test.each([
  '',
  ' ',
  '.',
  ',',
  '%',
  'abc',
  '-5',
  '+5',
  '1e9',
  '0x10',
  '8,5',
  '1,2',
  '1,20,00',
  '1..2',
  '5%',
  '1,20 000',
  'lakh',
  'NaN',
  'Infinity',
  '1/2',
])('"%s" is not a figure', (text) => {
  expect(readFigure(text, any)).toBeUndefined()
})

test('a figure outside the limits is refused', () => {
  expect(readFigure('25%', percent)).toBeUndefined()
})

test('every parsed figure can be formatted and parsed again unchanged', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (value) => {
      const short = roundFigure(value)
      expect(readFigure(plainFigure(short), any)).toBe(short)
    }),
  )
})
