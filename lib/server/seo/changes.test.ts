import { newestOf, readChanges } from './changes'

const log = [
  '\0' + '2026-11-02T09:00:00+05:30\n\nen/home/home.json\nta/home/home.json\n',
  '\0' + '2026-11-03T01:00:00+05:30\n\nen/home/home.json\n',
  '\0' + '2026-10-01T12:00:00Z\n\nen/home/home.json\nen/site.json\nen/home-page.json\n',
].join('')

test('a file has the time of the newest commit that changed it, in UTC', () => {
  expect(Object.fromEntries(readChanges(log))).toEqual({
    'en/home/home.json': '2026-11-02T19:30:00Z',
    'ta/home/home.json': '2026-11-02T03:30:00Z',
    'en/site.json': '2026-10-01T12:00:00Z',
    'en/home-page.json': '2026-10-01T12:00:00Z',
  })
})

test('files are found by path prefix; without a commit there is no time', () => {
  const changes = readChanges(log)
  expect(newestOf(changes, ['en/site.json', 'ta/home/'])).toBe('2026-11-02T03:30:00Z')
  expect(newestOf(changes, ['en/gone/'])).toBeUndefined()
  expect(newestOf(readChanges(''), ['en/'])).toBeUndefined()
})
