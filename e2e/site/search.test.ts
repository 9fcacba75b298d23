/** The data for search engines and link previews in the exported files. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { dayOf, mayBePublished } from '@/lib/domain/property/publication'
import { filesIn } from '@/tools/build/postbuild/files'
import { pathsOf, TAMIL } from '../helpers/paths'
import {
  canonical,
  english,
  graphs,
  meta,
  named,
  OUT,
  onEach,
  readJson,
  SITE,
  type Thing,
  tamil,
  things,
  title,
} from './built-pages'

/** Not in the sitemap: a duplicate of the home page, the comparison of plots, and the success page. */
const ALIAS = '/home/'
const NOT_FOR_SEARCH = ['/properties/compare/', '/formsubmitsuccess/']

const listed = english.filter(({ path }) => ![ALIAS, ...NOT_FOR_SEARCH].includes(path))
const files = filesIn(OUT)

const twice = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)

/** The file at an address of the site; for a folder its page. */
const fileOf = (address: unknown) => {
  const place = String(address)
  if (!place.startsWith(`${SITE}/`)) throw new Error(`${place} is not of the site`)
  return place.slice(SITE.length + 1).replace(/^$|\/$/, (end) => `${end}index.html`)
}
const isThere = (address: unknown) => files.includes(fileOf(address))

/** The time of the last commit; undefined without Git history. */
const lastCommit = () =>
  Date.parse(spawnSync('git', ['log', '-1', '--format=%cI'], { encoding: 'utf8' }).stdout.trim())

/** Link previews read only the beginning of a document, at least 16 kB. */
test('tags for link previews are in the first 16 kB of a page, before the styles', () => {
  const READ =
    /<(?:title|link rel="(?:canonical|alternate)"|meta (?:name|property)="(?:description|robots|(?:og|twitter):[\w:]+)")/g
  const all = files.filter((file) => file.endsWith('.html'))
  expect(all.length).toBeGreaterThan(english.length)
  onEach(all, (file) => {
    const html = readFileSync(path.join(OUT, file))
    const head = html.subarray(0, html.indexOf('</head>')).toString('latin1')
    const places = [...head.matchAll(READ)].map(({ index }) => head.indexOf('>', index))
    expect(head.indexOf('<meta http-equiv="Content-Security-Policy"')).toBeLessThan(places[0] ?? 0)
    expect(Math.max(...places)).toBeLessThan(16_384)
    const styles = head.indexOf('<style')
    if (styles >= 0) expect(Math.max(...places)).toBeLessThan(styles)
    expect(html.subarray(0, 1024).toString('latin1')).toMatch(/charset=/i)
  })
})

test('every page has a title and a description of its own', () => {
  expect(twice(listed.map(title))).toEqual([])
  expect(twice(listed.map((page) => meta(page, 'description')))).toEqual([])
  onEach(listed, (page) => {
    expect(title(page).length).toBeGreaterThan(3)
    expect(meta(page, 'description').length).toBeGreaterThan(40)
  })
})

test('every page has its canonical address, and a sharing picture', () => {
  onEach(listed, (page) => {
    const url = SITE + page.path
    expect(canonical(page)).toBe(url)
    expect(meta(page, 'og:url')).toBe(url)
    expect(meta(page, 'og:title')).not.toBe('')
    const words = [...new Intl.Segmenter('en').segment(meta(page, 'og:description'))]
    expect(words.length).toBeGreaterThan(20)
    expect(words.length).toBeLessThanOrEqual(80)
    expect(meta(page, 'twitter:card')).toBe('summary_large_image')
    const picture = fileOf(meta(page, 'og:image'))
    expect(files).toContain(picture)
    expect(picture).toMatch(/-[0-9a-f]{8}\.jpg$/)
    expect(meta(page, 'robots')).toBe('index, follow')
  })
})

test('a duplicate has the canonical address of the original, and neither comparison nor success page is listed', () => {
  const pageAt = (place: string) => english.filter(({ path }) => path === place)
  expect(pageAt(ALIAS).map(canonical)).toEqual([`${SITE}/`])
  for (const place of NOT_FOR_SEARCH)
    expect(pageAt(place).map((page) => meta(page, 'robots'))).toEqual(['noindex, follow'])
})

test('every page has one h1, and none skips a level', () => {
  onEach(english, (page) => {
    const levels = page.elements.flatMap(({ tag }) =>
      /^h[1-6]$/.test(tag) ? [Number(tag[1])] : [],
    )
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.filter((level, at) => level - (levels[at - 1] ?? 1) > 1)).toEqual([])
    expect(meta(page, 'theme-color')).toMatch(/^#[\da-f]{6}$/i)
  })
})

test('the sitemap lists every built page except unlisted ones', () => {
  const built = files
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    // Unlisted: pages for brochures, the not-found page, and pages of plots.
    .filter((each) => !/^(\/ta)?\/(brochure|404|_not-found)\/|\/plot\/\d+\/$/.test(each))
  expect([...english, ...tamil].map((page) => page.path).toSorted()).toEqual(built.toSorted())
})

test('the sitemap shows every page with its picture, and no date after the last commit', () => {
  const sitemap = readFileSync(path.join(OUT, 'sitemap.xml'), 'utf8')
  const entries = sitemap.split('<url>').slice(1)
  // Each page in both languages.
  expect(entries).toHaveLength(2 * listed.length)
  const images = entries.map((entry) => /<image:loc>([^<]+)</.exec(entry)?.[1])
  expect(images.filter((image) => !isThere(image))).toEqual([])
  const dates = [...sitemap.matchAll(/<lastmod>([^<]+)</g)].map(([, day = '']) => Date.parse(day))
  // Articles have their date of publication, in both languages; other dates are those of commits, if there are any.
  expect(dates.length).toBeGreaterThanOrEqual(2 * pathsOf('/insights/[slug]/').length)
  const last = lastCommit()
  if (last) expect(Math.max(...dates)).toBeLessThanOrEqual(last)
})

test('every page links to both of its languages in its head, and to the feed of its own', () => {
  onEach([...english, ...tamil], (page) => {
    const alternates = named(page, 'link').filter(
      ({ attributes }) => attributes.rel === 'alternate',
    )
    const [own, folder] = page.path.startsWith(`${TAMIL}/`)
      ? [page.path.slice(TAMIL.length), TAMIL]
      : [page.path, '']
    const feeds = alternates.filter(({ attributes }) => attributes.type === 'application/atom+xml')
    expect(feeds.map(({ attributes }) => attributes.href)).toEqual([`${SITE}${folder}/feed.xml`])
    expect(feeds[0]?.attributes.title).toBeTruthy()
    const languages = Object.fromEntries(
      alternates
        .filter(({ attributes }) => attributes.hreflang)
        .map(({ attributes }) => [attributes.hreflang, attributes.href]),
    )
    const place = own === ALIAS ? '/' : own
    const expected = {
      'en-IN': `${SITE}${place}`,
      'ta-IN': `${SITE}${TAMIL}${place}`,
      'x-default': `${SITE}${place}`,
    }
    expect(languages).toEqual(NOT_FOR_SEARCH.includes(own) ? {} : expected)
  })
})

test.each([
  ['', 'en-IN'],
  [TAMIL, 'ta-IN'],
])(
  'the feed in the folder "%s" is Atom whose entries lead to pages and keep their days',
  (folder, language) => {
    const feed = readFileSync(path.join(OUT, `${folder}/feed.xml`), 'utf8')
    expect(feed).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www\.w3/)
    expect(feed).toContain(`xml:lang="${language}"`)
    const valuesOf = (text: string, tag: string) =>
      [...text.matchAll(new RegExp(`<${tag}>([^<]+)</${tag}>`, 'g'))].map(([, value = '']) => value)
    const ids = valuesOf(feed, 'id')
    expect(ids[0]).toBe(`${SITE}${folder}/feed.xml`)
    expect(twice(ids)).toEqual([])
    const [whole = '', ...days] = valuesOf(feed, 'updated')
    expect(Date.parse(whole)).toBe(Math.max(...days.map((day) => Date.parse(day))))
    // Dates are never those of a build: matches, sales and articles are older than their commit.
    const last = lastCommit()
    if (last) expect(Date.parse(whole)).toBeLessThanOrEqual(last)

    const entries = feed.split('<entry>').slice(1)
    expect(entries.length).toBe(days.length)
    expect(entries.length).toBeGreaterThanOrEqual(pathsOf('/insights/[slug]/').length)
    onEach(entries, (entry) => {
      for (const tag of ['id', 'title', 'updated', 'summary'])
        expect(valuesOf(entry, tag)).toHaveLength(1)
      const href = /<link rel="alternate"[^>]* href="([^"]+)"/.exec(entry)?.[1] ?? ''
      expect(href.startsWith(`${SITE}${TAMIL}/`)).toBe(folder === TAMIL)
      expect(files).toContain(fileOf(href.replace(/#.*/, '')))
    })
  },
)

/** Required properties of each type: Google's for rich results, otherwise those that schema.org's use needs. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  BreadcrumbList: ['itemListElement'],
  ContactPage: ['name', 'url'],
  ContactPoint: ['contactType'],
  GeoCoordinates: ['latitude', 'longitude'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position'],
  Offer: ['url'],
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

/** What Google requires of an event, and what it recommends and every match has. */
const EVENT = [
  ...['name', 'startDate', 'endDate', 'location', 'eventStatus', 'eventAttendanceMode'],
  ...['description', 'image', 'organizer', 'url'],
]

/** The league, as the superEvent of a match, has only a name. */
const required = (thing: Thing) =>
  thing['@type'] === 'SportsEvent' && 'competitor' in thing
    ? EVENT
    : (REQUIRED[String(thing['@type'])] ?? ['name'])

test('the structured data has all properties that its types require, in one graph per page', () => {
  const types = new Set<string>()
  onEach(english, (page) => {
    const all = graphs(page)
    expect(all.length).toBeLessThan(2)
    for (const thing of things(all)) {
      types.add(String(thing['@type']))
      expect([thing, required(thing).filter((property) => !thing[property])]).toEqual([thing, []])
    }
  })
  const known = [...Object.keys(REQUIRED), 'SportsEvent', 'SportsOrganization']
  expect([...types].filter((type) => !known.includes(type))).toEqual([])
})

const PROJECTS = 'content/en/projects'
const projects = filesIn(PROJECTS)
  .filter((file) => /^[^/]+\.json$/.test(file))
  .map((file) => readJson(path.join(PROJECTS, file)))

test('an offer has the price that content has for its project, and no other project has an offer', () => {
  const day = process.env.BUILD_DAY || dayOf(new Date())
  const publishedProjects = projects.filter(
    ({ isHidden, registration }) =>
      !isHidden && (process.env.PRODUCTION_PREVIEW !== '1' || mayBePublished(registration, day)),
  )
  for (const [folder, pages] of [
    ['', english],
    [TAMIL, tamil],
  ] as const) {
    const offers = pages
      .flatMap((page) => things(graphs(page)))
      // Those of a match lead to its tickets.
      .filter((thing) => thing['@type'] === 'Offer' && thing.priceSpecification)
      .map(({ url, priceCurrency, priceSpecification }) => {
        const { price, priceCurrency: currency } = priceSpecification as Thing
        return [url, price, priceCurrency, currency]
      })
    const expected = publishedProjects.map(({ slug, pricePerSqFt }) => [
      `${SITE}${folder}/${slug}/`,
      pricePerSqFt,
      'INR',
      'INR',
    ])
    expect(offers.toSorted()).toEqual(expected.toSorted())
  }
})

test('every page names the group with its logo, and its own breadcrumb', () => {
  onEach(english, (page) => {
    const all = things(graphs(page))
    const ofType = (type: string) => all.filter((thing) => thing['@type'] === type)
    const group = ofType('Organization').find(({ logo }) => logo)
    expect(group?.url).toBe(`${SITE}/`)
    expect(files).toContain(fileOf(group?.logo))

    const isHome = canonical(page) === `${SITE}/`
    const trails = ofType('BreadcrumbList')
    expect(trails).toHaveLength(isHome ? 0 : 1)
    if (isHome) return
    const addresses = things(trails)
      .filter((thing) => thing['@type'] === 'ListItem')
      .map(({ item }) => String(item))
    expect(addresses[0]).toBe(`${SITE}/`)
    expect(addresses.at(-1)).toBe(SITE + page.path)
    expect(twice(addresses)).toEqual([])
    expect(addresses.filter((address) => !isThere(address))).toEqual([])
  })
})

test('facts that a company must publish are in the footer of every page, once known', () => {
  const { cin, registeredOffice } = readJson('content/en/site.json')
  onEach(english, ({ html }) => {
    const foot = html.slice(html.lastIndexOf('<footer'))
    for (const fact of [cin, registeredOffice])
      if (fact) expect(foot).toContain(String(fact).replaceAll('&', '&amp;'))
  })
})

/** Names of placeholder sponsors. */
const placeholders = (): readonly string[] =>
  filesIn('content/en/cricket/sponsors').flatMap((file) => {
    const { name, isPlaceholder } = readJson(path.join('content/en/cricket/sponsors', file))
    return isPlaceholder ? [name] : []
  })

test('no placeholder is in the structured data', () => {
  const text = JSON.stringify(english.map(graphs))
  expect(text).toContain('PostalAddress')
  const samples = /.{30}(\(sample\)|00000 ?00000|@noyyal\.example).{10}/gi
  expect(text.match(samples)).toBeNull()
  expect(placeholders().filter((name) => text.includes(name))).toEqual([])
})

/** The start of each match in content, in Indian time. */
const matches = filesIn('content/en/cricket/seasons')
  .filter((file) => /\/(fixtures|results)\//.test(file))
  .map((file) => readJson(path.join('content/en/cricket/seasons', file)))
  .map(({ slug, startsAt }): [string, string] => [slug, startsAt])

test('every time in a page, its structured data and the feeds is in Indian time', () => {
  const times = [...english, ...tamil].flatMap((page) =>
    named(page, 'time').map(({ text, attributes: { datetime = '' } }) => ({
      path: `${page.path}: ${datetime} as "${text}"`,
      text,
      datetime,
    })),
  )
  expect(times.length).toBeGreaterThan(0)
  onEach(times, ({ text, datetime }) => {
    const [, year = '', day, hour, minute, zone] =
      /^(\d{4})-\d\d-(\d\d)(?:T(\d\d):(\d\d):\d\d(.*))?$/.exec(datetime) ?? []
    if (text.includes(year)) expect(text).toMatch(new RegExp(`^0?${Number(day)}\\D.*${year}`))
    if (!hour) return
    expect(zone).toBe('+05:30')
    expect(text).toMatch(new RegExp(`\\D${Number(hour) % 12 || 12}:${minute}(\\D|$)`))
  })
  const moments = matches.map(([, startsAt]) => startsAt)
  onEach([...english, ...tamil], (page) => {
    for (const { startDate } of things(graphs(page)))
      if (startDate) expect(moments).toContain(startDate)
  })
  for (const folder of ['', TAMIL]) {
    const feed = readFileSync(path.join(OUT, `${folder}/feed.xml`), 'utf8')
    for (const [, moment] of feed.matchAll(/<(?:updated|published)>([^<]+)</g))
      expect(moment).toMatch(/\+05:30$/)
  }
})

test('every calendar has the start times of content', () => {
  const calendars = files.filter((file) => /\/fixtures\/[^/]+\.ics$/.test(file))
  expect(calendars.length).toBeGreaterThan(0)
  onEach(calendars, (file) => {
    const start = /^DTSTART:(\w+)/m.exec(readFileSync(path.join(OUT, file), 'utf8'))?.[1]
    const expected = matches
      .filter(([slug]) => slug === path.basename(file, '.ics'))
      .map(([, startsAt]) => new Date(startsAt).toISOString().replace(/[-:]|\.000/g, ''))
    expect(expected).toContain(start)
  })
})
