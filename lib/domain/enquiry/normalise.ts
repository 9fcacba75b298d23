import { latinDigits, plainFigure, readFigure } from '@/lib/domain/format/figure'
import { numberOfLink, PHONE_GAP } from './phone-gap'
import { normaliseWorldPhone } from './world-phone'

/** The kind of a field determines its validation, keyboard and autofill. */
export type FieldKind =
  | 'name'
  | 'email'
  | 'phone'
  /** A phone number of any country: a `phone` whose box is ticked. */
  | 'world-phone'
  | 'message'
  | 'text'
  | 'number'
  | 'choice'
  | 'date'

/*
 * Marks allowed in a name besides letters. Shared by the script, the `pattern` attribute and the database rules.
 * The strings contain the characters rather than regular-expression escapes, to keep every page small.
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
/** Spaces, and Hangul filler letters, which look like a space. */
export const NAME_SPACES = '\\s\u115f\u1160\u3164\uffa0'

const SPACES_IN_NAME = new RegExp(`[${NAME_SPACES}]+`, 'gu')
/** Invisible characters to remove from a name. Joiners and combining marks are kept. */
const NAME_INVISIBLE = /(?![\p{L}\p{M}\u200c\u200d])\p{DI}/gu
const PHONE_GAPS = new RegExp(`[${PHONE_GAP}]`, 'gu')
const INVISIBLE = /\p{DI}/gu

/** Limits of a `number` field: an area of land in any unit. */
export const AMOUNT = { min: 0.0001, max: 1e9 }

/** A national number of ten digits, the first 6 to 9, after an optional country code and trunk prefix 0. */
const INDIAN_MOBILE = /^(?:(?:[+＋]|00)?91)?0?([6-9]\d{9})$/

/**
 * The ten digits of an Indian mobile number in any usual notation and any script's digits; for other
 * text, the text without spaces, dashes, dots and brackets.
 */
function normalisePhone(text: string): string {
  const bare = latinDigits(numberOfLink(text).replace(PHONE_GAPS, ''))
  return INDIAN_MOBILE.exec(bare)?.[1] ?? bare
}

/** The bare address of `mailto:a@b.in`, `Asha <a@b.in>`, `a@b.in;` and `ａ＠ｂ.in`. */
function normaliseEmail(text: string): string {
  return text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/^.*<([^<>]*)>.*$/s, '$1')
    .replace(/^\s*mailto:([^?]*).*$/is, '$1')
    .replace(/[\s;,.]+$/, '')
    .trim()
}

/** Normalises a field's text for sending; empty if the text has no visible characters. */
export function normalise(kind: FieldKind, text: string): string {
  if (kind === 'phone') return normalisePhone(text)
  if (kind === 'world-phone') return normaliseWorldPhone(text)
  if (kind === 'email') return normaliseEmail(text)
  if (kind === 'name') return text.replace(NAME_INVISIBLE, '').replace(SPACES_IN_NAME, ' ').trim()
  if (kind === 'date') return latinDigits(text.replace(INVISIBLE, '')).trim()
  if (kind === 'number') {
    const figure = readFigure(text, AMOUNT)
    if (figure !== undefined) return plainFigure(figure)
  }
  return isBlank(text) ? '' : text.trim()
}

/** Whether a text has no visible characters. */
export const isBlank = (text: string): boolean => text.replace(INVISIBLE, '').trim() === ''

/**
 * A pattern for the first half of ஸ்ரீ and of க்ஷ: two grapheme clusters in Unicode, one letter for readers of Tamil.
 * Escaped, because English pages contain it too and their fonts have no Tamil.
 */
export const JOINED = String.raw`[\u0bb8\u0bb6]\u0bcd(?=\u0bb0\u0bc0)|\u0b95\u0bcd(?=\u0bb7)`

/** The number of letters a reader sees: `மீ` is one. Without `Intl.Segmenter`, counts characters except marks. */
export function letterCount(text: string): number {
  const single = text.replace(new RegExp(JOINED, 'g'), '')
  return 'Segmenter' in Intl
    ? [...new Intl.Segmenter().segment(single)].length
    : [...(single as string).replace(/\p{M}/gu, '')].length
}
