/** @jest-environment jsdom */
import { replaceQuery } from './query'

beforeEach(() => history.replaceState(null, '', '/vistara/'))

test('a value goes into the address and the rest stays', () => {
  history.replaceState(null, '', '/vistara/?rate=8#cost')
  replaceQuery({ plot: '68' })
  expect(location.pathname + location.search + location.hash).toBe('/vistara/?rate=8&plot=68#cost')
})

test('an absent value leaves the address', () => {
  history.replaceState(null, '', '/vistara/?plot=68&rate=8')
  replaceQuery({ plot: undefined, rate: undefined })
  expect(location.href).toMatch(/\/vistara\/$/)
})

test('no entry is added to the history', () => {
  const before = history.length
  replaceQuery({ plot: '1' })
  replaceQuery({ plot: '2' })
  expect(history.length).toBe(before)
})

test('a browser that refuses the change breaks nothing', () => {
  const refuse = jest.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError')
  })
  expect(() => replaceQuery({ plot: '3' })).not.toThrow()
  refuse.mockRestore()
})
