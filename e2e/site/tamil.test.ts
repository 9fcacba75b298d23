/** Compares the Tamil edition with the English one, in the exported files. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesIn } from '@/tools/build/postbuild/files'
import { isWithin } from '../helpers/html'
import { BASE_PATH, ORIGIN, pathsOf, TAMIL } from '../helpers/paths'
import {
  canonical,
  english,
  graphs,
  meta,
  named,
  OUT,
  onEach,
  type Page,
  readJson,
  readPage,
  SITE,
  tamil,
  things,
  title,
} from './built-pages'
import { readFont, tamilFonts, tamilWords } from './tamil-letters'

const pages = [...english, ...tamil]
const isTamil = (page: Page) => page.path.startsWith(`${TAMIL}/`)

/** Runs a check on each Tamil page and its English version. */
const onEachPair = (look: (own: Page, page: Page) => void) =>
  onEach(tamil, (own, index) => look(own, english[index] as Page))

const links = (page: Page) => named(page, 'a').filter(({ attributes }) => attributes.href)

const TAMIL_LETTER = /\p{Script=Tamil}/u

test('each page declares its language, also for sharing', () => {
  onEach(pages, (page) => {
    expect(named(page, 'html')[0]?.attributes.lang).toBe(isTamil(page) ? 'ta-IN' : 'en-IN')
    expect(meta(page, 'og:locale')).toBe(isTamil(page) ? 'ta_IN' : 'en_IN')
  })
})

test('the web app manifest is in the language of the page', () => {
  onEach(pages, (page) => {
    const link = named(page, 'link').find(({ attributes }) => attributes.rel === 'manifest')
    const address = link?.attributes.href?.slice(BASE_PATH.length) ?? ''
    const { lang, start_url } = readJson(path.join(OUT, address))
    const own = isTamil(page) ? ['ta-IN', `${BASE_PATH}${TAMIL}/`] : ['en-IN', `${BASE_PATH}/`]
    expect([lang, start_url]).toEqual(own)
  })
})

/** The day and month before a year, such as "06 Jul" or "6 July". */
const DATE = /(\d+)(?:st|nd|rd|th)?[\s\u00a0-]+(\p{L}[\p{L}\p{M}]+)\.?,?[\s\u00a0-]+\d{4}(?!\d)/gu
const MONTH =
  /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*$|^(ஜனவரி|பிப்ரவரி|மார்ச்|ஏப்ரல்|மே|ஜூன்|ஜூலை|ஆகஸ்ட்|செப்டம்பர்|அக்டோபர்|நவம்பர்|டிசம்பர்)$/u

test('dates have one format: two figures for the day and a short month in English, no zero before it in Tamil', () => {
  let count = 0
  onEach(pages, ({ elements }) => {
    const text = elements
      .filter(({ tag }) => tag !== 'script' && tag !== 'style')
      .flatMap(({ text, attributes }) => [text, attributes.content, attributes['aria-label']])
      .join('\n')
    for (const [date, day = '', month = ''] of text.matchAll(DATE)) {
      if (!MONTH.test(month)) continue
      count += 1
      const isRight = TAMIL_LETTER.test(month)
        ? /^[1-9]\d?$/.test(day)
        : /^\d\d$/.test(day) && month.length === 3
      expect([date, isRight]).toEqual([date, true])
    }
  })
  expect(count).toBeGreaterThan(0)
})

test('each Tamil page has a title and a description of its own, in Tamil', () => {
  const listed = tamil.filter(
    (page) => !/\/(home|formsubmitsuccess)\/$/.test(page.path) || /Tamilans/.test(page.path),
  )
  onEach(tamil, (page) => {
    expect(title(page)).toMatch(TAMIL_LETTER)
    expect(meta(page, 'description')).toMatch(TAMIL_LETTER)
    expect(meta(page, 'og:title')).toMatch(TAMIL_LETTER)
  })
  expect(new Set(listed.map(title)).size).toBe(listed.length)
  expect(new Set(listed.map((page) => meta(page, 'description'))).size).toBe(listed.length)
})

test('each Tamil page has its own canonical address, and has a sharing image of its own', () => {
  onEachPair((own, page) => {
    const addressOf = (each: Page) => canonical(each)?.slice(SITE.length)
    expect(addressOf(own)).toBe(`${TAMIL}${addressOf(page)}`)
    expect(meta(own, 'og:url')).toBe(canonical(own))
    const image = meta(own, 'og:image')
    const other = meta(page, 'og:image')
    if (!image && !other) return
    expect(image.slice(SITE.length)).toMatch(/^\/ta\/share\//)
    const bytesOf = (each: string) => readFileSync(path.join(OUT, each.slice(SITE.length)))
    expect(bytesOf(image).equals(bytesOf(other))).toBe(false)
  })
})

test('the sitemap lists both languages of every page, with English as the default', () => {
  const sitemap = readFileSync(path.join(OUT, 'sitemap.xml'), 'utf8')
  const entries = sitemap.split('<url>').slice(1)
  const addressOf = (entry: string) => /<loc>([^<]+)</.exec(entry)?.[1] ?? ''
  for (const entry of entries) {
    const place = addressOf(entry)
      .slice(SITE.length)
      .replace(/^\/ta\//, '/')
    const alternates = Object.fromEntries(
      [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, url]) => [lang, url]),
    )
    expect(alternates).toEqual({
      'en-IN': `${SITE}${place}`,
      'ta-IN': `${SITE}${TAMIL}${place}`,
      'x-default': `${SITE}${place}`,
    })
  }
  expect(entries.filter((entry) => addressOf(entry).startsWith(`${SITE}${TAMIL}/`))).toHaveLength(
    entries.length / 2,
  )
})

test('each page links to its other language, in header and footer', () => {
  onEach(pages, (page) => {
    const place = isTamil(page) ? page.path.slice(TAMIL.length) : page.path
    const switches = links(page).filter(({ attributes }) => 'data-language' in attributes)
    expect(switches.length).toBeGreaterThan(1)
    const own = `${BASE_PATH}${isTamil(page) ? '' : TAMIL}${place}`
    for (const { attributes } of switches) {
      // The duplicate of the home page may link to either address.
      if (!/\/home\/$/.test(place)) expect(attributes.href).toBe(own)
      expect(attributes.lang).toBe(isTamil(page) ? 'en' : 'ta')
      expect(attributes.hreflang).toBe(isTamil(page) ? 'en' : 'ta')
    }
  })
})

test('no link of a Tamil page leads to English except the language switch, and none of an English one into Tamil', () => {
  const strays = pages.flatMap((page) =>
    links(page)
      .filter(({ attributes }) => !('data-language' in attributes))
      .flatMap(({ attributes: { href = '' } }) => {
        const url = new URL(href.replace(/^webcal:/, 'https:'), `${SITE}${page.path}`)
        if (url.origin !== ORIGIN) return []
        const place = url.pathname.slice(BASE_PATH.length)
        // Pictures, papers and the brand kit are shared by both languages.
        if (/^\/(_img|plans|papers)\/|\.zip$/.test(place)) return []
        const leadsToTamil = place.startsWith(`${TAMIL}/`) || place.endsWith('-ta.pdf')
        return leadsToTamil === isTamil(page) ? [] : [`${page.path}: ${href}`]
      }),
  )
  expect(strays).toEqual([])
})

test('the not-found page is in both languages, and links to both home pages', () => {
  onEach(['404.html', 'ta/404.html'], (file) => {
    const page = readPage(file)
    const homes = links(page).map(({ attributes }) => attributes.href)
    expect(homes).toContain(`${BASE_PATH}/`)
    expect(homes).toContain(`${BASE_PATH}${TAMIL}/`)
    for (const words of ['en/not-found.json', 'ta/not-found.json'])
      expect(page.html).toContain(readJson(path.join('content', words)).title)
  })
})

test('calendars are in Tamil, and a match is the same entry in both languages', () => {
  const files = filesIn(path.join(OUT, 'tiruppurTamilans')).filter((file) => file.endsWith('.ics'))
  expect(files.length).toBeGreaterThan(0)
  onEach(files, (file) => {
    const bytesOf = (folder: string) =>
      readFileSync(path.join(OUT, folder, 'tiruppurTamilans', file))
    /** The lines, folded ones joined again. */
    const linesOf = (folder: string) =>
      bytesOf(folder)
        .toString()
        .replace(/\r\n[ \t]/g, '')
        .split('\r\n')
    const [own, other] = [linesOf(TAMIL), linesOf('')]
    const values = (lines: readonly string[], name: string) =>
      lines.flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []))
    for (const name of ['UID', 'DTSTART', 'DTEND', 'SEQUENCE'])
      expect(values(own, name)).toEqual(values(other, name))
    for (const name of ['SUMMARY', 'LOCATION'])
      for (const text of values(own, name)) expect(text).toMatch(TAMIL_LETTER)
    expect(values(own, 'PRODID')[0]).toMatch(/\/\/TA$/)
    const octets = bytesOf(TAMIL).toString('latin1').split('\r\n')
    expect(octets.filter((line) => line.length > 75)).toEqual([])
  })
})

test('the structured data of a Tamil page declares Tamil, and has the types of the English one', () => {
  onEachPair((own, page) => {
    const types = (each: Page) => things(graphs(each)).map((thing) => thing['@type'])
    expect(types(own)).toEqual(types(page))
    for (const { inLanguage } of things(graphs(own)))
      if (inLanguage) expect(inLanguage).toBe('ta-IN')
  })
})

/** A word such as "Send" or "send", but not capitals, addresses or codes. */
const ENGLISH_WORD = /(?<![^\s(])[A-Z]?[a-z]{2,}(?=[.,:;!?)]*(?:\s|$))/

test('English text on a Tamil page is marked as English', () => {
  const same: readonly string[] = readJson('content/ta/same.json')
  const plain = tamil.flatMap((page) =>
    page.elements
      .filter(({ tag }) => !['script', 'style', 'noscript'].includes(tag))
      .filter((element) => !isWithin(element, ({ attributes }) => attributes.lang === 'en'))
      .flatMap(({ tag, text, attributes }) =>
        [text, attributes.alt, attributes.title, attributes.placeholder, attributes['aria-label']]
          .map((words = '') => words.replace(/\s+/g, ' ').trim())
          .filter(
            (words) =>
              ENGLISH_WORD.test(words) && !TAMIL_LETTER.test(words) && !same.includes(words),
          )
          .map((words) => `${page.path} <${tag}> ${words.slice(0, 80)}`),
      ),
  )
  expect([...new Set(plain)]).toEqual([])
})

/** Cache of fonts, which many pages share. */
const fonts = new Map<string, ReturnType<typeof readFont>>()
const fontAt = (file: string) => {
  const known = fonts.get(file) ?? readFont(file)
  fonts.set(file, known)
  return known
}
/** The defects of words in a font. */
async function defectsOf(words: readonly string[], file: string): Promise<readonly string[]> {
  const defectOf = await fontAt(file)
  return words.flatMap((word) => {
    const defect = defectOf(word)
    return defect ? [`${word} in ${file}: ${defect}`] : []
  })
}
const ofSite = (file: string) => path.join(OUT, file.slice(BASE_PATH.length))

test('the fonts of each Tamil page draw each of its words: no empty boxes, no sign without its letter', async () => {
  /** The words of all pages that load a font, without duplicates. */
  const wordsOf = new Map<string, Set<string>>()
  onEach(tamil, ({ html }) => {
    // Texts that islands show after the first activity are in separate files.
    const scripts = [...html.matchAll(/\/(_next\/static\/data\/[\w.-]+\.json)/g)].map(
      ([, file = '']) => readFileSync(path.join(OUT, file), 'utf8'),
    )
    const words = tamilWords([html, ...scripts].join('\n'))
    const faces = tamilFonts(html).filter(({ isWhole }) => isWhole)
    expect(words.length).toBeGreaterThan(20)
    // Two weights of the text face, and the brand's display face.
    expect(faces.length).toBeGreaterThan(2)
    for (const { file } of faces)
      wordsOf.set(file, new Set([...(wordsOf.get(file) ?? []), ...words]))
  })
  for (const [file, words] of wordsOf) expect(await defectsOf([...words], ofSite(file))).toEqual([])
})

test('the names of the ventures are complete in their own fonts (npx tsx tools/art/fonts.ts)', async () => {
  const { panels }: { panels: { name: string }[] } = readJson('content/ta/home/home.json').ventures
  const brands = ['properties', 'cinemas', 'cricket']
  for (const [index, { name }] of panels.entries()) {
    const file = `styles/fonts/word-tamil-${brands[index]}.woff2`
    expect(await defectsOf([name], file)).toEqual([])
  }
})

test('English pages load the letters for the link to the Tamil edition (npx tsx tools/art/fonts.ts)', async () => {
  const { language } = readJson('content/en/labels.json')
  for (const place of ['/', ...pathsOf('/[project]/'), '/tiruppurTamilans/home/']) {
    const { html } = readPage(place)
    expect(html).toContain(language)
    const [face] = tamilFonts(html)
    expect(await defectsOf([language], ofSite(face?.file ?? ''))).toEqual([])
  }
})

test('the font of the sharing images draws every word of the Tamil edition', async () => {
  const texts = filesIn('content/ta')
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(path.join('content/ta', file), 'utf8'))
  const words = tamilWords(texts.join('\n'))
  expect(words.length).toBeGreaterThan(0)
  expect(await defectsOf(words, 'assets/fonts/anek-tamil.ttf')).toEqual([])
})

test('the plan of each project is named in Tamil, and the English page has the English drawing', () => {
  // The lines-only drawing has no words.
  const drawings = (place: string) => [
    ...new Set(
      [...readPage(place).html.matchAll(/\/plans\/(?![\w-]*-lines)[\w-]+\.svg/g)].map(
        ([file]) => file,
      ),
    ),
  ]
  const read = (file: string) => readFileSync(path.join(OUT, file), 'utf8')
  const plans = filesIn('content/en/projects/plans').map((file) => path.basename(file, '.json'))
  const places = plans.flatMap((slug) => [`/${slug}/`, `/brochure/${slug}/`])
  onEach(places, (place) => {
    // The wide one, and the upright one for phones; a brochure has only the first.
    const own = drawings(`${TAMIL}${place}`)
    expect(own).toHaveLength(place.startsWith('/brochure/') ? 1 : 2)
    for (const svg of own.map(read)) {
      const names = [...svg.matchAll(/<(?:text|title)[^>]*>([^<]+)|data-words="([^"]+)"/g)].map(
        ([, text, outlined]) => text ?? outlined,
      )
      const words = names.filter((name) => !/^\d+$/.test(name ?? ''))
      expect(words.length).toBeGreaterThan(0)
      for (const word of words) expect(word).toMatch(TAMIL_LETTER)
      expect(svg.replace(/<[^>]*>/g, '')).not.toMatch(/[a-z]/i)
    }
    for (const svg of drawings(place).map(read)) expect(svg).not.toMatch(TAMIL_LETTER)
  })
})
