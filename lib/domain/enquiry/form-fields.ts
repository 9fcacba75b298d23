import type { Texts } from '@/lib/domain/enquiry/texts'
import { readFigure } from '@/lib/domain/format/figure'
import { fill } from '@/lib/domain/format/fill'
import { type Days, isSelectable } from './days'
import { AMOUNT, type FieldKind, isBlank, letterCount, NAME_MARKS, normalise } from './normalise'
import { ABROAD, IS_ABROAD, isWorldPhone } from './world-phone'

/** The checkbox at a phone field that allows a number of any country. */
export type AbroadSpec = {
  label: string
  /** The privacy notice's name for additional data that is sent. */
  item: string
  placeholder: string
  /** Also shown for an empty field. */
  invalid: string
  /** Further information, shown once the box is ticked. */
  link?: { label: string; href: string }
}

/** One field of an enquiry form, defined in content. */
export type FieldSpec = {
  name: string
  kind: FieldKind
  label: string
  placeholder?: string
  isOptional?: boolean
  /** Longest text, in letters counted by `letterCount`. */
  max?: number
  /** For `choice`. */
  options?: readonly { value: string; label: string }[]
  /** For `choice`: radio buttons instead of a select; the first is checked. */
  isOpen?: boolean
  /** For `phone`. */
  abroad?: AbroadSpec
  /** Shown below the field. */
  note?: string | undefined
  /** The privacy notice's name for additional data that is sent. */
  besides?: string
  /** For `date`. */
  days?: Days
  /** Half of the width on wide forms, beside its neighbour. */
  isHalf?: boolean
  /** `long` has the placeholder `{max}`. */
  messages: { missing?: string; invalid?: string; long?: string }
}

/** A name: words in any script with their joiners, separated by spaces and marks such as an apostrophe. */
const WORD = String.raw`\p{L}[\p{L}\p{M}\u200c\u200d]*`
const BESIDE = `[ ${NAME_MARKS}]`
const SPACES_AND_MARKS = new RegExp(`${BESIDE}+`, 'gu')
const NAME = `${BESIDE}*${WORD}(${BESIDE}+${WORD})*${BESIDE}*`

/** An email address: dot-separated parts before the @, and dot-separated domain labels after it. */
const ATOM = String.raw`[^\p{Z}\p{Cc}\p{Cf}@.<>\(\)\[\]\\,;:"]+`
const LABEL = String.raw`[\p{L}\p{N}]([\p{L}\p{M}\p{N}\-]*[\p{L}\p{M}\p{N}])?`
const EMAIL = String.raw`${ATOM}(\.${ATOM})*@${LABEL}(\.${LABEL})+`

/** The longest deliverable email address, in UTF-16 units (RFC 5321, 4.5.3.1.3). */
export const EMAIL_MAX = 254

/**
 * The most UTF-16 units per letter on average: gives a text of `max` letters a maximal size, which
 * tools/host/firestore.rules can check. Indic letters take up to 6, a family emoji 11.
 */
export const UNITS_PER_LETTER = 10

/** Patterns for the whole text after `normalise`. tools/host/firestore.rules has the same ones for name and email. */
export const RULES: Partial<Record<FieldKind, string>> = {
  name: NAME,
  email: EMAIL,
  phone: String.raw`[6-9]\d{9}`,
}

/** The fields with the rules for `texts`: if its box is ticked, a `phone` becomes a `world-phone`. */
export const fieldsFor = (fields: readonly FieldSpec[], texts: Texts): readonly FieldSpec[] =>
  fields.map((field) => {
    const { abroad } = field
    if (!abroad || texts[ABROAD] !== IS_ABROAD) return field
    const { placeholder, invalid } = abroad
    return { ...field, kind: 'world-phone', placeholder, messages: { missing: invalid, invalid } }
  })

/** The data that a form sends, as listed in the privacy notice. */
export const itemsOf = (fields: readonly FieldSpec[]): readonly string[] =>
  fields.flatMap(({ label, abroad, besides }) => [label, abroad?.item ?? [], besides ?? []].flat())

/** Validates a field's text. Returns the message of the first error, or undefined if the text is valid. */
export function problem(field: FieldSpec, text: string): string | undefined {
  const { kind, max, isOptional } = field
  const value = normalise(kind, text)
  const { missing, invalid = missing, long = invalid } = field.messages
  const rule = RULES[kind]

  if (isBlank(text)) return isOptional ? undefined : missing
  if (rule && !new RegExp(`^(?:${rule})$`, 'u').test(value)) return invalid
  if (kind === 'email' && value.length > EMAIL_MAX) return invalid
  if (kind === 'world-phone' && !isWorldPhone(value)) return invalid
  if (kind === 'number' && readFigure(value, AMOUNT) === undefined) return invalid
  if (kind === 'date' && field.days && !isSelectable(value, field.days)) return invalid
  // Marks do not count towards the length of a name: "K. P. Raman" counts as "K P Raman".
  const counted = kind === 'name' ? value.replace(SPACES_AND_MARKS, ' ').trim() : value
  if (max && (letterCount(counted) > max || value.length > max * UNITS_PER_LETTER)) {
    return long && fill(long, { max })
  }
  return undefined
}
