/** @jest-environment jsdom */
import { readDevice, readSession, sessionKeys, writeDevice, writeSession } from './storage'

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
  localStorage.clear()
})

test('a text is stored and removed', () => {
  expect(writeSession('a', '1')).toBe(true)
  expect(writeDevice('b', '2')).toBe(true)
  expect([readSession('a'), readDevice('b'), sessionKeys()]).toEqual(['1', '2', ['a']])
  writeSession('a', undefined)
  expect([readSession('a'), sessionKeys()]).toEqual([undefined, []])
})

test('a failed write removes the previous value', () => {
  writeSession('draft', 'old')
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(writeSession('draft', 'new')).toBe(false)
  expect(readSession('draft')).toBeUndefined()
})

test('blocked storage returns undefined and causes no error', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect([readSession('a'), writeSession('a', '1'), sessionKeys()]).toEqual([undefined, false, []])
})
