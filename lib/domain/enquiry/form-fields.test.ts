import { readFileSync } from 'node:fs'
import { RE2JS } from 're2js'
import { nativePatterns } from '@/lib/browser/enquiry/native'
import { type FieldSpec, itemsOf, problem, RULES, UNITS_PER_LETTER } from './form-fields'
import vectors from './form-fields.vectors.json'
import { letterCount, normalise } from './normalise'

/**
 * Cases for the script, the `pattern` attributes and the database rules. `normalised` is the normalised
 * text if it is accepted, `problem` the message if it is refused, `native` the reason if the browser
 * decides differently. e2e/flows/enquiry.spec.ts tests a real browser.
 */
type Vector = {
  kind: 'name' | 'email' | 'phone' | 'message'
  text: string
  normalised?: string
  problem?: 'missing' | 'invalid' | 'long'
  native?: string
}
const all = vectors as readonly Vector[]

const MAX = { name: 20, message: 50, email: undefined, phone: undefined }
const field = (kind: Vector['kind']): FieldSpec => ({
  name: kind,
  kind,
  label: kind,
  messages: { missing: 'missing', invalid: 'invalid', ...(MAX[kind] && { long: 'long' }) },
  ...(MAX[kind] && { max: MAX[kind] }),
})

const named = all.map((vector) => [vector.kind, JSON.stringify(vector.text), vector] as const)

test('the table is large and has no duplicates', () => {
  const keys = all.map(({ kind, text }) => `${kind} ${text}`)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.length).toBeGreaterThan(100)
})

test.each(named)('%s %s: the script', (kind, _, { text, normalised, problem: expected }) => {
  expect(problem(field(kind), text)).toBe(expected)
  if (normalised !== undefined) expect(normalise(kind, text)).toBe(normalised)
})

test.each(named.filter(([, , { normalised }]) => normalised !== undefined))(
  '%s %s: what is normalised stays as it is',
  (kind, _, { normalised = '' }) => {
    expect(normalise(kind, normalised)).toBe(normalised)
    expect(problem(field(kind), normalised)).toBeUndefined()
  },
)

/** The HTML standard's pattern for email fields; browsers trim the text first. */
const HTML_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

describe.each(['u', 'v'])('in a browser that compiles patterns with the flag %s', (flag) => {
  test.each(named)('%s %s: the native rules', (kind, _, { text, problem: expected, native }) => {
    const spec = field(kind)
    const typed = kind === 'email' ? text.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '') : text
    const pattern = nativePatterns(MAX.name)[kind]
    const isAccepted =
      typed !== '' &&
      (kind !== 'email' || HTML_EMAIL.test(typed)) &&
      (kind !== 'message' || typed.length <= (spec.max ?? 0)) &&
      (!pattern || new RegExp(`^(?:${pattern})$`, flag).test(typed))
    expect(isAccepted).toBe((expected === undefined) !== Boolean(native))
  })
})

describe('tools/host/firestore.rules', () => {
  const rules = readFileSync('tools/host/firestore.rules', 'utf8')
  const sizes = new Map(
    [...rules.matchAll(/isText\(data\.(\w+), (\d+)\)/g)].map(([, name, size]) => [
      name,
      Number(size),
    ]),
  )
  const patterns = new Map(
    [...rules.matchAll(/data\.(\w+)\.matches\('((?:[^'\\]|\\.)*)'\)/g)].map(
      ([, name, text = '']) => [name, text.replace(/\\(.)/g, '$1')],
    ),
  )
  const allows = (kind: string, value: string) => {
    const pattern = patterns.get(kind)
    const isSized = value.length > 0 && value.length <= (sizes.get(kind) ?? 0)
    return isSized && (!pattern || RE2JS.matches(pattern, value))
  }

  test('the patterns of the rules are those of the form', () => {
    const inScript = (text = '') => text.replaceAll(/\\x\{(\w+)\}/g, '\\u$1')
    expect(inScript(patterns.get('name'))).toBe(RULES.name)
    expect(inScript(patterns.get('email'))).toBe(RULES.email)
    expect(sizes.get('name')).toBe(MAX.name * UNITS_PER_LETTER)
    expect(sizes.get('message')).toBe(MAX.message * UNITS_PER_LETTER)
  })

  test.each(named.filter(([kind]) => kind !== 'phone'))(
    '%s %s: the database',
    (kind, _, { text, normalised, problem: expected }) => {
      if (normalised !== undefined) return expect(allows(kind, normalised)).toBe(true)
      // The rules' size limit is larger than the form's limit of letters.
      if (expected !== 'long') expect(allows(kind, normalise(kind, text))).toBe(false)
      expect(allows(kind, 'x'.repeat(501))).toBe(false)
    },
  )
})

test('digits of every script are parsed', () => {
  for (const system of Intl.supportedValuesOf('numberingSystem')) {
    const digits = new Intl.NumberFormat('en', { numberingSystem: system, useGrouping: false })
    const text = digits.format(9876543210)
    if (/^\p{Nd}{10}$/u.test(text))
      expect([system, normalise('phone', text), normalise('date', `${text} `)]).toEqual([
        ...[system, '9876543210', '9876543210'],
      ])
  }
})

test('letters are counted as readers see them, also without Intl.Segmenter', () => {
  expect(letterCount('மீனாட்சி')).toBe(4)
  expect(letterCount('José e\u0301')).toBe(6)
  // One letter each for readers of Tamil.
  expect(letterCount('ஸ்ரீ'.repeat(30))).toBe(30)
  expect(letterCount('பக்ஷி')).toBe(2)
  const { Segmenter } = Intl
  Reflect.deleteProperty(Intl, 'Segmenter')
  expect(letterCount('மீனாட்சி')).toBe(4)
  Object.assign(Intl, { Segmenter })
})

test('an optional field may stay empty', () => {
  expect(problem({ ...field('message'), isOptional: true }, ' \u200b ')).toBeUndefined()
})

test('an amount is normalised to digits; an invalid amount or date is refused', () => {
  const amount: FieldSpec = { ...field('phone'), kind: 'number' }
  expect([normalise('number', '1,20,000'), problem(amount, '1,20,000')]).toEqual([
    '120000',
    undefined,
  ])
  expect(problem(amount, 'many')).toBe('invalid')
  const day: FieldSpec = {
    ...field('phone'),
    kind: 'date',
    days: { count: 9, built: '2026-12-01' },
  }
  expect(problem(day, '2026-02-31')).toBe('invalid')
})

test('a notice lists the additional data of a field', () => {
  expect(itemsOf([field('name'), { ...field('phone'), besides: 'hours' }])).toEqual([
    ...['name', 'phone', 'hours'],
  ])
})
