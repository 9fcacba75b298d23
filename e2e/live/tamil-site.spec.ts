import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { type Element, isWithin, readElements } from '../html'
import { allPaths, pathsOf, TAMIL } from '../paths'
import { readFont, tamilFonts, tamilWords } from '../tamil-letters'

/** The Tamil edition beside the English one, checked on the exported files: no browser is needed. */

const OUT = path.join(process.cwd(), 'out')
const base = process.env.BASE_PATH ?? '/noyyal'
const origin = (process.env.SITE_URL || 'https://www.noyyal.example').replace(/\/+$/, '')

type Page = { path: string; elements: readonly Element[] }

const read = (place: string): Page => ({
  path: place,
  elements: readElements(readFileSync(path.join(OUT, place, 'index.html'), 'utf8')),
})
const english = allPaths().map(read)
const tamil = allPaths().map((place) => read(TAMIL + place))
const pairs = english.map((page, index) => [page, tamil[index]] as const)
const pages = [...english, ...tamil]

const meta = ({ elements }: Page, name: string) =>
  elements.find(({ attributes }) => [attributes.name, attributes.property].includes(name))
    ?.attributes.content ?? ''
const canonical = ({ elements }: Page) =>
  elements.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href
const title = ({ elements }: Page) => elements.find(({ tag }) => tag === 'title')?.text ?? ''
const links = ({ elements }: Page) =>
  elements.filter(({ tag, attributes }) => tag === 'a' && attributes.href)

const TAMIL_LETTER = /\p{Script=Tamil}/u

test('each page says its language, and shares it @once', () => {
  for (const [page, own] of pairs) {
    if (!own) throw new Error(`${page.path} has no Tamil page`)
    const langOf = ({ elements }: Page) =>
      elements.find(({ tag }) => tag === 'html')?.attributes.lang
    expect(langOf(page), page.path).toBe('en-IN')
    expect(langOf(own), own.path).toBe('ta-IN')
    expect(meta(page, 'og:locale'), page.path).toBe('en_IN')
    expect(meta(own, 'og:locale'), own.path).toBe('ta_IN')
  }
})

/** What stands before a year, such as "06 Jul" or "6 July". */
const DATE = /(\d+)(?:st|nd|rd|th)?[\s\u00a0-]+(\p{L}[\p{L}\p{M}]+)\.?,?[\s\u00a0-]+\d{4}(?!\d)/gu
const MONTH =
  /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*$|^(ஜனவரி|பிப்ரவரி|மார்ச்|ஏப்ரல்|மே|ஜூன்|ஜூலை|ஆகஸ்ட்|செப்டம்பர்|அக்டோபர்|நவம்பர்|டிசம்பர்)$/u

test('dates have one format, two figures for the day and a short month in English @once', () => {
  let count = 0
  for (const { path: place, elements } of pages) {
    const text = elements
      .filter(({ tag }) => tag !== 'script' && tag !== 'style')
      .flatMap(({ text, attributes }) => [text, attributes.content, attributes['aria-label']])
      .join('\n')
    for (const [date, day = '', month = ''] of text.matchAll(DATE)) {
      if (!MONTH.test(month)) continue
      count += 1
      expect(day, `${place}: ${date}`).toMatch(/^\d\d$/)
      if (!TAMIL_LETTER.test(month)) expect(month, `${place}: ${date}`).toHaveLength(3)
    }
  }
  expect(count).toBeGreaterThan(0)
})

test('each Tamil page has a title and a description of its own, in Tamil @once', () => {
  const listed = tamil.filter(
    (page) => !/\/(home|formsubmitsuccess)\/$/.test(page.path) || /Tamilans/.test(page.path),
  )
  for (const page of tamil) {
    expect(title(page), page.path).toMatch(TAMIL_LETTER)
    expect(meta(page, 'description'), page.path).toMatch(TAMIL_LETTER)
    expect(meta(page, 'og:title'), page.path).toMatch(TAMIL_LETTER)
  }
  expect(new Set(listed.map(title)).size).toBe(listed.length)
  expect(new Set(listed.map((page) => meta(page, 'description'))).size).toBe(listed.length)
})

test('each Tamil page counts under its own address, and has a sharing image of its own @once', () => {
  for (const [page, own] of pairs) {
    if (!own) continue
    const addressOf = (each: Page) => canonical(each)?.slice(`${origin}${base}`.length)
    expect(addressOf(own), own.path).toBe(`${TAMIL}${addressOf(page)}`)
    expect(meta(own, 'og:url'), own.path).toBe(canonical(own))
    const image = meta(own, 'og:image')
    if (!image && !meta(page, 'og:image')) continue
    const file = new URL(image).pathname.slice(base.length)
    expect(file, own.path).toMatch(/^\/ta\/share\//)
    const [ownBytes, bytes] = [file, file.slice(TAMIL.length)].map((each) =>
      readFileSync(path.join(OUT, each)),
    )
    expect(bytes && ownBytes?.equals(bytes), own.path).toBe(false)
  }
})

test('the sitemap names both languages of every page, English where a visitor reads neither @once', () => {
  const sitemap = readFileSync(path.join(OUT, 'sitemap.xml'), 'utf8')
  const entries = sitemap.split('<url>').slice(1)
  for (const entry of entries) {
    const address = /<loc>([^<]+)</.exec(entry)?.[1] ?? ''
    const place = address.slice(`${origin}${base}`.length).replace(/^\/ta\//, '/')
    const alternates = Object.fromEntries(
      [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, url]) => [lang, url]),
    )
    expect(alternates, address).toEqual({
      'en-IN': `${origin}${base}${place}`,
      'ta-IN': `${origin}${base}${TAMIL}${place}`,
      'x-default': `${origin}${base}${place}`,
    })
  }
  const addresses = entries.map((entry) => /<loc>([^<]+)</.exec(entry)?.[1])
  expect(addresses.filter((each) => each?.startsWith(`${origin}${base}${TAMIL}/`))).toHaveLength(
    addresses.length / 2,
  )
})

test('each page leads to itself in the other language, above and below @once', () => {
  for (const page of pages) {
    const isTamil = page.path.startsWith(`${TAMIL}/`)
    const place = isTamil ? page.path.slice(TAMIL.length) : page.path
    const switches = links(page).filter(({ attributes }) => 'data-language' in attributes)
    // The second address of the home page is the home page: both lead to either.
    const targets = new Set(switches.map(({ attributes }) => attributes.href))
    const own = `${base}${isTamil ? '' : TAMIL}${place}`
    expect(
      [...targets].every((each) => each === own || /\/home\/$/.test(place)),
      page.path,
    ).toBe(true)
    expect(switches.length, page.path).toBeGreaterThan(1)
    for (const { attributes } of switches) {
      expect(attributes.lang, page.path).toBe(isTamil ? 'en' : 'ta')
      expect(attributes.hreflang, page.path).toBe(isTamil ? 'en' : 'ta')
    }
  }
})

test('no link of a Tamil page leads into English but the switch, and none of an English one into Tamil @once', () => {
  const strays = pages.flatMap((page) => {
    const isTamil = page.path.startsWith(`${TAMIL}/`)
    return links(page)
      .filter(({ attributes }) => !('data-language' in attributes))
      .flatMap(({ attributes: { href = '' } }) => {
        const url = new URL(href.replace(/^webcal:/, 'https:'), `${origin}${base}${page.path}`)
        if (url.origin !== origin) return []
        const place = url.pathname.slice(base.length)
        // Pictures and papers stand once for both.
        if (/^\/(_img|plans|papers)\//.test(place)) return []
        const leadsToTamil = place.startsWith(`${TAMIL}/`) || place.endsWith('-ta.pdf')
        return leadsToTamil === isTamil ? [] : [`${page.path}: ${href}`]
      })
  })
  expect(strays).toEqual([])
})

test('the page for what is not there greets in both languages, and leads home in each @once', () => {
  for (const file of ['404.html', 'ta/404.html']) {
    const html = readFileSync(path.join(OUT, file), 'utf8')
    const elements = readElements(html)
    const homes = elements.flatMap(({ tag, attributes }) =>
      tag === 'a' && attributes.href ? [attributes.href] : [],
    )
    expect(homes, file).toContain(`${base}/`)
    expect(homes, file).toContain(`${base}${TAMIL}/`)
    for (const words of ['en/not-found.json', 'ta/not-found.json']) {
      const { title: own } = JSON.parse(readFileSync(path.join('content', words), 'utf8'))
      expect(html, file).toContain(own)
    }
  }
})

/** The lines of a calendar, folded ones joined again. */
const calendar = (file: string) =>
  readFileSync(path.join(OUT, file), 'utf8')
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
const values = (lines: readonly string[], name: string) =>
  lines.flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []))

test('calendars are in Tamil, and a match is the same entry in both languages @once', () => {
  const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^tiruppurTamilans\/.*\.ics$/.test(file.split(path.sep).join('/')),
  )
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    expect(existsSync(path.join(OUT, 'ta', file)), file).toBe(true)
    const [own, other] = [calendar(`ta/${file}`), calendar(file)]
    for (const name of ['UID', 'DTSTART', 'DTEND', 'SEQUENCE'])
      expect(values(own, name), `${file} ${name}`).toEqual(values(other, name))
    for (const name of ['SUMMARY', 'LOCATION'])
      for (const text of values(own, name)) expect(text, file).toMatch(TAMIL_LETTER)
    expect(values(own, 'PRODID')[0], file).toMatch(/\/\/TA$/)
    for (const line of readFileSync(path.join(OUT, 'ta', file))
      .toString('latin1')
      .split('\r\n'))
      expect(line.length, `${file}: a line is longer than 75 octets`).toBeLessThanOrEqual(75)
  }
})

/** A thing of the structured data. */
type Thing = Readonly<Record<string, unknown>>
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null
function things(value: unknown): readonly Thing[] {
  if (Array.isArray(value)) return value.flatMap(things)
  if (!isThing(value)) return []
  return [...(value['@type'] ? [value] : []), ...Object.values(value).flatMap(things)]
}
const graph = ({ elements }: Page) =>
  elements
    .filter(({ attributes }) => attributes.type === 'application/ld+json')
    .flatMap(({ text }) => things(JSON.parse(text)))

test('the structured data of a Tamil page says so, and has the types of the English one @once', () => {
  for (const [page, own] of pairs) {
    if (!own) continue
    const types = (each: Page) => graph(each).map((thing) => thing['@type'])
    expect(types(own), own.path).toEqual(types(page))
    for (const { inLanguage } of graph(own))
      if (inLanguage) expect(inLanguage, own.path).toBe('ta-IN')
  }
})

test('what stands in English on a Tamil page is marked as English @once', () => {
  const same: readonly string[] = JSON.parse(readFileSync('content/ta/same.json', 'utf8'))
  const plain = tamil.flatMap((page) =>
    page.elements
      .filter((element) => {
        const { tag, text } = element
        if (['script', 'style', 'noscript'].includes(tag)) return false
        if (isWithin(element, ({ attributes }) => attributes.lang === 'en')) return false
        const words = text.replace(/\s+/g, ' ').trim()
        return (
          /[a-z]{3,} [a-z]{3,}/i.test(words) && !TAMIL_LETTER.test(words) && !same.includes(words)
        )
      })
      .map(({ tag, text }) => `${page.path} <${tag}> ${text.trim().slice(0, 80)}`),
  )
  expect([...new Set(plain)]).toEqual([])
})

/** A font of the site once, however many pages load it. */
const fonts = new Map<string, ReturnType<typeof readFont>>()
const fontAt = (file: string) => {
  const known = fonts.get(file) ?? readFont(file)
  fonts.set(file, known)
  return known
}
const sourceOf = (place: string) => readFileSync(path.join(OUT, place, 'index.html'), 'utf8')

test('the fonts of each Tamil page draw each of its words: no empty boxes, no sign without its letter @once', async () => {
  for (const { path: place } of tamil) {
    const html = sourceOf(place)
    // What islands say after the first press stands in a file of its own.
    const scripts = [...html.matchAll(/\/(_next\/static\/data\/[\w.-]+\.json)/g)].map(
      ([, file = '']) => readFileSync(path.join(OUT, file), 'utf8'),
    )
    const words = tamilWords([html, ...scripts].join('\n'))
    const faces = tamilFonts(html).filter(({ isWhole }) => isWhole)
    expect(words.length, place).toBeGreaterThan(20)
    // Two weights of the text, and the brand's voice.
    expect(faces.length, place).toBeGreaterThan(2)
    for (const { file } of faces) {
      const defectOf = await fontAt(path.join(OUT, file.slice(base.length)))
      const defects = words.flatMap((word) =>
        defectOf(word) ? [`${word}: ${defectOf(word)}`] : [],
      )
      expect(defects, `${place} ${file}`).toEqual([])
    }
  }
})

test('the names of the ventures are drawn in the fonts that were cut for them @once', async () => {
  const { panels }: { panels: { name: string }[] } = JSON.parse(
    readFileSync('content/ta/home/home.json', 'utf8'),
  ).ventures
  const brands = ['properties', 'cinemas', 'cricket']
  for (const [index, { name }] of panels.entries()) {
    const defectOf = await fontAt(`styles/fonts/word-tamil-${brands[index]}.woff2`)
    expect(defectOf(name), `${name} (npm run fonts)`).toBeUndefined()
  }
})

test('the English pages load the letters of the link to the Tamil edition @once', async () => {
  const { language } = JSON.parse(readFileSync('content/en/labels.json', 'utf8'))
  for (const place of ['/', ...pathsOf('/[project]/'), '/tiruppurTamilans/home/']) {
    const html = sourceOf(place)
    expect(html).toContain(language)
    const [face] = tamilFonts(html)
    const defectOf = await fontAt(path.join(OUT, face?.file.slice(base.length) ?? ''))
    expect(defectOf(language), `${language} (npm run fonts)`).toBeUndefined()
  }
})

test('the font of the sharing images draws every word of the Tamil edition @once', async () => {
  const defectOf = await fontAt('assets/fonts/anek-tamil.ttf')
  const files = readdirSync('content/ta', { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(path.join('content/ta', file), 'utf8'))
  const words = tamilWords(texts.join('\n'))
  expect(words.length).toBeGreaterThan(0)
  expect(words.flatMap((word) => (defectOf(word) ? [`${word}: ${defectOf(word)}`] : []))).toEqual(
    [],
  )
})

test('the plan of each project is named in Tamil, and the English page has the English drawing @once', () => {
  // The drawing of the lines alone has no words.
  const drawings = (place: string) => [
    ...new Set(
      [...sourceOf(place).matchAll(/\/plans\/(?![\w-]*-lines)[\w-]+\.svg/g)].map(([file]) => file),
    ),
  ]
  const plans = readdirSync('content/en/projects/plans').map((file) => path.basename(file, '.json'))
  for (const slug of plans) {
    for (const place of [`/${slug}/`, `/brochure/${slug}/`]) {
      // As it is, and upright for phones; a brochure has the first.
      const own = drawings(`${TAMIL}${place}`)
      expect(own.length, place).toBe(place === `/${slug}/` ? 2 : 1)
      for (const file of own) {
        const svg = readFileSync(path.join(OUT, file), 'utf8')
        const names = [...svg.matchAll(/<(?:text|title)[^>]*>([^<]+)|data-words="([^"]+)"/g)].map(
          ([, text, outlined]) => text ?? outlined,
        )
        const words = names.filter((name) => !/^\d+$/.test(name ?? ''))
        expect(words.length, file).toBeGreaterThan(0)
        for (const word of words) expect(word, file).toMatch(TAMIL_LETTER)
        expect(svg.replace(/<[^>]*>/g, ''), file).not.toMatch(/[a-z]/i)
      }
      for (const english of drawings(place)) {
        expect(readFileSync(path.join(OUT, english), 'utf8')).not.toMatch(TAMIL_LETTER)
      }
    }
  }
})
