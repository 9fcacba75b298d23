/** @jest-environment node */
import { hashOf } from '@/content/words'
import { renamed } from './rename'

const lead = 'See [the roads](/insights/roads/#width) and [all](/insights/roads-and-more/).'
const content = {
  english: {
    'insights/roads.json': { slug: 'roads', title: 'Roads', lead: 'Wide.', parts: [] },
    'insights/other.json': {
      slug: 'other',
      lead,
      related: { path: '/insights/roads/' },
      parts: [],
    },
    'cricket/grounds/salem.json': { slug: 'salem' },
    'cricket/seasons/2030/fixtures/match-1.json': {
      slug: 'match-1',
      title: 'salem',
      ground: 'salem',
    },
    'cricket/seasons/2030/results/match-1.json': { slug: 'match-1', ground: 'salem' },
    'redirects.json': [{ from: '/insights/lanes/', to: '/insights/roads/' }],
    'projects/drawn.json': { slug: 'drawn' },
    'projects/plans/drawn.json': { slug: 'drawn', plots: [] },
    'projects/bare.json': { slug: 'bare' },
    'properties/listing.json': { items: [{ project: 'bare' }] },
  },
  tamil: {
    'insights/roads.json': { title: 'சாலை' },
    'insights/other.json': {
      lead: '[சாலைகள்](/insights/roads/#width), [பிற](/insights/roads-and-more/)',
    },
  },
}

beforeEach(() => {
  const sources = {
    'insights/roads.json': { title: hashOf('Roads') },
    'insights/other.json': { lead: hashOf(lead) },
  }
  const files = new Map<string, unknown>([
    ...Object.entries(content.english).map(([name, each]) => [`content/en/${name}`, each] as const),
    ...Object.entries(content.tamil).map(([name, each]) => [`content/ta/${name}`, each] as const),
    ['content/ta/sources.json', sources],
  ])
  globalThis.projectFiles = {
    broken: new Map(),
    list: () => undefined,
    read: (file) => (files.has(file) ? `${JSON.stringify(files.get(file), null, 2)}\n` : undefined),
  }
})

const changesOf = (file: string, slug: string) =>
  Object.fromEntries(
    renamed(file, slug, content).map((each) => [
      each.file,
      each.text === null ? null : JSON.parse(each.text),
    ]),
  )

test('links to a page follow its name in both languages, and its old addresses lead to it', () => {
  const changes = changesOf('insights/roads.json', 'streets')
  const now = 'See [the roads](/insights/streets/#width) and [all](/insights/roads-and-more/).'
  expect(changes).toEqual({
    'content/en/insights/roads.json': null,
    'content/en/insights/streets.json': {
      ...content.english['insights/roads.json'],
      slug: 'streets',
    },
    'content/en/insights/other.json': {
      ...content.english['insights/other.json'],
      lead: now,
      related: { path: '/insights/streets/' },
    },
    'content/en/redirects.json': [
      { from: '/insights/lanes/', to: '/insights/streets/' },
      { from: '/insights/roads/', to: '/insights/streets/' },
    ],
    'content/ta/insights/roads.json': null,
    'content/ta/insights/streets.json': { title: 'சாலை' },
    'content/ta/insights/other.json': {
      lead: '[சாலைகள்](/insights/streets/#width), [பிற](/insights/roads-and-more/)',
    },
    // The Tamil of a text whose link alone changed is no older than its English.
    'content/ta/sources.json': {
      'insights/streets.json': { title: hashOf('Roads') },
      'insights/other.json': { lead: hashOf(now) },
    },
  })
})

test('a page that gets an old name back is no redirect to itself', () => {
  expect(changesOf('insights/roads.json', 'lanes')['content/en/redirects.json']).toEqual([
    { from: '/insights/roads/', to: '/insights/lanes/' },
  ])
})

test('fields that name an entry follow it, and other words do not', () => {
  const { 'content/en/cricket/grounds/salem.json': before, ...changes } = changesOf(
    'cricket/grounds/salem.json',
    'salem-foundation',
  )
  expect(before).toBeNull()
  expect(changes).toEqual({
    'content/en/cricket/grounds/salem-foundation.json': { slug: 'salem-foundation' },
    'content/en/cricket/seasons/2030/fixtures/match-1.json': {
      ...{ slug: 'match-1', title: 'salem', ground: 'salem-foundation' },
    },
    'content/en/cricket/seasons/2030/results/match-1.json': {
      ...{ slug: 'match-1', ground: 'salem-foundation' },
    },
  })
})

test('a fixture and its result keep one name', () => {
  expect(Object.keys(changesOf('cricket/seasons/2030/fixtures/match-1.json', 'final'))).toEqual([
    'content/en/cricket/seasons/2030/fixtures/final.json',
    'content/en/cricket/seasons/2030/fixtures/match-1.json',
    'content/en/cricket/seasons/2030/results/final.json',
    'content/en/cricket/seasons/2030/results/match-1.json',
  ])
})

test('a project that is drawn keeps its name', () => {
  expect(() => changesOf('projects/drawn.json', 'other')).toThrow(/drawing/)
  expect(changesOf('projects/bare.json', 'other')['content/en/redirects.json']).toContainEqual({
    from: '/bare/',
    to: '/other/',
  })
})
