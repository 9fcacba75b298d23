import type { Texts } from '@/lib/domain/enquiry/texts'
import { readFigure } from '@/lib/domain/format/figure'
import { fill } from '@/lib/domain/format/fill'
import { type Days, isOnOffer } from './days'
import { AMOUNT, type FieldKind, isBlank, letterCount, NAME_MARKS, tidy } from './tidy'
import { ABROAD, IS_ABROAD, isWorldPhone } from './world-phone'

/** The box at a phone field that lets it hold a number of any country. */
export type AbroadSpec = {
  label: string
  /** What is sent besides, as the privacy notice calls it. */
  item: string
  placeholder: string
  /** Also where nothing is written. */
  invalid: string
  /** Read more, once the box is ticked. */
  link?: { label: string; href: string }
}

/** One field of an enquiry form, as content describes it. */
export type FieldSpec = {
  /** The name it is sent under. */
  name: string
  kind: FieldKind
  label: string
  placeholder?: string
  isOptional?: boolean
  /** Longest text in letters as a reader counts them. */
  max?: number
  /** For `choice`. */
  options?: readonly { value: string; label: string }[]
  /** For `choice`: all options stand in view, as radio buttons, and the first is chosen. */
  isOpen?: boolean
  /** For `phone`. */
  abroad?: AbroadSpec
  /** Stands below the field. */
  note?: string | undefined
  /** What is sent besides, as the privacy notice calls it. */
  besides?: string
  /** For `date`. */
  days?: Days
  /** Stands beside its neighbour on wide forms. */
  isHalf?: boolean
  /** `long` holds `{max}`. */
  messages: { missing?: string; invalid?: string; long?: string }
}

/** Words of letters in any script, with their joiners; spaces and marks such as an apostrophe beside them. */
const WORD = String.raw`\p{L}[\p{L}\p{M}\u200c\u200d]*`
const BESIDE = `[ ${NAME_MARKS}]`
const SPACES_AND_MARKS = new RegExp(`${BESIDE}+`, 'gu')
const NAME = `${BESIDE}*${WORD}(${BESIDE}+${WORD})*${BESIDE}*`

/** A part of an address between dots, and a part of its domain. */
const ATOM = String.raw`[^\p{Z}\p{Cc}\p{Cf}@.<>\(\)\[\]\\,;:"]+`
const LABEL = String.raw`[\p{L}\p{N}]([\p{L}\p{M}\p{N}\-]*[\p{L}\p{M}\p{N}])?`
const EMAIL = String.raw`${ATOM}(\.${ATOM})*@${LABEL}(\.${LABEL})+`

/** The longest address that can be delivered to (RFC 5321, 4.5.3.1.3). */
export const EMAIL_MAX = 254

/**
 * How many UTF-16 units a letter may take on average, so that a text of the most letters has a size
 * that tools/host/firestore.rules can limit. Indic letters take up to 6, a family of emoji 11.
 */
export const UNITS_PER_LETTER = 10

/** What a tidied text must be, whole. tools/host/firestore.rules has those of name and email word by word. */
export const RULES: Partial<Record<FieldKind, string>> = {
  name: NAME,
  email: EMAIL,
  phone: String.raw`[6-9]\d{9}`,
}

/** The fields by the rules that hold for `texts`: with its box ticked, a phone is a number of any country. */
export const fieldsFor = (fields: readonly FieldSpec[], texts: Texts): readonly FieldSpec[] =>
  fields.map((field) => {
    const { abroad } = field
    if (!abroad || texts[ABROAD] !== IS_ABROAD) return field
    const { placeholder, invalid } = abroad
    return { ...field, kind: 'world-phone', placeholder, messages: { missing: invalid, invalid } }
  })

/** What a form sends, in the words of a notice. */
export const itemsOf = (fields: readonly FieldSpec[]): readonly string[] =>
  fields.flatMap(({ label, abroad, besides }) => [label, abroad?.item ?? [], besides ?? []].flat())

/** The first thing wrong with a field's text, as the message to show; nothing when it is right. */
export function problem(field: FieldSpec, text: string): string | undefined {
  const { kind, max, isOptional } = field
  const value = tidy(kind, text)
  const { missing, invalid = missing, long = invalid } = field.messages
  const rule = RULES[kind]

  if (isBlank(text)) return isOptional ? undefined : missing
  if (rule && !new RegExp(`^(?:${rule})$`, 'u').test(value)) return invalid
  if (kind === 'email' && value.length > EMAIL_MAX) return invalid
  if (kind === 'world-phone' && !isWorldPhone(value)) return invalid
  if (kind === 'number' && readFigure(value, AMOUNT) === undefined) return invalid
  if (kind === 'date' && field.days && !isOnOffer(value, field.days)) return invalid
  // Marks take no room from the letters of a name: "K. P. Raman" counts as "K P Raman".
  const counted = kind === 'name' ? value.replace(SPACES_AND_MARKS, ' ').trim() : value
  if (max && (letterCount(counted) > max || value.length > max * UNITS_PER_LETTER)) {
    return long && fill(long, { max })
  }
  return undefined
}
