/** @jest-environment jsdom */
import { sinceActivation, whenActivated } from './activation'

const prepare = (isPrepared: boolean) =>
  Object.defineProperty(document, 'prerendering', { value: isPrepared, configurable: true })
afterEach(() => prepare(false))

test('an opened page runs the callback at once', () => {
  const run = jest.fn()
  whenActivated(run)
  expect(run).toHaveBeenCalledTimes(1)
})

test('a prerendered page waits until it is shown', () => {
  prepare(true)
  const run = jest.fn()
  whenActivated(run)
  expect(run).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('prerenderingchange'))
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(run).toHaveBeenCalledTimes(1)
})

test('the time of a prerendered page is counted from when it is shown', () => {
  jest.spyOn(performance, 'now').mockReturnValue(60_000)
  Object.assign(performance, {
    getEntriesByType: (type: string) =>
      type === 'navigation' ? [{ activationStart: 59_000 }] : [],
  })
  expect(sinceActivation()).toBe(1_000)
  Object.assign(performance, { getEntriesByType: () => [] })
  expect(sinceActivation()).toBe(60_000)
  Object.assign(performance, { getEntriesByType: undefined })
  expect(sinceActivation()).toBe(60_000)
})
