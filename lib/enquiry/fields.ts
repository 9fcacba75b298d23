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

/** One field of an enquiry form, as content describes it. */
export type FieldSpec = {
  /** The name it is sent under. */
  name: string
  kind: FieldKind
  label: string
  placeholder?: string
  isOptional?: boolean
  /** Longest text in characters. */
  max?: number
  /** For `choice`. */
  options?: readonly { value: string; label: string }[]
  /** For `date`: how many days from tomorrow may be chosen. */
  days?: number
  /** Stands beside its neighbour on wide forms. */
  isHalf?: boolean
  /** `long` holds `{max}`. */
  messages: { missing: string; invalid?: string; long?: string }
}

/** National number of ten digits, first one 6 to 9, after an optional +91, 91, 0091 or 0. */
const INDIAN_MOBILE = /^(?:\+91|0091|91|0)?([6-9]\d{9})$/

/**
 * The ten digits that are sent, when the text is an Indian mobile number in any usual spelling;
 * otherwise the text without spaces, dashes, dots and brackets, so that nothing typed is lost.
 */
export function normalisePhone(text: string): string {
  const bare = text.replace(/[\s().\-\u2010-\u2015]/g, '')
  return INDIAN_MOBILE.exec(bare)?.[1] ?? bare
}

/**
 * A name as it is sent: full stops and apostrophes become spaces ("R. Sai" is a normal name here),
 * runs of spaces become one.
 */
export const normaliseName = (text: string): string =>
  text.replace(/[.'’]/g, ' ').replace(/\s+/g, ' ').trim()

/** The value of a field as it is sent. */
export function normalise(kind: FieldKind, text: string): string {
  if (kind === 'phone') return normalisePhone(text)
  if (kind === 'name') return normaliseName(text)
  return text.trim()
}

const NAME = /^[\p{L}\p{M} ]+$/u
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
const PHONE = /^[6-9]\d{9}$/

/** The first thing wrong with a field's text, as the message to show; nothing when it is right. */
export function problem(field: FieldSpec, text: string): string | undefined {
  const value = normalise(field.kind, text)
  const { missing, invalid = missing, long = invalid } = field.messages

  if (value === '') return field.isOptional ? undefined : text.trim() === '' ? missing : invalid
  if (field.kind === 'name' && !NAME.test(value)) return invalid
  if (field.kind === 'email' && !EMAIL.test(value)) return invalid
  if (field.kind === 'phone' && !PHONE.test(value)) return invalid
  if (field.kind === 'number' && !(Number(value) > 0)) return invalid
  if (field.max && [...value].length > field.max) return long.replace('{max}', String(field.max))
  return undefined
}

/**
 * The same rules for a browser without JavaScript, as `pattern` attributes. They accept what
 * normalising would have made right.
 */
export function nativePattern(field: FieldSpec): string | undefined {
  if (field.kind === 'name') return `[\\p{L}\\p{M}\\s.'’]{1,${field.max ?? 20}}`
  if (field.kind === 'phone') return String.raw`\s*((\+|00)?91|0)?[\s\-]*[6-9]([\s\-]*[0-9]){9}\s*`
  return undefined
}
