/** @jest-environment jsdom */
import { DRAFT_LIFE, draftKey, forgetDrafts, readDraft, writeDraft } from './draft'

const key = draftKey('Enquiry')
const draft = { id: 'a1', at: Date.now(), texts: { name: 'Asha', message: '' } }

beforeEach(() => sessionStorage.clear())

test('a draft is stored and read, an empty one is removed', () => {
  writeDraft(key, draft)
  expect(readDraft(key)).toEqual(draft)
  writeDraft(key, { ...draft, texts: { name: '', message: '' } })
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  ['just under an hour', DRAFT_LIFE - 1, true],
  ['an hour', DRAFT_LIFE, false],
  ['a day', DRAFT_LIFE * 24, false],
  ['less than nothing, by a clock that was put back', -1, false],
])('a draft that is %s old', (_, age, isKept) => {
  writeDraft(key, draft)
  expect(Boolean(readDraft(key, draft.at + age))).toBe(isKept)
})

test.each([
  '{',
  'null',
  '[]',
  '"draft"',
  '{"name":"Asha"}',
  '{"id":"a","texts":{}}',
  '{"at":1e99}',
])('a malformed draft is ignored: %s', (text) => {
  sessionStorage.setItem(key, text)
  expect(readDraft(key)).toBeUndefined()
})

test('only expired and malformed drafts are removed', () => {
  writeDraft(key, draft)
  writeDraft(draftKey('Old'), { ...draft, at: draft.at - DRAFT_LIFE })
  sessionStorage.setItem(draftKey('Foreign'), '{"name":"Asha"}')
  sessionStorage.setItem('visit', 'x')
  forgetDrafts()
  expect(Object.keys(sessionStorage).sort()).toEqual([key, 'visit'])
})

test('only the drafts selected by the callback are removed', () => {
  writeDraft(key, { ...draft, state: 'sent' })
  writeDraft(draftKey('Other'), { ...draft, state: 'sending' })
  forgetDrafts(({ state }) => state === 'sent')
  expect(Object.keys(sessionStorage)).toEqual([draftKey('Other')])
})

test('blocked storage stores nothing and causes no error', () => {
  const store = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(() => forgetDrafts()).not.toThrow()
  expect(() => writeDraft(key, draft)).not.toThrow()
  expect(readDraft(key)).toBeUndefined()
  store.mockRestore()
})
