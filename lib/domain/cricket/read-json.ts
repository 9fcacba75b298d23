/*
 * Narrow readers of a foreign answer. By hand, because a schema library would cost every visitor
 * 30 kB to read two small lists.
 */

/** An object of an answer, whose values are not yet known. */
export type Fields = Readonly<Record<string, unknown>>

/** The longest text a card has room for; longer ones are noise, not data. */
const LONGEST = 160

/** Tells whether a value is an object and no list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of an object, none for anything else. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

/** The objects of a list; adverts and holes are the caller's to skip. */
export const listOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.filter(isFields) : []

/** What a template prints when it has nothing to say. */
const NOTHING = new Set(['', 'undefined', 'null', 'nan', '[object object]'])

/** What services write in text as if it were HTML. */
const ESCAPED = { amp: '&', quot: '"', lt: '<', gt: '>', apos: "'", nbsp: ' ', '#39': "'" }
const ESCAPE = new RegExp(`&(${Object.keys(ESCAPED).join('|')});`, 'g')

/** A text on one line without stray spaces; undefined for an empty, overlong or foreign value. */
export function textOf(value: unknown, longest = LONGEST): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value
    .replace(ESCAPE, (_, name: keyof typeof ESCAPED) => ESCAPED[name])
    .replace(/\s+/g, ' ')
    .trim()
  return NOTHING.has(text.toLowerCase()) || text.length > longest ? undefined : text
}

/** A number, also when written as text, as some answers do; undefined where there is none. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value !== 'number' && textOf(value) === undefined) return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

/** A count. The feed leaves a zero out, so a missing one is 0; undefined for what is no count, as `null`. */
export function countOf(value: unknown): number | undefined {
  if (value === undefined) return 0
  const number = numberOf(value)
  return number !== undefined && Number.isInteger(number) && number >= 0 && number < 10_000
    ? number
    : undefined
}

/**
 * A value as a message names it, at most 40 letters. As JSON: `String` calls an answer's own `toString`,
 * and throws where that is not a function.
 */
export const quoted = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, 40)

/** What the service says when it refuses: `{"message": "You have exceeded ..."}`. */
export const messageOf = (answer: unknown): string | undefined => textOf(fieldsOf(answer).message)
