import { selectableDays } from '@/lib/domain/enquiry/days'
import { type FieldSpec, problem } from '@/lib/domain/enquiry/form-fields'
import { normalise } from '@/lib/domain/enquiry/normalise'
import type { Texts } from '@/lib/domain/enquiry/texts'
import { ABROAD, IS_ABROAD } from '@/lib/domain/enquiry/world-phone'

export type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type Named = FieldElement | RadioNodeList | null

/** Returns the field's element, if the form has it; of radio buttons the checked one, or the first. */
export function elementOf(form: HTMLFormElement, { name }: FieldSpec): FieldElement | undefined {
  const found = form.elements.namedItem(name) as Named
  if (!(found instanceof RadioNodeList)) return found ?? undefined
  const all = [...found] as HTMLInputElement[]
  return all.find(({ checked }) => checked) ?? all[0]
}

/** Returns the value of a field; of radio buttons that of the checked one. */
const textOf = (form: HTMLFormElement, { name }: FieldSpec): string =>
  (form.elements.namedItem(name) as Named)?.value ?? ''

/** Returns the checkbox of the phone field, if the form has it. */
const abroadOf = (form: HTMLFormElement) =>
  form.elements.namedItem(ABROAD) as HTMLInputElement | null

/** Returns the value of each field by its name, including the checkbox of the phone field. */
export const textsOf = (form: HTMLFormElement, fields: readonly FieldSpec[]): Texts => ({
  ...Object.fromEntries(fields.map((field) => [field.name, textOf(form, field)])),
  ...(abroadOf(form)?.checked && { [ABROAD]: IS_ABROAD }),
})

/** Opens the `details` that hides a field, so that it can be seen and focused. */
function reveal(element: FieldElement | undefined): FieldElement | undefined {
  const details = element?.closest('details')
  if (details) details.open = true
  return element
}

/** Focuses a field and scrolls it into view, also if it already has the focus. */
export function show(element: FieldElement | undefined): void {
  reveal(element)?.focus()
  element?.scrollIntoView({ block: 'nearest' })
}

export const focusFirst = (form: HTMLFormElement, fields: readonly FieldSpec[]) => {
  const [first] = fields
  if (first) elementOf(form, first)?.focus()
}

/** Returns the first error of a field. A date that the browser cannot parse has an empty value. */
export function problemOf(form: HTMLFormElement, field: FieldSpec): string | undefined {
  const element = elementOf(form, field)
  const { missing, invalid = missing } = field.messages
  return element?.validity.badInput ? invalid : problem(field, textOf(form, field))
}

/** Prepares the fields for the script: restores the draft, sets the available days, removes native limits. */
export function prepareFields(
  form: HTMLFormElement,
  fields: readonly FieldSpec[],
  draft: Readonly<Record<string, unknown>>,
) {
  const box = abroadOf(form)
  if (box && draft[ABROAD]) box.checked = true
  for (const field of fields) {
    const element = elementOf(form, field)
    if (!element) continue
    const stored = draft[field.name]
    if (field.isOpen) {
      const named = form.elements.namedItem(field.name) as Named
      if (named && typeof stored === 'string') named.value = stored
      continue
    }
    if (element.value === '' && typeof stored === 'string') element.value = stored
    if (element.value) reveal(element)
    // The script counts and explains; the browser would truncate pasted text.
    element.removeAttribute('maxlength')
    if (field.days) Object.assign(element, selectableDays(field.days))
  }
}

/** Shortens a complete number to its ten digits; a caret inside it stays in place. */
export function shortenPhone(element: FieldElement) {
  const short = normalise('phone', element.value)
  const isAtEnd = (element as HTMLInputElement).selectionStart === element.value.length
  if (short !== element.value && /^[6-9]\d{9}$/.test(short) && isAtEnd) element.value = short
}
