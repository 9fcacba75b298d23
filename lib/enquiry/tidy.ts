/** What a field holds; decides its rules, keyboard and autofill. */
export type FieldKind =
  | 'name'
  | 'email'
  | 'phone'
  | 'message'
  | 'text'
  | 'number'
  | 'choice'
  | 'date'

/**
 * Characters between the letters of a name that become a space: full stop ("R. Sai"), apostrophe,
 * hyphen, in their usual forms, and those that take no room. Joiners belong to their word.
 */
export const NAME_GAP = String.raw`\s\p{DI}.．。'’‘\x60´＇\-\u2010-\u2015\u2212－`

/** What people write between the digits of a number; copied contacts have characters without room. */
export const PHONE_GAP = String.raw`\s\p{DI}.．\(\)（）\-\u2010-\u2015\u2212－`

const NAME_GAPS = new RegExp(String.raw`(?:(?![\p{M}\u200c\u200d])[${NAME_GAP}])+`, 'gu')
const PHONE_GAPS = new RegExp(`[${PHONE_GAP}]`, 'gu')
const INVISIBLE = /\p{DI}/gu

/** National number of ten digits, first one 6 to 9, after the country code and the trunk prefix 0. */
const INDIAN_MOBILE = /^(?:tel:)?(?:(?:[+＋]|00)?91)?0?([6-9]\d{9})$/i

/**
 * The ten digits that are sent, when the text is an Indian mobile number in any usual spelling and
 * any digits; otherwise the text without spaces, dashes, dots and brackets, so that nothing typed is
 * lost.
 */
function tidyPhone(text: string): string {
  const bare = text.replace(PHONE_GAPS, '').replace(/\p{Nd}/gu, latinDigit)
  return INDIAN_MOBILE.exec(bare)?.[1] ?? bare
}

/** 0 to 9. Unicode keeps the ten digits of a script in a row; where rows touch, each begins anew. */
function latinDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  let first = point
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((point - first) % 10)
}

/** The bare address of `mailto:a@b.in`, `Asha <a@b.in>` and `a@b.in;`. */
function tidyEmail(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/^.*<([^<>]*)>.*$/s, '$1')
    .replace(/^\s*mailto:([^?]*).*$/is, '$1')
    .replace(/[\s;,.]+$/, '')
    .trim()
}

/** A field's text as it is sent; empty where nothing can be seen of it. */
export function tidy(kind: FieldKind, text: string): string {
  if (kind === 'phone') return tidyPhone(text)
  if (kind === 'email') return tidyEmail(text)
  if (kind === 'name') return text.replace(NAME_GAPS, ' ').trim()
  return isBlank(text) ? '' : text.trim()
}

/** Tells whether nothing can be seen of a text. */
export const isBlank = (text: string): boolean => text.replace(INVISIBLE, '').trim() === ''

/** Letters as a reader counts them: `மீ` is one. An older browser counts without the marks. */
export function letterCount(text: string): number {
  return 'Segmenter' in Intl
    ? [...new Intl.Segmenter().segment(text)].length
    : [...(text as string).replace(/\p{M}/gu, '')].length
}
