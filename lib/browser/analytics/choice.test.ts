/** @jest-environment jsdom */
import { openChoiceStore } from './choice'

const store = openChoiceStore

beforeEach(() => localStorage.clear())
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('there is no choice at first', () => {
  expect(store().read()).toBeUndefined()
})

test.each(['granted', 'denied'] as const)('%s is remembered by the next page', (choice) => {
  store().write(choice)
  expect(store().read()).toBe(choice)
})

test('a choice expires after a year', () => {
  jest.useFakeTimers({ now: new Date('2026-01-01') })
  store().write('granted')
  jest.setSystemTime(new Date('2026-12-31'))
  expect(store().read()).toBe('granted')
  jest.setSystemTime(new Date('2027-01-02'))
  expect(store().read()).toBeUndefined()
})

test.each([1000, 86_400_000, 40_000 * 86_400_000])(
  'a choice dated %d ms ahead is none',
  (ahead) => {
    jest.useFakeTimers({ now: new Date('2026-01-01') })
    const at = new Date(Date.now() + ahead).toISOString()
    localStorage.setItem('consent', JSON.stringify({ choice: 'granted', at }))
    expect(store().read()).toBeUndefined()
  },
)

test.each(['granted', '{', 'null', '{"choice":"granted"}', '{"choice":"yes","at":"2999-01-01"}'])(
  'what somebody else stored (%s) is no consent',
  (text) => {
    localStorage.setItem('consent', text)
    expect(store().read()).toBeUndefined()
  },
)

test('with blocked storage the choice is kept for the page view', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const blocked = store()
  blocked.write('denied')
  expect(blocked.read()).toBe('denied')
  expect(store().read()).toBeUndefined()
})
