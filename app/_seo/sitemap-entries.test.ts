import { existsSync } from 'node:fs'
import { storyPages } from '@/content/fans/story-pages'
import { onDisk } from '@/content/folder'
import { insights } from '@/content/insights/insights'
import { insightPath, storyPath } from '@/lib/domain/routes'
import { absoluteUrl } from '@/lib/server/seo/metadata'
import { listedPaths, sitemapEntries } from './sitemap-entries'

/** Builds the sitemap with a mock of `git`, which returns the output for its arguments. */
async function entriesWith(answer: (args: readonly string[]) => string | undefined) {
  jest.resetModules()
  jest.doMock('node:child_process', () => ({
    ...jest.requireActual('node:child_process'),
    spawnSync: (_: string, args: readonly string[]) => {
      const stdout = answer(args)
      return { status: stdout === undefined ? 128 : 0, stdout: stdout ?? '' }
    },
  }))
  const { sitemapEntries } = await import('./sitemap-entries')
  return sitemapEntries()
}

afterEach(() => jest.dontMock('node:child_process'))

test('each page is listed in both languages, and names both and the x-default', () => {
  const entries = sitemapEntries()
  expect(entries).toHaveLength(2 * listedPaths().length)
  for (const { url, alternates } of entries) {
    const languages: Record<string, unknown> = { ...alternates?.languages }
    expect(Object.keys(languages)).toEqual(['en-IN', 'ta-IN', 'x-default'])
    expect(Object.values(languages)).toContain(url)
    expect(languages['x-default']).toBe(languages['en-IN'])
  }
})

test('a page has the date of its last content commit, a Tamil one also of its translation', async () => {
  const log = [
    '\0' + '2026-10-02T00:00:00Z\n\nta/contact/contact.json\n',
    '\0' +
      '2026-10-01T00:00:00Z\n\nen/contact/contact.json\nen/pages/terms.json\nen/privacy/privacy.json\n',
  ].join('')
  const entries = await entriesWith((args) => (args.includes('log') ? log : 'false\n'))
  const dayOf = (url: string) => entries.find((entry) => entry.url === url)?.lastModified
  expect(dayOf(absoluteUrl('/contact/'))).toBe('2026-10-01T00:00:00Z')
  expect(dayOf(absoluteUrl('/ta/contact/'))).toBe('2026-10-02T00:00:00Z')
  expect(dayOf(absoluteUrl('/terms/'))).toBe('2026-10-01T00:00:00Z')
  expect(dayOf(absoluteUrl('/privacy/'))).toBe('2026-10-01T00:00:00Z')
  expect(dayOf(absoluteUrl('/careers/'))).toBeUndefined()
})

test.each([
  ['in a shallow clone', (args: readonly string[]) => (args.includes('log') ? '\0x' : 'true\n')],
  ['without git', () => undefined],
])('%s only content with its own date has one', async (_where, answer) => {
  const dated = (await entriesWith(answer)).filter(({ lastModified }) => lastModified)
  const articles = [
    ...insights.all.map(({ slug }) => insightPath(slug)),
    ...storyPages.all.map(({ slug }) => storyPath(slug)),
  ].flatMap((path) => [absoluteUrl(path), absoluteUrl(`/ta${path}`)])
  expect(dated.map(({ url }) => url).sort()).toEqual(articles.sort())
})

test('the documents of every page exist', async () => {
  const asked: string[] = []
  jest.resetModules()
  jest.doMock('@/lib/server/seo/changes', () => ({
    readChanges: () => new Map(),
    newestOf: (_: unknown, files: readonly string[]) => void asked.push(...files),
  }))
  const { sitemapEntries } = await import('./sitemap-entries')
  sitemapEntries()
  jest.dontMock('@/lib/server/seo/changes')
  expect(asked.length).toBeGreaterThan(listedPaths().length)
  const english = asked.filter((file) => file.startsWith('en/'))
  expect(english.filter((file) => !existsSync(onDisk(`content/${file}`)))).toEqual([])
})
