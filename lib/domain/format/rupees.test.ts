import { formatFigure, formatRupees } from './rupees'

test('sums are grouped in lakhs and crores', () => {
  expect(formatRupees(2847)).toBe('₹2,847')
  expect(formatRupees(3416400)).toBe('₹34,16,400')
  expect(formatRupees(123456789)).toBe('₹12,34,56,789')
})

test('no paise are shown', () => {
  expect(formatRupees(25988.55)).toBe('₹25,989')
})

test('a figure has no unnecessary decimals', () => {
  expect(formatFigure(1200)).toBe('1,200')
  expect(formatFigure(435.6)).toBe('435.6')
})
