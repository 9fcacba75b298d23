import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@/tools/check/jest/folder'
import { findLeaks, readUnpublished, type Unpublished } from './leaks'

const vistara: Unpublished = {
  page: '/vistara/',
  slug: 'vistara',
  names: ['Vistara', 'விஸ்தாரா'],
  prices: [2847],
  pictures: [{ stem: 'plots-vistara-park-', alts: ['A park with a fountain'] }],
}
const found = (file: string, text: string) =>
  findLeaks([{ file, text }], [file], [vistara]).map(({ what }) => what)

const page = (body: string) =>
  `<!doctype html><html><head><title>x</title></head><body>${body}</body></html>`

for (const [what, file, text] of [
  ['a price', 'noyyal/index.html', page('<p>From <b>₹2,847</b> per sq.ft</p>')],
  [
    'a price in structured data',
    'index.html',
    page('<script type="application/ld+json">{"price":2847}</script>'),
  ],
  ['a price in data of scripts', '_next/static/data/1.json', '{"pricePerSqFt":2847}'],
  ['a plot', 'insights/cents/index.html', page('<p>Take Vistara, plot 34, as an example</p>')],
  ['a plot in Tamil', 'ta/insights/cents/index.html', page('<p>விஸ்தாரா, மனை 34</p>')],
  ['an offer', 'index.html', page('<script>{"@type":"Offer","name":"Vistara"}</script>')],
  ['a link', 'noyyal/properties/index.html', page('<a href="/noyyal/ta/vistara/#plan">x</a>')],
  ['a link without a base path', 'properties/index.html', page('<a href="/vistara/">x</a>')],
  ['a picture', 'index.html', page('<img src="/_img/plots-vistara-park-1-640.avif" alt="">')],
  ['an alternative text', 'index.html', page('<img src="/a.jpg" alt="A park with a fountain">')],
  [
    'a picture of the sitemap',
    'sitemap.xml',
    '<image:loc>https://x.example/_img/plots-vistara-park-1.webp</image:loc>',
  ],
  ['a link to a plot', 'index.html', page('<a href="/noyyal/ta/vistara/plot/34/">x</a>')],
  ['an entry of the sitemap', 'sitemap.xml', '<loc>https://x.example/noyyal/vistara/</loc>'],
  ['a price on its page', 'vistara/index.html', page('<h1>Vistara</h1><p>₹1 a plot</p>')],
  ['a form on its page', 'noyyal/vistara/index.html', page('<h1>Vistara</h1><form></form>')],
  ['a page without its name', 'vistara/index.html', page('<h1>Soon</h1>')],
] as const)
  test(`${what} is found`, () => {
    expect(found(file, text)).not.toEqual([])
  })

for (const file of [
  'noyyal/brochures/vistara.pdf',
  'noyyal/brochures/vistara-ta.pdf',
  'noyyal/brochure/vistara/index.html',
  'noyyal/plans/vistara-lines-46020ac1.svg',
  'noyyal/papers/vistara/layout-approval.pdf',
  'noyyal/qr/vistara.svg',
  'noyyal/share/vistara-46020ac1.jpg',
  'noyyal/ta/share/vistara-46020ac1.jpg',
  'noyyal/ta/share/vistara-plot-34-46020ac1.jpg',
  'noyyal/vistara/plot/34/index.html',
])
  test(`${file} is found`, () => {
    expect(findLeaks([], [file], [vistara])).not.toEqual([])
  })

for (const [file, text] of [
  ['sarayu/index.html', ''],
  ['noyyal/ta/sarayu/plot/3/index.html', ''],
  ['share/sarayu-46020ac1.jpg', ''],
  ['index.html', page('<p>Soon: Sarayu</p>')],
  ['feed.atom', '<title>Sarayu</title>'],
  ['properties/index.html', page('<a href="/sarayu/">x</a>')],
] as const)
  test(`nothing of a draft is published: ${file} ${text}`, () => {
    const draft = { ...vistara, page: '/sarayu/', slug: 'sarayu', names: ['Sarayu'], isDraft: true }
    expect(findLeaks([{ file, text }], [file], [draft])).not.toEqual([])
    expect(findLeaks([{ file: 'a.html', text: page('x') }], ['a.html'], [draft])).toEqual([])
  })

test('its own page with name, place and one sentence has no error, nor do pages of other projects', () => {
  const own = page(
    '<h1>Vistara</h1><p>Uthangudi, Madurai</p><p>Not on offer.</p><a href="/ta/vistara/">ta</a>',
  )
  expect(found('vistara/index.html', own)).toEqual([])
  expect(found('ta/vistara/index.html', page('<h1>விஸ்தாரா</h1>'))).toEqual([])
  const other = page(
    '<p>Nakshatra, plot 3: ₹2,400</p><p>₹28,47,000</p><a href="/vistara-park/">x</a>',
  )
  expect(found('nakshatra/index.html', other)).toEqual([])
  expect(
    found('index.html', page('<p>Vistara is in Madurai. Plot 3 of Ganga costs ₹5.</p>')),
  ).toEqual([])
})

test('projects without a registration, or with an expired one, are unpublished', () => {
  const pages = (day: string) => readUnpublished('.', day).map(({ page: each }) => each)
  assert.ok(pages('2999-01-01').length >= pages('2026-11-26').length)
  for (const each of readUnpublished('.', '2999-01-01')) assert.ok(each.names.length > 0)
})

test('drafts, placeholders and unregistered projects are unpublished, without prices that others share', () => {
  const root = temporaryFolder()
  const write = (file: string, value: object) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), JSON.stringify(value))
  }
  const registration = { kind: 'exempt', reason: 'Eight plots' }
  const project = (slug: string, more: object) =>
    write(`content/en/projects/${slug}.json`, { slug, name: slug, pricePerSqFt: 900, ...more })
  const residences = { title: 'Homes', path: '/a/homes/', isPlaceholder: true, registration }
  project('a', { registration, residences })
  project('b', {})
  write('content/en/projects/plots/b.json', { plots: [{ pricePerSqFt: 950 }, {}] })
  project('c', { registration, isHidden: true })
  for (const file of [
    'content/en/residences/residences',
    'lib/server/images.generated',
    'assets/alt.ta',
  ])
    write(`${file}.json`, {})
  expect(readUnpublished(root, '2026-11-26').map(({ page, prices }) => [page, prices])).toEqual([
    ['/a/homes/', []],
    ['/b/', [950]],
    ['/c/', []],
  ])
})
