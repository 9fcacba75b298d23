import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import tamilAlt from '@/assets/alt.ta.json'
import type { Locale } from '@/lib/domain/locale'
import pictures from '@/lib/server/images.generated.json'
import { TSX } from '../build/tsx.mjs'

const LOCALES = ['en', 'ta'] as const

type Sample = typeof import('../build/tamil-sample')

/** Modules as built for one language: the Tamil build replaces `dates.ts` by `dates.ta.ts`. */
function sampleIn(locale: Locale): Sample {
  const given = process.env.LOCALE
  process.env.LOCALE = locale
  if (locale === 'ta')
    for (const name of [
      'server/alt-text',
      'domain/cricket/time',
      'domain/cricket/wording',
      'domain/format/dates',
    ])
      jest.doMock(`@/lib/${name}`, () => jest.requireActual(`@/lib/${name}.ta`))
  let sample: Sample | undefined
  jest.isolateModules(() => {
    sample = require('../build/tamil-sample')
  })
  if (given === undefined) delete process.env.LOCALE
  else process.env.LOCALE = given
  if (!sample) throw new Error('There is no sample')
  return sample
}

describe('the content in both languages', () => {
  const site = { en: sampleIn('en'), ta: sampleIn('ta') }

  test('the Tamil content is in Tamil, and the English in English', () => {
    assert.match(site.ta.labels.skipToContent, /^[\p{Script=Tamil} ]+$/u)
    assert.match(site.en.labels.skipToContent, /^[A-Za-z ]+$/)
  })

  test('the team won the final, and its report is in the language', () => {
    for (const locale of LOCALES) {
      const { matchesOf, titleSeason, OWN_TEAM, outcomeOf, statusText } = site[locale]
      assert.ok(titleSeason)
      const final = matchesOf(titleSeason).find(({ id }) => id === 'final')
      assert.ok(final)
      assert.equal(outcomeOf(final, OWN_TEAM), 'won')
      expect(statusText(final, OWN_TEAM)).toEqual({ text: FINAL[locale] })
    }
  })

  test('a form is in the language, and its data are sent in English', () => {
    for (const words of ['side', 'visit', 'enquiry', 'plot'] as const) {
      assert.match(site.ta.sentWords[words].text, /\p{Script=Tamil}/u)
      assert.equal(site.ta.sentWords[words].sent, site.en.sentWords[words].text)
    }
    assert.equal(site.ta.homeSubject.sent, site.en.homeSubject.text)
    const named = ({ projects, sentName }: Sample) => projects.all.map(sentName)
    expect(named(site.ta)).toEqual(named(site.en))
  })

  test('each language has its own brochures, with sizes in its words', () => {
    process.env.BROCHURES = 'pdf'
    const links = LOCALES.map((locale) => site[locale].brochureLink({ slug: 'vistara' }))
    delete process.env.BROCHURES
    expect(links.map(({ url }) => path.basename(url))).toEqual(['vistara.pdf', 'vistara-ta.pdf'])
    for (const { url, size } of links)
      assert.match(size ?? '', new RegExp(`\\[bytes=/brochures/${path.basename(url)}\\]`))
  })
})

const FINAL = {
  en: 'Tiruppur won by 118 runs',
  ta: 'திருப்பூர் தமிழன்ஸ்: 118 ரன்கள் வித்தியாசத்தில் வெற்றி',
}

test('every picture with an English text has a Tamil one', () => {
  const tamil: Readonly<Record<string, string>> = tamilAlt
  const lacking = Object.entries(pictures).filter(
    ([name, { alt }]) => alt && !/\p{Script=Tamil}/u.test(tamil[name] ?? ''),
  )
  expect(lacking.map(([name]) => name)).toEqual([])
  expect(Object.keys(tamil).filter((name) => !(name in pictures))).toEqual([])
})

const modules = ['components', 'lib', 'styles'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file)),
)
const overrides = modules.filter((file) => file.endsWith('.ta.ts'))

test('a module in Tamil has the exports of its English version', () => {
  const exported = (file: string) => {
    const text = readFileSync(file, 'utf8')
    const named = [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
    const passed = [...text.matchAll(/^export \{ ([\w, ]+) \} from/gm)].flatMap(([, names = '']) =>
      names.split(', '),
    )
    return [...named, ...passed]
  }
  assert.ok(overrides.length > 5)
  for (const file of overrides) {
    const missing = exported(file.replace(/\.ta\.ts$/, '.ts')).filter(
      (name) => !exported(file).includes(name),
    )
    expect({ file, missing }).toEqual({ file, missing: [] })
  }
})

test('a module with a Tamil version is imported by a path that a Tamil build redirects', () => {
  const englishModules = overrides.map((file) => file.replace(/\.ta\.ts$/, ''))
  const imported = modules
    .filter((file) => !/\.ta\.ts$|\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/ from '(\..+)'$/gm)].map(([, name = '']) => ({
        file,
        module: path.join(path.dirname(file), name),
      })),
    )
  expect(imported.filter(({ module }) => englishModules.includes(module))).toEqual([])
})

describe('npm run tamil', () => {
  const root = path.resolve('.local/tamil-test')
  const file = (name: string) => path.join(root, 'content', name)
  const run = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [...TSX, path.resolve('tools/content/tamil.ts'), ...args],
      { cwd: root, encoding: 'utf8' },
    )
    return { status, text: stdout + stderr }
  }
  const change = (name: string, from: string, to: string) => {
    const text = readFileSync(file(name), 'utf8')
    assert.ok(text.includes(from), `${name} has ${from}`)
    writeFileSync(file(name), text.replace(from, to))
  }

  beforeAll(() => {
    rmSync(root, { recursive: true, force: true })
    mkdirSync(root, { recursive: true })
    for (const each of ['content', 'lib', 'assets/alt.ta.json', 'tsconfig.json', 'package.json'])
      cpSync(each, path.join(root, each), { recursive: true })
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  test('the Tamil texts of the project have no error', () => {
    const { status, text } = run()
    assert.equal(text.trim().split('\n').length, 1, text)
    assert.match(
      text,
      /^[\d,]+ strings with [\d,]+ English words in \d+ files: .+ 0 missing, 0 errors$/m,
    )
    assert.equal(status, 0)
  })

  test('missing, unknown, stale and English texts are listed by file and place', () => {
    change('en/contact/contact.json', '"heading": "', '"heading": "Please: ')
    change('ta/labels.json', '"skipToContent"', '"skipToWords"')
    change(
      'ta/success.json',
      /"title": "[^"]+",\n {2}"text/.exec(readFileSync(file('ta/success.json'), 'utf8'))?.[0] ??
        '?',
      '"title": "Thanks",\n  "text',
    )
    mkdirSync(file('ta/old'))
    writeFileSync(file('ta/old/page.json'), '{}')
    const { status, text } = run()
    assert.equal(status, 1)
    for (const line of [
      'content/ta/contact/contact.json: heading is older than the English',
      'content/ta/labels.json: skipToContent is missing',
      'content/ta/labels.json: skipToWords is not in the English',
      'content/ta/success.json: title has no Tamil letter: "Thanks"',
      'content/ta/old/page.json: belongs to no English file with words',
    ])
      assert.ok(text.split('\n').includes(line), `${line}\n---\n${text}`)
    assert.match(text, /, 1 missing, 5 errors$/m)
  })

  test('a changed English text is accepted for the files that are named, and for no others', () => {
    change('en/services/services.json', '"title": "', '"title": "All ')
    const { text } = run('--accept', 'content/ta/contact/contact.json')
    assert.doesNotMatch(text, /heading is older/)
    assert.match(text, /content\/ta\/services\/services\.json: title is older than the English/)
    assert.doesNotMatch(run('--accept').text, /is older than/)
    assert.match(run('--accept', 'nowhere.json').text, /no file with words fits nowhere\.json/)
    assert.match(run('--accept', 'serv').text, /no file with words fits serv/)
  })
})
