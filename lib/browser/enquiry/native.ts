import { EMAIL_MAX } from '@/lib/domain/enquiry/form-fields'
import { type FieldKind, JOINED, NAME_MARKS, NAME_SPACES } from '@/lib/domain/enquiry/normalise'
import { PHONE_GAP } from '@/lib/domain/enquiry/phone-gap'

/** `pattern` attributes by kind of field: validation without JavaScript. */
export type NativePatterns = Partial<Record<FieldKind, string>>

/** Digits of any script in groups, or with a word such as lakh. Refuses zero. */
const NUMBER = String.raw`(?!\s*[0.,\s]*$)\s*\p{Nd}[\p{Nd}\s,٬，]*([.٫．]\p{Nd}*)?\s*\p{L}*[\p{L}\p{M}]*\s*|\s*[.٫．]\p{Nd}+\s*`

/**
 * Patterns that accept what `normalise` can normalise, and refuse the rest as far as a pattern can. Computed at
 * build time. fields.vectors.json lists where they differ from the script.
 */
export const nativePatterns = (nameMax: number): NativePatterns => ({
  name: namePattern(nameMax),
  // The browser's own check of `type=email` applies too.
  email: String.raw`(?!.{${EMAIL_MAX + 1}})[^.@]+(\.[^.@]+)*@[^@]+\.[^@]+`,
  phone: phonePattern(),
  number: NUMBER,
})

/** Counts a letter with its marks as one; `Intl.Segmenter` is more exact for joined letters. */
function namePattern(max: number): string {
  const known = String.raw`(?=[\p{L}\p{M}\p{DI}${NAME_SPACES}${NAME_MARKS}]*$)`
  const letter = String.raw`(?:${JOINED})?\p{L}[\p{M}\p{DI}]*`
  const between = String.raw`[^\p{L}\p{M}\u200c\u200d]*`
  const gap = String.raw`[^\p{L}\p{M}\p{DI}]${between}(?=\p{L})`
  return `${known}${between}(?:${letter}|${gap}){1,${max}}${between}`
}

/** A pattern cannot read the value of a digit in another script, so accepts each as any digit. */
function phonePattern(): string {
  const known = String.raw`(?=(?:[\p{Nd}+＋${PHONE_GAP}]|[Tt][Ee][Ll]:)*$)(?!.*[\p{Nd}+＋].*[+＋:])`
  const digit = (others: string) => String.raw`\P{Nd}*(?![${others}])\p{Nd}`
  const [zero, one, nine] = [digit('1-9'), digit('02-9'), digit('0-8')]
  const country = `(?:(?:[+＋]|${zero}${zero})?${nine}${one})?(?![+＋])`
  const number = String.raw`${digit('0-5')}(?:\P{Nd}*\p{Nd}){9}\P{Nd}*`
  return String.raw`${known}[^\p{Nd}+＋]*${country}(?:${zero})?${number}`
}
