/*
 * Hand-written parsers for third-party JSON: a schema library would cost every visitor 30 kB to parse
 * two small lists.
 */

/** A JSON object with unvalidated values. */
export type Fields = Readonly<Record<string, unknown>>

/** The longest text that fits on a card; longer ones are rejected. Characters. */
const LONGEST = 160

/** Whether a value is an object and not an array. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value if it is an object, otherwise an empty object. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

/** The objects in a list. The caller skips adverts and empty ones. */
export const listOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.filter(isFields) : []

/** What templates print for a missing value. */
const NOTHING = new Set(['', 'undefined', 'null', 'nan', '[object object]'])

/** HTML entities that services use in plain text. */
const ESCAPED = { amp: '&', quot: '"', lt: '<', gt: '>', apos: "'", nbsp: ' ', '#39': "'" }
const ESCAPE = new RegExp(`&(${Object.keys(ESCAPED).join('|')});`, 'g')

/** A string with entities decoded and whitespace collapsed; undefined if empty, too long or not a string. */
export function textOf(value: unknown, longest = LONGEST): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value
    .replace(ESCAPE, (_, name: keyof typeof ESCAPED) => ESCAPED[name])
    .replace(/\s+/g, ' ')
    .trim()
  return NOTHING.has(text.toLowerCase()) || text.length > longest ? undefined : text
}

/** A finite number, also from a numeric string; otherwise undefined. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value !== 'number' && textOf(value) === undefined) return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

/** A count. A missing value is 0, since the feed omits zeros; undefined for anything else, such as `null`. */
export function countOf(value: unknown): number | undefined {
  if (value === undefined) return 0
  const number = numberOf(value)
  return number !== undefined && Number.isInteger(number) && number >= 0 && number < 10_000
    ? number
    : undefined
}

/**
 * A value for an error message, as JSON of at most 40 characters. Not `String`, which calls the object's own
 * `toString` and throws if that is not a function.
 */
export const quoted = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, 40)

/** The service's error message: `{"message": "You have exceeded ..."}`. */
export const messageOf = (answer: unknown): string | undefined => textOf(fieldsOf(answer).message)
