import type { z } from 'zod'
import {
  country,
  line,
  mailAddress,
  paragraph,
  perSqFt,
  slug,
  token,
  webAddress,
} from './field-types'

/** The error message for a value; undefined if it is accepted. */
const messageOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message

test.each([
  ['a line', line, 300, 'such as a sentence or two'],
  ['a paragraph', paragraph, 3000, 'such as a few sentences'],
  ['a name', token, 100, 'such as LO/14/2026'],
  ['a name in addresses', slug, 100, 'such as sai-kishore'],
])('%s has a maximal length, with advice', (_, schema, limit, instead) => {
  expect(messageOf(schema, 'a'.repeat(limit))).toBeUndefined()
  const message = `Write at most ${limit.toLocaleString('en-IN')} letters, ${instead}.`
  expect(messageOf(schema, 'a'.repeat(limit + 1))).toBe(message)
})

test('an address has a maximal length', () => {
  expect(messageOf(webAddress, `https://a.in/${'a'.repeat(2000)}`)).toMatch(/2,000 letters/)
  expect(messageOf(mailAddress, `a@${'a.'.repeat(130)}in`)).toBeTruthy()
})

test.each([line, paragraph, token, slug])(
  'no text holds a character that no font has',
  (schema) => {
    expect(messageOf(schema, 'a\u0000b')).toBeTruthy()
  },
)

test.each(['IN', 'AE', 'GB'])('%s is a country', (code) => {
  expect(messageOf(country, code)).toBeUndefined()
})

test.each(['India', 'in', 'XX', 'UK', 'EU', 'ZZ', 'SU', ''])('"%s" is not a country', (code) => {
  expect(messageOf(country, code)).toMatch(/such as IN for India/)
})

test('a price per sq.ft is a whole number of rupees', () => {
  expect(messageOf(perSqFt, 2847)).toBeUndefined()
  for (const price of [2847.5, 0, -1, 1e6]) expect(messageOf(perSqFt, price)).toBeTruthy()
  expect(messageOf(perSqFt, 2847.5)).toBe('Write whole rupees, such as 2847.')
})
