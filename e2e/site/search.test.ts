/** What search engines and shared links read, in the exported files. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { dayOf, mayBeOffered } from '@/lib/domain/property/offer'
import { pathsOf, TAMIL } from '../helpers/paths'
import {
  canonical,
  english,
  filesIn,
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

/** Not in the sitemap: a second address of the home page, the comparison of plots, and the thank-you. */
const ALIAS = '/home/'
const NOT_FOR_SEARCH = ['/properties/compare/', '/formsubmitsuccess/']

const listed = english.filter(({ path }) => ![ALIAS, ...NOT_FOR_SEARCH].includes(path))
const files = filesIn(OUT)

const twice = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)

/** The file of an address of the site: of a folder its page. */
const fileOf = (address: unknown) => {
  const place = String(address)
  if (!place.startsWith(`${SITE}/`)) throw new Error(`${place} is not of the site`)
  return place.slice(SITE.length + 1).replace(/^$|\/$/, (end) => `${end}index.html`)
}
const isThere = (address: unknown) => files.includes(fileOf(address))

/** The moment of the last commit; none where the sources came without their history. */
const lastCommit = () =>
  Date.parse(spawnSync('git', ['log', '-1', '--format=%cI'], { encoding: 'utf8' }).stdout.trim())

/** Link previews read the beginning of a document; the shortest reading known is 16 kB. */
test('what others read of a page stands in its first 16 kB, before the styles', () => {
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

test('every page names the address that counts, and shares it with a picture', () => {
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

test('a second address points to the first, and neither comparison nor thank-you is listed', () => {
  const pageAt = (place: string) => english.filter(({ path }) => path === place)
  expect(pageAt(ALIAS).map(canonical)).toEqual([`${SITE}/`])
  for (const place of NOT_FOR_SEARCH)
    expect(pageAt(place).map((page) => meta(page, 'robots'))).toEqual(['noindex, follow'])
})

test('every page has one first heading, and none skips a level', () => {
  onEach(english, (page) => {
    const levels = page.elements.flatMap(({ tag }) =>
      /^h[1-6]$/.test(tag) ? [Number(tag[1])] : [],
    )
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.filter((level, at) => level - (levels[at - 1] ?? 1) > 1)).toEqual([])
    expect(meta(page, 'theme-color')).toMatch(/^#[\da-f]{6}$/i)
  })
})

test('the sitemap lists every page that was built, save those that nobody is to find', () => {
  const built = files
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    // The page of a brochure is printed, not served; the one for what is not there has no address; that of a plot is sent.
    .filter((each) => !/^(\/ta)?\/(brochure|404|_not-found)\/|\/plot\/\d+\/$/.test(each))
  expect([...english, ...tamil].map((page) => page.path).toSorted()).toEqual(built.toSorted())
})

test('the sitemap shows every page with its picture, and no day after the last commit', () => {
  const sitemap = readFileSync(path.join(OUT, 'sitemap.xml'), 'utf8')
  const entries = sitemap.split('<url>').slice(1)
  // Each page in both languages.
  expect(entries).toHaveLength(2 * listed.length)
  const images = entries.map((entry) => /<image:loc>([^<]+)</.exec(entry)?.[1])
  expect(images.filter((image) => !isThere(image))).toEqual([])
  const dates = [...sitemap.matchAll(/<lastmod>([^<]+)</g)].map(([, day = '']) => Date.parse(day))
  // Articles say when they were published, in both languages; commits tell the other days, if there are any.
  expect(dates.length).toBeGreaterThanOrEqual(2 * pathsOf('/insights/[slug]/').length)
  const last = lastCommit()
  if (last) expect(Math.max(...dates)).toBeLessThanOrEqual(last)
})

test('every page names itself in both languages in its head, and the feed of its own', () => {
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
    // The day of a build stands nowhere: a match is played, a plot is sold, an article is written before its commit.
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

test('the structured data says all that its types require, in one graph a page', () => {
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
  const offered = projects.filter(
    ({ isHidden, registration }) =>
      !isHidden && (process.env.AS_LIVE !== '1' || mayBeOffered(registration, day)),
  )
  for (const [folder, pages] of [
    ['', english],
    [TAMIL, tamil],
  ] as const) {
    const offers = pages
      .flatMap((page) => things(graphs(page)))
      .filter((thing) => thing['@type'] === 'Offer')
      .map(({ url, priceCurrency, priceSpecification }) => {
        const { price, priceCurrency: currency } = priceSpecification as Thing
        return [url, price, priceCurrency, currency]
      })
    const expected = offered.map(({ slug, pricePerSqFt }) => [
      `${SITE}${folder}/${slug}/`,
      pricePerSqFt,
      'INR',
      'INR',
    ])
    expect(offers.toSorted()).toEqual(expected.toSorted())
  }
})

test('every page names the group with its logo, and where it stands', () => {
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

test('what a company has to tell stands at the foot of every page, once it is known', () => {
  const { cin, registeredOffice } = readJson('content/en/site.json')
  onEach(english, ({ html }) => {
    const foot = html.slice(html.lastIndexOf('<footer'))
    for (const fact of [cin, registeredOffice])
      if (fact) expect(foot).toContain(String(fact).replaceAll('&', '&amp;'))
  })
})

/** Names that stand where a sponsor will. */
const placeholders = (): readonly string[] =>
  filesIn('content/en/cricket/sponsors').flatMap((file) => {
    const { name, isPlaceholder } = readJson(path.join('content/en/cricket/sponsors', file))
    return isPlaceholder ? [name] : []
  })

test('no sample enters the structured data', () => {
  const text = JSON.stringify(english.map(graphs))
  expect(text).toContain('PostalAddress')
  const samples = /.{30}(\(sample\)|00000 ?00000|@noyyal\.example).{10}/gi
  expect(text.match(samples)).toBeNull()
  expect(placeholders().filter((name) => text.includes(name))).toEqual([])
})

/** The moment at which each match begins, as content has it: by the clock of India. */
const matches = filesIn('content/en/cricket/seasons')
  .filter((file) => /\/(fixtures|results)\//.test(file))
  .map((file) => readJson(path.join('content/en/cricket/seasons', file)))
  .map(({ slug, startsAt }): [string, string] => [slug, startsAt])

test('every moment of a page, its structured data and the feeds is told by the clock of India', () => {
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

test('every calendar begins a match at the moment that content has', () => {
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
