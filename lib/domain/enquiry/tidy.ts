import { latinDigits, plainFigure, readFigure } from '@/lib/domain/format/figure'
import { PHONE_GAP, unlinked } from './phone-gap'
import { tidyWorldPhone } from './world-phone'

/** What a field holds; decides its rules, keyboard and autofill. */
export type FieldKind =
  | 'name'
  | 'email'
  | 'phone'
  /** A phone number of any country: what a `phone` is once its box is ticked. */
  | 'world-phone'
  | 'message'
  | 'text'
  | 'number'
  | 'choice'
  | 'date'

/*
 * Marks beside the letters of a name. The script, the browser's pattern and the rules of the database read this one
 * list. As characters, not as escapes: each page carries them.
 */
/** Full stops and middle dots: "R. Sai", "Gal·la". */
const DOTS =
  '.\u00b7\u0387\u0589\u06d4\u0970\u0a76\u0af0\u0f0b\u1361\u2022\u2024\u2027\u2219\u22c5\u2e31\u2e33\u3002\u30fb\ufe52\uff0e\uff61\uff65'
/** Apostrophes, geresh and primes: "D'Souza", "ג׳ורג׳". */
const APOSTROPHES =
  '\\x27\\x60\u00b4\u055a\u05f3\u05f4\u1fbd\u1fbf\u2018\u2019\u201b\u2032\u2035\uff07\uff40'
/** Hyphens and dashes of every script, and the double hyphen of Japanese. */
const HYPHENS = '\\p{Pd}\u02d7\u2043\u2212\uff1d'
export const NAME_MARKS = DOTS + APOSTROPHES + HYPHENS
/** Spaces, and letters without a shape, which show as one. */
export const NAME_SPACES = '\\s\u115f\u1160\u3164\uffa0'

const SPACES_IN_NAME = new RegExp(`[${NAME_SPACES}]+`, 'gu')
/** Marks that take no room vanish from a name; joiners and the marks of a letter belong to their word. */
const NAME_INVISIBLE = /(?![\p{L}\p{M}\u200c\u200d])\p{DI}/gu
const PHONE_GAPS = new RegExp(`[${PHONE_GAP}]`, 'gu')
const INVISIBLE = /\p{DI}/gu

/** What a `number` may be: an extent of land. */
export const AMOUNT = { min: 0.0001, max: 1e9 }

/** National number of ten digits, first one 6 to 9, after the country code and the trunk prefix 0. */
const INDIAN_MOBILE = /^(?:(?:[+＋]|00)?91)?0?([6-9]\d{9})$/

/**
 * The ten digits that are sent, when the text is an Indian mobile number in any usual spelling and
 * any digits; otherwise the text without spaces, dashes, dots and brackets, so that nothing typed is
 * lost.
 */
function tidyPhone(text: string): string {
  const bare = latinDigits(unlinked(text).replace(PHONE_GAPS, ''))
  return INDIAN_MOBILE.exec(bare)?.[1] ?? bare
}

/** The bare address of `mailto:a@b.in`, `Asha <a@b.in>`, `a@b.in;` and `ａ＠ｂ.in`. */
function tidyEmail(text: string): string {
  return text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/^.*<([^<>]*)>.*$/s, '$1')
    .replace(/^\s*mailto:([^?]*).*$/is, '$1')
    .replace(/[\s;,.]+$/, '')
    .trim()
}

/** A field's text as it is sent; empty where nothing can be seen of it. */
export function tidy(kind: FieldKind, text: string): string {
  if (kind === 'phone') return tidyPhone(text)
  if (kind === 'world-phone') return tidyWorldPhone(text)
  if (kind === 'email') return tidyEmail(text)
  if (kind === 'name') return text.replace(NAME_INVISIBLE, '').replace(SPACES_IN_NAME, ' ').trim()
  if (kind === 'date') return latinDigits(text.replace(INVISIBLE, '')).trim()
  if (kind === 'number') {
    const figure = readFigure(text, AMOUNT)
    if (figure !== undefined) return plainFigure(figure)
  }
  return isBlank(text) ? '' : text.trim()
}

/** Tells whether nothing can be seen of a text. */
export const isBlank = (text: string): boolean => text.replace(INVISIBLE, '').trim() === ''

/**
 * The first half of ஸ்ரீ and of க்ஷ, as a pattern: two letters by Unicode's rules, one letter to a reader of Tamil.
 * Escaped, because it also stands in English pages, whose fonts have no Tamil.
 */
export const JOINED = String.raw`[\u0bb8\u0bb6]\u0bcd(?=\u0bb0\u0bc0)|\u0b95\u0bcd(?=\u0bb7)`

/** Letters as a reader counts them: `மீ` is one. An older browser counts without the marks. */
export function letterCount(text: string): number {
  const single = text.replace(new RegExp(JOINED, 'g'), '')
  return 'Segmenter' in Intl
    ? [...new Intl.Segmenter().segment(single)].length
    : [...(single as string).replace(/\p{M}/gu, '')].length
}
