/** @jest-environment jsdom */
import { storeVisitSource, VISIT_SOURCE } from './visit-source'

beforeEach(() => sessionStorage.clear())

function arrive(address: string) {
  history.replaceState({ mark: 1 }, '', address)
  storeVisitSource()
  return [sessionStorage.getItem(VISIT_SOURCE), location.href.replace(location.origin, '')]
}

test.each([
  ['/vistara/?from=board', 'board', '/vistara/'],
  ['/vistara/?from=board#plan', 'board', '/vistara/#plan'],
  ['/vistara/?plot=34&from=hindu-2026#plan', 'hindu-2026', '/vistara/?plot=34#plan'],
  ['/vistara/?from=sheet&plot=34', 'sheet', '/vistara/?plot=34'],
  ['/vistara/?a=1&from=sheet&plot=34', 'sheet', '/vistara/?a=1&plot=34'],
])('%s is stored as %s, and the address becomes %s', (address, from, rest) => {
  expect(arrive(address)).toEqual([from, rest])
  expect(history.state).toEqual({ mark: 1 })
})

test.each([
  '/vistara/?from=asha@example.com',
  '/vistara/?from=Board',
  '/vistara/?from=',
  `/vistara/?from=${'a'.repeat(33)}`,
  '/vistara/?plot=34',
  '/vistara/',
])('%s stores nothing and leaves the address unchanged', (address) => {
  expect(arrive(address)).toEqual([null, address])
})

test('on a prerendered page it is stored once the page is shown', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  expect(arrive('/vistara/?from=board')).toEqual([null, '/vistara/'])
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(sessionStorage.getItem(VISIT_SOURCE)).toBe('board')
  Reflect.deleteProperty(document, 'prerendering')
})

test('the source is read from a same-origin referrer, and not from another site', () => {
  const referrer = jest.spyOn(document, 'referrer', 'get')
  referrer.mockReturnValue(`${location.origin}/insights/?from=hindu`)
  expect(arrive('/contact/')).toEqual(['hindu', '/contact/'])
  expect(arrive('/contact/?from=board')).toEqual(['board', '/contact/'])
  sessionStorage.clear()
  referrer.mockReturnValue('https://elsewhere.example/?from=hindu')
  expect(arrive('/contact/')).toEqual([null, '/contact/'])
  referrer.mockRestore()
})

test('a page without a source keeps the stored one', () => {
  arrive('/vistara/?from=board')
  expect(arrive('/contact/')).toEqual(['board', '/contact/'])
})
