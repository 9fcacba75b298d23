/** @jest-environment jsdom */
import { type AtomEntry, atomFeed } from './atom'

const entry = (key: string, updated: string): AtomEntry => ({
  key,
  updated,
  title: `Title of ${key}`,
  text: 'Fish & chips <for "two">',
  category: 'article',
  page: 'https://www.example.com/a/',
})

const feedOf = (entries: readonly AtomEntry[]) =>
  atomFeed({
    address: 'https://www.example.com/feed.xml',
    page: 'https://www.example.com/',
    language: 'en-IN',
    title: 'News',
    about: 'What is new',
    author: 'The group',
    entries,
  })

const read = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml')

const textsOf = (document: Document, tag: string) =>
  [...document.getElementsByTagName(tag)].map(({ textContent }) => textContent)

test('the newest entry comes first, and its date is that of the feed', () => {
  const document = read(
    feedOf([entry('old', '2026-01-01T00:00:00Z'), entry('new', '2026-01-02T05:00:00+05:30')]),
  )
  expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom')
  expect(textsOf(document, 'id')).toEqual([
    'https://www.example.com/feed.xml',
    'https://www.example.com/feed.xml#new',
    'https://www.example.com/feed.xml#old',
  ])
  expect(textsOf(document, 'updated')[0]).toBe('2026-01-02T05:00:00+05:30')
})

test('special characters are escaped', () => {
  const document = read(feedOf([entry('a', '2026-01-01T00:00:00Z')]))
  expect(document.getElementsByTagName('parsererror')).toHaveLength(0)
  expect(textsOf(document, 'summary')).toEqual(['Fish & chips <for "two">'])
})

test('the same entries give the same feed on every day; none give an empty one', () => {
  const entries = [entry('a', '2026-01-01T00:00:00Z')]
  const first = feedOf(entries)
  jest.useFakeTimers({ now: new Date('2040-01-01') })
  expect(feedOf(entries)).toBe(first)
  expect(textsOf(read(feedOf([])), 'updated')).toEqual(['1970-01-01T00:00:00.000Z'])
  jest.useRealTimers()
})

test('a feed has at most thirty entries', () => {
  const many = Array.from({ length: 40 }, (_, index) =>
    entry(`e${index}`, new Date(index * 86_400_000).toISOString()),
  )
  expect(textsOf(read(feedOf(many)), 'summary')).toHaveLength(30)
})
