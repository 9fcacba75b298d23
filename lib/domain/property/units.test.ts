import { AREA_UNITS, fromSquareFeet, isAreaUnit, toSquareFeet } from './units'

test('a cent is 435.6 sq.ft and a ground 2,400', () => {
  expect(toSquareFeet(1, 'cent')).toBe(435.6)
  expect(toSquareFeet(2, 'ground')).toBe(4800)
})

test('a square metre is 10.7639 sq.ft', () => {
  expect(toSquareFeet(1, 'sqm')).toBeCloseTo(10.7639, 4)
  expect(fromSquareFeet(1200, 'sqm')).toBeCloseTo(111.48, 2)
})

test.each(AREA_UNITS)('an area is converted to %s and back unchanged', (unit) => {
  expect(toSquareFeet(fromSquareFeet(1234.5, unit), unit)).toBeCloseTo(1234.5, 9)
})

test('only known units are units', () => {
  expect(isAreaUnit('cent')).toBe(true)
  expect(isAreaUnit('acre')).toBe(false)
  expect(isAreaUnit('toString')).toBe(false)
  expect(isAreaUnit(null)).toBe(false)
})
