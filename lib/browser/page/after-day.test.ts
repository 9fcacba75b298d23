/** @jest-environment jsdom */

/** Opens a page at a moment, with words that are for after 3 December. Answers whether they are shown. */
function openedAt(moment: string): boolean {
  jest.useFakeTimers({ now: new Date(moment) })
  document.body.innerHTML = '<b data-after="2026-12-03" hidden>Ended.</b><script></script>'
  const currentScript = document.querySelector('script')
  Object.defineProperty(document, 'currentScript', { value: currentScript, configurable: true })
  jest.isolateModules(() => jest.requireActual('./after-day.inline'))
  return !document.querySelector('b')?.hidden
}
afterEach(() => jest.useRealTimers())

test('words for after a day are shown from midnight in India', () => {
  expect(openedAt('2026-11-01T00:00Z')).toBe(false)
  expect(openedAt('2026-12-03T18:29:59Z')).toBe(false)
  expect(openedAt('2026-12-03T18:30:00Z')).toBe(true)
  expect(openedAt('2027-01-01T00:00Z')).toBe(true)
})
