import type { FieldSpec } from '@/lib/enquiry/fields'
import { tidy } from '@/lib/enquiry/tidy'

export type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The field's element, where the form has it. */
export const elementOf = (form: HTMLFormElement, field: FieldSpec): FieldElement | undefined =>
  (form.elements.namedItem(field.name) as FieldElement | null) ?? undefined

/** What stands in each field, by its name. */
export const textsOf = (form: HTMLFormElement, fields: readonly FieldSpec[]) =>
  Object.fromEntries(fields.map((field) => [field.name, elementOf(form, field)?.value ?? '']))

/** Opens what hides a field, so that it can be seen and take focus. */
export function reveal(element: FieldElement | undefined): FieldElement | undefined {
  const details = element?.closest('details')
  if (details) details.open = true
  return element
}

/** Prepares the fields for the script: the draft of an earlier visit, the days on offer, no native limit. */
export function takeOver(
  form: HTMLFormElement,
  fields: readonly FieldSpec[],
  storedDraft: string | undefined,
) {
  const draft = readDraft(storedDraft)
  for (const field of fields) {
    const element = elementOf(form, field)
    if (!element) continue
    const kept = draft[field.name]
    if (element.value === '' && typeof kept === 'string') element.value = kept
    if (element.value) reveal(element)
    // The script counts and explains; the browser would cut what is pasted.
    element.removeAttribute('maxlength')
    if (field.days) Object.assign(element, comingDays(field.days))
  }
}

function readDraft(stored: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(stored ?? '{}'))
  } catch {
    // Another script's text, or a damaged one: the form starts empty.
    return {}
  }
}

/** Tomorrow and the last day on offer, as a date field wants them, by the calendar of Tamil Nadu. */
function comingDays(days: number): { min: string; max: string } {
  const day = (ahead: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
      Date.now() + ahead * 24 * 60 * 60 * 1000,
    )
  return { min: day(1), max: day(days) }
}

/** Shortens a number to its ten digits as soon as it is complete, without moving a caret inside it. */
export function shortenPhone(element: FieldElement) {
  const short = tidy('phone', element.value)
  const isAtEnd = (element as HTMLInputElement).selectionStart === element.value.length
  if (short !== element.value && /^[6-9]\d{9}$/.test(short) && isAtEnd) element.value = short
}
