/** @jest-environment jsdom */
import { replaceQuery } from './query'

beforeEach(() => history.replaceState(null, '', '/vistara/'))

test('a value is set in the address and the rest stays', () => {
  history.replaceState(null, '', '/vistara/?rate=8#cost')
  replaceQuery({ plot: '68' })
  expect(location.pathname + location.search + location.hash).toBe('/vistara/?rate=8&plot=68#cost')
})

test('an undefined value is removed from the address', () => {
  history.replaceState(null, '', '/vistara/?plot=68&rate=8')
  replaceQuery({ plot: undefined, rate: undefined })
  expect(location.href).toMatch(/\/vistara\/$/)
})

test('no history entry is added', () => {
  const before = history.length
  replaceQuery({ plot: '1' })
  replaceQuery({ plot: '2' })
  expect(history.length).toBe(before)
})

test('a refused change causes no error', () => {
  const refuse = jest.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError')
  })
  expect(() => replaceQuery({ plot: '3' })).not.toThrow()
  refuse.mockRestore()
})
