import { formatFileSize } from './file-size'

test.each([
  [1, '1\u00a0kB'],
  [640_400, '640\u00a0kB'],
  [999_499, '999\u00a0kB'],
  [999_600, '1.0\u00a0MB'],
  [1_234_567, '1.2\u00a0MB'],
])('%d bytes read as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})
