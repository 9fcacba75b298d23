import { normaliseLine, normalisePhone, normaliseText, normaliseUrl, numberIn } from './normalise'

test.each([
  ['98765 43210', '+919876543210'],
  ['+91 98765-43210', '+919876543210'],
  ['09876543210', '+919876543210'],
  ['+44 20 7946 0958', '+442079460958'],
  ['by mail', 'by mail'],
])('the telephone %s is dialled as %s', (text, number) => {
  expect(normalisePhone(text)).toBe(number)
})

test.each([
  ['1,500', 1500],
  ['₹ 1,50,000', 150_000],
  [' 12.5 ', 12.5],
  ['−1.038', -1.038],
  ['12,5', '12,5'],
  ['1,50', '1,50'],
  ['1e9', '1e9'],
  ['many', 'many'],
  ['', ''],
])('the number %p is read as %p', (text, number) => {
  expect(numberIn(text)).toBe(number)
})

test.each([
  ['instagram.com/noyyal', 'https://instagram.com/noyyal'],
  ['www.noyyal.example', 'https://www.noyyal.example'],
  ['https://noyyal.example/', 'https://noyyal.example/'],
  ['hello@noyyal.example', 'hello@noyyal.example'],
  ['noyyal', 'noyyal'],
])('the address %s is saved as %s', (text, address) => {
  expect(normaliseUrl(text)).toBe(address)
})

test('lines lose line breaks, and all texts lose control characters', () => {
  expect(normaliseLine(' Green \r\n Park\u0000 ')).toBe('Green Park')
  expect(normaliseText('One\r\nTwo\u0007')).toBe('One\nTwo')
})
