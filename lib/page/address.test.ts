/** @jest-environment jsdom */
import { ownQuery, writeAddress } from './address'

test('of a query only what pages of ours read is passed on', () => {
  expect(ownQuery('?fbclid=x&status=sold&utm_source=y&plot=34')).toBe('?status=sold&plot=34')
  expect(ownQuery('?p=vistara-34,vistara-8')).toBe('?p=vistara-34,vistara-8')
  expect(ownQuery('?gclid=x')).toBe('')
  expect(ownQuery('')).toBe('')
})

test('an address that the browser refuses breaks nothing', () => {
  const refused = jest.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('100 in 30 seconds', 'SecurityError')
  })
  expect(writeAddress('replace', '?status=sold')).toBe(false)
  refused.mockRestore()
  expect(writeAddress('replace', '?status=sold')).toBe(true)
  expect(location.search).toBe('?status=sold')
})
