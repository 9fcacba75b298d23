import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Control characters, except line breaks and tabs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

/** Normalises line breaks and removes control characters, which may come with pasted text. */
export const normaliseText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(UNSEEN, '')

/** The same on one line, trimmed. */
export const normaliseLine = (text: string): string =>
  normaliseText(text)
    .replace(/[ \t\n\u2028\u2029]+/g, ' ')
    .trim()

/** Formats a telephone in international form, Indian by default. Other text stays as it is and fails validation. */
export function normalisePhone(text: string): string {
  const line = normaliseLine(text)
  const phone = parsePhoneNumberFromString(line, 'IN')
  return phone?.isPossible() ? phone.number : line
}

/** The same, with https before an address that begins with its host, such as `instagram.com/noyyal`. */
export function normaliseUrl(text: string): string {
  const line = normaliseLine(text)
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]|$)/i.test(line) ? `https://${line}` : line
}

/** Parses `1,500` and `₹ 1,50,000`. Other text is returned unchanged and fails validation. */
export function numberIn(text: string): number | string {
  const line = normaliseLine(text).replace(/^₹\s*/, '').replace(/^−/, '-')
  const isGrouped = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(line)
  const digits = isGrouped ? line.replaceAll(',', '') : line
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : line
}

/** Normalises the value of a field on blur. */
export function normaliseOnBlur(
  element: HTMLInputElement | HTMLTextAreaElement,
  normalise: (text: string) => string,
): void {
  element.addEventListener('change', () => {
    const next = normalise(element.value)
    if (next === element.value) return
    element.value = next
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
