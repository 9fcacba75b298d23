import { hashOf } from '@/content/translated-words'
import { renamed } from './rename'

const lead = 'See [the roads](/insights/roads/#width) and [all](/insights/roads-and-more/).'
const SURVEY = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 130">
  <path class="site" d="M0 0L200 0L200 130L0 130Z"/>
  <path class="plot" data-plot="1" data-status="available" data-size-sqft="2400"
        data-dimensions="40x60 ft" data-facing="South" data-road="30 ft"
        data-cx="50" data-cy="50" d="M10 10L90 10L90 100L10 100Z"/>
</svg>`

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
    'projects/drawn.json': { slug: 'drawn', brochure: 'drawn/brochure.pdf' },
    'projects/tall.json': { slug: 'tall', residences: {} },
    'projects/plans/drawn.json': { slug: 'drawn', plots: [] },
    'projects/bare.json': { slug: 'bare' },
    'properties/listing.json': { items: [{ project: 'bare', note: 'From {price.bare}' }] },
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
    ['assets/manifest.json', { images: [{ file: 'plans/drawn-plan.svg' }] }],
    ['lib/server/papers.generated.json', { 'drawn/brochure.pdf': {} }],
  ])
  globalThis.projectFiles = {
    broken: new Map(),
    list: (folder) =>
      ({ 'assets/papers': ['drawn'], 'assets/papers/drawn': ['brochure.pdf'] })[folder],
    read: (file) => (files.has(file) ? `${JSON.stringify(files.get(file), null, 2)}\n` : undefined),
  }
})

const changesOf = (file: string, slug: string, survey?: string) =>
  Object.fromEntries(
    renamed(file, slug, content, survey).map((each) => [
      each.file,
      each.text?.startsWith('<') || each.text === null ? each.text : JSON.parse(each.text),
    ]),
  )

test('links to a page are updated in both languages, and its old addresses redirect to it', () => {
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
    // The Tamil of a text in which only a link changed is not stale.
    'content/ta/sources.json': {
      'insights/streets.json': { title: hashOf('Roads') },
      'insights/other.json': { lead: hashOf(now) },
    },
  })
})

test('a page that gets an old name back has no redirect to itself', () => {
  expect(changesOf('insights/roads.json', 'lanes')['content/en/redirects.json']).toEqual([
    { from: '/insights/roads/', to: '/insights/lanes/' },
  ])
})

test('fields that refer to an entry are updated, and other texts are not', () => {
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

test('a fixture and its result keep one name, and their page its old address', () => {
  const changes = changesOf('cricket/seasons/2030/fixtures/match-1.json', 'final')
  expect(changes['content/en/redirects.json']).toContainEqual({
    from: '/tiruppurTamilans/matches/2030/match-1/',
    to: '/tiruppurTamilans/matches/2030/final/',
  })
  expect(Object.keys(changes)).toEqual([
    'content/en/cricket/seasons/2030/fixtures/final.json',
    'content/en/cricket/seasons/2030/fixtures/match-1.json',
    'content/en/cricket/seasons/2030/results/final.json',
    'content/en/cricket/seasons/2030/results/match-1.json',
    'content/en/redirects.json',
  ])
})

test('a project is renamed with its plan, its papers and its old address', () => {
  const { 'content/en/redirects.json': redirects, ...changes } = changesOf(
    'projects/drawn.json',
    'other',
    SURVEY,
  )
  expect(redirects).toContainEqual({ from: '/drawn/', to: '/other/' })
  const { plots, lines, slug } = Object(changes['content/en/projects/plans/other.json'])
  expect([slug, plots.length]).toEqual(['other', 1])
  expect(lines).toMatch(/^\/plans\/other-lines-[0-9a-f]{8}\.svg$/)
  expect(changes).toMatchObject({
    'content/en/projects/drawn.json': null,
    'content/en/projects/other.json': { slug: 'other', brochure: 'other/brochure.pdf' },
    'content/en/projects/plans/drawn.json': null,
    'assets/plans/drawn-plan.svg': null,
    'assets/plans/other-plan.svg': SURVEY,
    'assets/manifest.json': { images: [{ file: 'plans/other-plan.svg' }] },
    'lib/server/papers.generated.json': { 'other/brochure.pdf': {} },
  })
})

test('a project without a plan is renamed, and one with a page of residences is not', () => {
  const changes = changesOf('projects/bare.json', 'other')
  expect(changes['content/en/redirects.json']).toContainEqual({ from: '/bare/', to: '/other/' })
  expect(changes['content/en/properties/listing.json']).toMatchObject({
    items: [{ note: 'From {price.other}' }],
  })
  expect(() => changesOf('projects/tall.json', 'other')).toThrow(/residences/)
})
