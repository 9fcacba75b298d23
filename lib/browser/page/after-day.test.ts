/** @jest-environment jsdom */

/** Opens a page at a time, with a text for after 3 December. Returns whether the text is shown. */
function openedAt(moment: string): boolean {
  jest.useFakeTimers({ now: new Date(moment) })
  document.body.innerHTML = '<b data-after="2026-12-03" hidden>Ended.</b><script></script>'
  const currentScript = document.querySelector('script')
  Object.defineProperty(document, 'currentScript', { value: currentScript, configurable: true })
  jest.isolateModules(() => jest.requireActual('./after-day.inline'))
  return !document.querySelector('b')?.hidden
}
afterEach(() => jest.useRealTimers())

test('a text for after a day is shown from midnight in India', () => {
  expect(openedAt('2026-11-01T00:00Z')).toBe(false)
  expect(openedAt('2026-12-03T18:29:59Z')).toBe(false)
  expect(openedAt('2026-12-03T18:30:00Z')).toBe(true)
  expect(openedAt('2027-01-01T00:00Z')).toBe(true)
})
