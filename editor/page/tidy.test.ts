import { numberIn, tidyLine, tidyPhone, tidyText } from './tidy'

test.each([
  ['98765 43210', '+919876543210'],
  ['+91 98765-43210', '+919876543210'],
  ['09876543210', '+919876543210'],
  ['+44 20 7946 0958', '+442079460958'],
  ['by mail', 'by mail'],
])('the telephone %s is dialled as %s', (text, number) => {
  expect(tidyPhone(text)).toBe(number)
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

test('lines lose line breaks, and all texts lose control characters', () => {
  expect(tidyLine(' Green \r\n Park\u0000 ')).toBe('Green Park')
  expect(tidyText('One\r\nTwo\u0007')).toBe('One\nTwo')
})
