import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Characters that nobody sees and no font has. Line breaks and tabs are left. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

/** A text without what was pasted with it and cannot be seen. */
export const tidyText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(UNSEEN, '')

/** The same on one line, without spaces around it. */
export const tidyLine = (text: string): string =>
  tidyText(text)
    .replace(/[ \t\n\u2028\u2029]+/g, ' ')
    .trim()

/** A telephone as it is dialled from anywhere; one without a country is of India. What is none stays for its refusal. */
export function tidyPhone(text: string): string {
  const line = tidyLine(text)
  const phone = parsePhoneNumberFromString(line, 'IN')
  return phone?.isPossible() ? phone.number : line
}

/** `1,500` and `₹ 1,50,000` as numbers. What is none stays for its refusal. */
export function numberIn(text: string): number | string {
  const line = tidyLine(text).replace(/^₹\s*/, '').replace(/^−/, '-')
  const isGrouped = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(line)
  const digits = isGrouped ? line.replaceAll(',', '') : line
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : line
}

/** Tidies what a field holds when somebody leaves it. */
export function tidyOnLeaving(
  element: HTMLInputElement | HTMLTextAreaElement,
  tidy: (text: string) => string,
): void {
  element.addEventListener('change', () => {
    const next = tidy(element.value)
    if (next === element.value) return
    element.value = next
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
