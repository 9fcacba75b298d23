/** @jest-environment jsdom */
import { markSent, SENT_TODAY, sentToday } from './sent-today'

const HOUR = 60 * 60 * 1000

beforeEach(() => localStorage.clear())

test('the newest reference for the same project within a day is found', () => {
  markSent('VIS-34-7K2F', 0)
  markSent('NAK-9PQR', HOUR)
  markSent('VIS-X3YZ', 2 * HOUR)
  expect(sentToday('VIS', 3 * HOUR)).toBe('VIS-X3YZ')
  expect(sentToday('NAK', 3 * HOUR)).toBe('NAK-9PQR')
  expect(sentToday('CON', 3 * HOUR)).toBeUndefined()
})

test('after a day it is removed from the device', () => {
  markSent('VIS-34-7K2F', 0)
  expect(sentToday('VIS', 24 * HOUR)).toBeUndefined()
  expect(localStorage.getItem(SENT_TODAY)).toBeNull()
})

test('a reference with a future time is ignored', () => {
  markSent('VIS-7K2F', 48 * HOUR)
  expect(sentToday('VIS', HOUR)).toBeUndefined()
})

test.each(['null', '{}', '[1]', '[["<b>",1]]', 'no JSON'])('%s is ignored', (text) => {
  localStorage.setItem(SENT_TODAY, text)
  expect(sentToday('VIS', 2)).toBeUndefined()
})

test('blocked storage causes no error', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  markSent('VIS-7K2F')
  expect(sentToday('VIS')).toBeUndefined()
  blocked.mockRestore()
})
