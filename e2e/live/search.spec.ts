import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { type Element, readElements } from '../html'
import { allPaths, pathsOf, tamilPaths } from '../paths'

/** What search engines and shared links read, checked on the exported files: no browser is needed. */

const OUT = path.join(process.cwd(), 'out')
const base = process.env.BASE_PATH ?? '/noyyal'
const origin = (process.env.SITE_URL || 'https://www.noyyal.example').replace(/\/+$/, '')

/** Not in the sitemap: a second address of the home page, the comparison of plots, and the thank-you. */
const UNLISTED = ['/home/', '/properties/compare/', '/formsubmitsuccess/']

type Page = { path: string; elements: readonly Element[] }

const pages: readonly Page[] = allPaths().map((each) => {
  const html = readFileSync(path.join(OUT, each, 'index.html'), 'utf8')
  return { path: each, elements: readElements(html) }
})
const listed = pages.filter((page) => !UNLISTED.includes(page.path))

const named = ({ elements }: Page, tag: string) => elements.filter((each) => each.tag === tag)

const meta = (page: Page, name: string) =>
  named(page, 'meta').find(({ attributes }) =>
    [attributes.name, attributes.property].includes(name),
  )?.attributes.content ?? ''

const title = (page: Page) => named(page, 'title')[0]?.text ?? ''

const canonical = (page: Page) =>
  named(page, 'link').find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href

const twice = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)

/** Link previews read the beginning of a document; the shortest reading known is 16 kB. */
test('what others read of a page stands in its first 16 kB, before the styles @once', () => {
  const READ =
    /<(?:title|link rel="(?:canonical|alternate)"|meta (?:name|property)="(?:description|robots|(?:og|twitter):[\w:]+)")/g
  const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  )
  expect(files.length).toBeGreaterThan(pages.length)
  for (const file of files) {
    const html = readFileSync(path.join(OUT, file))
    const head = html.subarray(0, html.indexOf('</head>')).toString('latin1')
    const places = [...head.matchAll(READ)].map(({ index }) => head.indexOf('>', index))
    expect(head.indexOf('<meta http-equiv="Content-Security-Policy"'), file).toBeLessThan(
      places[0] ?? 0,
    )
    expect(Math.max(...places), file).toBeLessThan(16_384)
    const styles = head.indexOf('<style')
    if (styles >= 0) expect(Math.max(...places), file).toBeLessThan(styles)
    expect(html.subarray(0, 1024).toString('latin1'), file).toMatch(/charset=/i)
  }
})

test('every page has a title and a description of its own @once', () => {
  expect(twice(listed.map(title))).toEqual([])
  expect(twice(listed.map((page) => meta(page, 'description')))).toEqual([])
  for (const page of listed) {
    expect(title(page).length, page.path).toBeGreaterThan(3)
    expect(meta(page, 'description').length, page.path).toBeGreaterThan(40)
  }
})

test('every page names the address that counts, and shares it with a picture @once', () => {
  for (const page of listed) {
    const url = `${origin}${base}${page.path}`
    expect(canonical(page), page.path).toBe(url)
    expect(meta(page, 'og:url'), page.path).toBe(url)
    expect(meta(page, 'og:title'), page.path).not.toBe('')
    const words = [...new Intl.Segmenter('en').segment(meta(page, 'og:description'))]
    expect(words.length, page.path).toBeGreaterThan(20)
    expect(words.length, page.path).toBeLessThanOrEqual(80)
    expect(meta(page, 'twitter:card'), page.path).toBe('summary_large_image')
    const image = new URL(meta(page, 'og:image'))
    expect(image.origin).toBe(origin)
    expect(existsSync(path.join(OUT, image.pathname.slice(base.length))), image.href).toBe(true)
    expect(meta(page, 'robots'), page.path).toBe('index, follow')
  }
})

test('a second address points to the first, and neither comparison nor thank-you is listed @once', () => {
  const [alias, ...others] = UNLISTED.map((each) => pages.find((page) => page.path === each))
  expect(alias && canonical(alias)).toBe(`${origin}${base}/`)
  for (const page of others) expect(page && meta(page, 'robots')).toBe('noindex, follow')
})

test('every page has one first heading, and none skips a level @once', () => {
  for (const page of pages) {
    const levels = page.elements.flatMap(({ tag }) =>
      /^h[1-6]$/.test(tag) ? [Number(tag[1])] : [],
    )
    expect(
      levels.filter((level) => level === 1),
      page.path,
    ).toHaveLength(1)
    levels.forEach((level, at) => {
      expect(level - (levels[at - 1] ?? 1), `${page.path}, heading ${at + 1}`).toBeLessThan(2)
    })
    expect(named(page, 'html')[0]?.attributes.lang, page.path).toBe('en-IN')
    expect(meta(page, 'theme-color'), page.path).toMatch(/^#[\da-f]{6}$/i)
  }
})

test('the sitemap lists every page that was built, save those that nobody is to find @once', () => {
  const built = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .map(
      (file) =>
        `/${file
          .split(path.sep)
          .join('/')
          .replace(/index\.html$/, '')}`,
    )
    // The page of a brochure is printed, not served; the one for what is not there has no address; that of a plot is sent.
    .filter((each) => !/^(\/ta)?\/(brochure|404|_not-found)\/|\/plot\/\d+\/$/.test(each))
  expect([...pages.map((page) => page.path), ...tamilPaths()].toSorted()).toEqual(built.toSorted())
})

test('the sitemap shows every page with its picture, and no day after the last commit @once', () => {
  const sitemap = readFileSync(path.join(OUT, 'sitemap.xml'), 'utf8')
  const entries = sitemap.split('<url>').slice(1)
  // Each page in both languages.
  expect(entries).toHaveLength(2 * listed.length)
  for (const entry of entries) {
    const image = new URL(/<image:loc>([^<]+)</.exec(entry)?.[1] ?? '')
    expect(existsSync(path.join(OUT, image.pathname.slice(base.length))), image.href).toBe(true)
  }
  const dates = [...sitemap.matchAll(/<lastmod>([^<]+)</g)].map(([, day = '']) => Date.parse(day))
  // Articles say when they were published, in both languages; commits tell the other days, if there are any.
  expect(dates.length).toBeGreaterThanOrEqual(2 * pathsOf('/insights/[slug]/').length)
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%cI'], { encoding: 'utf8' })
  if (stdout) expect(Math.max(...dates)).toBeLessThanOrEqual(Date.parse(stdout.trim()))
})

test('every page names itself in both languages in its head, and the feed of its own @once', () => {
  const tamil = tamilPaths().map((each) => ({
    path: each,
    elements: readElements(readFileSync(path.join(OUT, each, 'index.html'), 'utf8')),
  }))
  for (const page of [...pages, ...tamil]) {
    const alternates = named(page, 'link').filter(
      ({ attributes }) => attributes.rel === 'alternate',
    )
    const [english, folder] = page.path.startsWith('/ta/')
      ? [page.path.slice('/ta'.length), '/ta']
      : [page.path, '']
    const feeds = alternates.filter(({ attributes }) => attributes.type === 'application/atom+xml')
    expect(feeds, page.path).toHaveLength(1)
    expect(feeds[0]?.attributes.href, page.path).toBe(`${origin}${base}${folder}/feed.xml`)
    expect(feeds[0]?.attributes.title, page.path).toBeTruthy()
    const languages = Object.fromEntries(
      alternates
        .filter(({ attributes }) => attributes.hreflang)
        .map(({ attributes }) => [attributes.hreflang, attributes.href]),
    )
    const place = english === '/home/' ? '/' : english
    const isListed = !['/properties/compare/', '/formsubmitsuccess/'].includes(english)
    const expected = {
      'en-IN': `${origin}${base}${place}`,
      'ta-IN': `${origin}${base}/ta${place}`,
      'x-default': `${origin}${base}${place}`,
    }
    expect(languages, page.path).toEqual(isListed ? expected : {})
  }
})

test('each feed is Atom whose entries lead to pages and keep their days @once', () => {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%cI'], { encoding: 'utf8' })
  for (const [folder, language] of [
    ['', 'en-IN'],
    ['/ta', 'ta-IN'],
  ]) {
    const feed = readFileSync(path.join(OUT, `${folder}/feed.xml`), 'utf8')
    expect(feed).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www\.w3/)
    expect(feed).toContain(`xml:lang="${language}"`)
    const valuesOf = (text: string, tag: string) =>
      [...text.matchAll(new RegExp(`<${tag}>([^<]+)</${tag}>`, 'g'))].map(([, value = '']) => value)
    const ids = valuesOf(feed, 'id')
    expect(ids[0]).toBe(`${origin}${base}${folder}/feed.xml`)
    expect(twice(ids)).toEqual([])
    const [whole = '', ...days] = valuesOf(feed, 'updated')
    expect(Date.parse(whole)).toBe(Math.max(...days.map((day) => Date.parse(day))))
    // The day of a build stands nowhere: a match is played, a plot is sold, an article is written before its commit.
    if (stdout) expect(Date.parse(whole)).toBeLessThanOrEqual(Date.parse(stdout.trim()))

    const entries = feed.split('<entry>').slice(1)
    expect(entries.length).toBe(days.length)
    expect(entries.length).toBeGreaterThanOrEqual(pathsOf('/insights/[slug]/').length)
    for (const entry of entries) {
      for (const tag of ['id', 'title', 'updated', 'summary'])
        expect(valuesOf(entry, tag), entry).toHaveLength(1)
      const href = /<link rel="alternate"[^>]* href="([^"]+)"/.exec(entry)?.[1] ?? ''
      const place = new URL(href).pathname.slice(base.length)
      expect(place.startsWith('/ta/'), href).toBe(folder === '/ta')
      expect(existsSync(path.join(OUT, place, 'index.html')), href).toBe(true)
    }
  }
})

/** A thing of the structured data. */
type Thing = Readonly<Record<string, unknown>>

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null

const graphs = (page: Page): readonly Thing[] =>
  named(page, 'script')
    .filter(({ attributes }) => attributes.type === 'application/ld+json')
    .map(({ text }) => JSON.parse(text))

/** Every thing of a graph, nested ones included. */
function things(value: unknown): readonly Thing[] {
  if (Array.isArray(value)) return value.flatMap(things)
  if (!isThing(value)) return []
  return [...(value['@type'] ? [value] : []), ...Object.values(value).flatMap(things)]
}

/** What each type must say: Google's required properties where it has a rich result, else schema.org's use. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'image', 'datePublished', 'author'],
  BreadcrumbList: ['itemListElement'],
  ContactPage: ['name', 'url'],
  ContactPoint: ['contactType'],
  GeoCoordinates: ['latitude', 'longitude'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position'],
  Offer: ['priceCurrency', 'priceSpecification'],
  Organization: ['name'],
  Person: ['name'],
  Place: ['name', 'address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  RealEstateListing: ['name', 'url', 'image', 'offers'],
  Service: ['name', 'description', 'provider'],
  SportsTeam: ['name'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitCode'],
  WebPage: ['name', 'url'],
  WebSite: ['name', 'url'],
}

/** The league itself stands as the event above a match, by its name alone. */
const required = (thing: Thing) =>
  thing['@type'] === 'SportsEvent' && 'competitor' in thing
    ? ['name', 'startDate', 'location', 'eventStatus', 'eventAttendanceMode']
    : (REQUIRED[String(thing['@type'])] ?? ['name'])

test('the structured data says all that its types require, in one graph a page @once', () => {
  const types = new Set<string>()
  for (const page of pages) {
    const all = graphs(page)
    expect(all.length, page.path).toBeLessThan(2)
    for (const thing of things(all)) {
      types.add(String(thing['@type']))
      for (const property of required(thing)) {
        expect(thing[property], `${page.path} ${thing['@type']}.${property}`).toBeTruthy()
      }
    }
  }
  const known = [...Object.keys(REQUIRED), 'SportsEvent', 'SportsOrganization']
  expect([...types].filter((type) => !known.includes(type))).toEqual([])
})

test('every page names the group with its logo, and where it stands @once', () => {
  for (const page of pages) {
    const all = things(graphs(page))
    const ofType = (type: string) => all.filter((thing) => thing['@type'] === type)
    const group = ofType('Organization').find(({ logo }) => logo)
    expect(String(group?.url), page.path).toBe(`${origin}${base}/`)
    const logo = new URL(String(group?.logo)).pathname.slice(base.length)
    expect(existsSync(path.join(OUT, logo)), `${page.path} ${logo}`).toBe(true)

    const isHome = canonical(page) === `${origin}${base}/`
    const trails = ofType('BreadcrumbList')
    expect(trails, page.path).toHaveLength(isHome ? 0 : 1)
    const steps = things(trails).filter((thing) => thing['@type'] === 'ListItem')
    const addresses = steps.map(({ item }) => String(item))
    if (isHome) continue
    expect(addresses[0], page.path).toBe(`${origin}${base}/`)
    expect(addresses.at(-1), page.path).toBe(`${origin}${base}${page.path}`)
    expect(twice(addresses), page.path).toEqual([])
    for (const address of addresses) {
      const place = address.slice(`${origin}${base}`.length)
      expect(existsSync(path.join(OUT, place, 'index.html')), address).toBe(true)
    }
  }
})

test('what a company has to tell stands at the foot of every page, once it is known @once', () => {
  const { cin, registeredOffice } = JSON.parse(readFileSync('content/en/site.json', 'utf8'))
  for (const page of pages) {
    const html = readFileSync(path.join(OUT, page.path, 'index.html'), 'utf8')
    const foot = html.slice(html.lastIndexOf('<footer'))
    for (const fact of [cin, registeredOffice])
      if (fact) expect(foot, page.path).toContain(String(fact).replaceAll('&', '&amp;'))
  }
})

/** Names that stand where a sponsor will. */
const placeholders = (): readonly string[] =>
  readdirSync('content/en/cricket/sponsors').flatMap((file) => {
    const { name, isPlaceholder } = JSON.parse(
      readFileSync(path.join('content/en/cricket/sponsors', file), 'utf8'),
    )
    return isPlaceholder ? [name] : []
  })

test('no sample enters the structured data @once', () => {
  const text = JSON.stringify(pages.map(graphs))
  expect(text).toContain('PostalAddress')
  const samples = /.{30}(\(sample\)|00000 ?00000|@noyyal\.example).{10}/gi
  expect(text.match(samples)).toBeNull()
  expect(placeholders().filter((name) => text.includes(name))).toEqual([])
})
