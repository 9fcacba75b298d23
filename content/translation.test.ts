import { fields, line } from './schema/field-types'
import { hashOf } from './translated-words'

const schema = fields({ title: line, text: line })
const english = { title: 'Plots', text: '{n} plots' }
const right = { title: 'மனைகள்', text: '{n} மனைகள்' }

/** Files of content/ta/, by name. */
let files: Record<string, unknown> = {}
jest.mock('node:fs', () => {
  const nameOf = (place: string) => place.split('/ta/')[1] ?? ''
  return {
    ...jest.requireActual('node:fs'),
    existsSync: (place: string) => nameOf(place) in files,
    readFileSync: (place: string) => JSON.stringify(files[nameOf(place)]),
  }
})

/** Loads the module as in a build of the language. */
function load(locale: string, own: unknown, more: Record<string, unknown> = {}) {
  const sources = { 'plots.json': { title: hashOf('Plots'), text: hashOf('{n} plots') } }
  files = { 'plots.json': own, 'sources.json': sources, ...more }
  process.env.LOCALE = locale
  let loaded: typeof import('./translation') | undefined
  jest.isolateModules(() => {
    loaded = require('./translation')
  })
  if (!loaded) throw new Error('the module did not load')
  return loaded
}

afterEach(() => {
  delete process.env.LOCALE
  delete process.env.TRANSLATION
})

test('English is unchanged', () => {
  const { inLocale } = load('en', {})
  expect(inLocale('plots.json', schema, english)).toBe(english)
})

test('the other language has its own texts', () => {
  const { inLocale } = load('ta', right)
  expect(inLocale('plots.json', schema, english)).toEqual(right)
})

test.each([
  ['missing', { text: right.text }, 'title is missing'],
  ['unknown', { ...right, size: 'அளவு' }, 'size is not in the English'],
  ['in English', { ...right, title: 'Plots' }, 'title has no Tamil letter: "Plots"'],
  ['without its place', { ...right, text: 'மனைகள்' }, 'text has the places none, the English {n}'],
])('a text that is %s throws an error with file and path', (_, own, error) => {
  const { inLocale } = load('ta', own)
  expect(() => inLocale('plots.json', schema, english)).toThrow(`content/ta/plots.json\n✖ ${error}`)
})

test('a stale text throws', () => {
  const { inLocale } = load('ta', right)
  const changed = { ...english, title: 'All plots' }
  expect(() => inLocale('plots.json', schema, changed)).toThrow('✖ title is older than the English')
})

test('a listed name may stay untranslated', () => {
  const { inLocale } = load('ta', { ...right, title: 'Plots' }, { 'same.json': ['Plots'] })
  expect(inLocale('plots.json', schema, english)).toMatchObject({ title: 'Plots' })
})

test('a draft uses English for missing texts', () => {
  const { inLocale } = load('ta', { text: right.text })
  process.env.TRANSLATION = 'draft'
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  expect(inLocale('plots.json', schema, english)).toEqual({ title: 'Plots', text: right.text })
  expect(warn).toHaveBeenCalledWith('content/ta/plots.json\n✖ title is missing')
})

test('without a Tamil file every text is missing', () => {
  const { inLocale } = load('ta', right)
  expect(() => inLocale('roads.json', schema, english)).toThrow(/title is missing\n✖ text is miss/)
})
