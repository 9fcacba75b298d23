import { daysOnOffer } from '@/lib/domain/enquiry/days'
import { type FieldSpec, problem } from '@/lib/domain/enquiry/form-fields'
import type { Texts } from '@/lib/domain/enquiry/texts'
import { tidy } from '@/lib/domain/enquiry/tidy'
import { ABROAD, IS_ABROAD } from '@/lib/domain/enquiry/world-phone'

export type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type Named = FieldElement | RadioNodeList | null

/** The field's element, where the form has it; of radio buttons the chosen one, or the first. */
export function elementOf(form: HTMLFormElement, { name }: FieldSpec): FieldElement | undefined {
  const found = form.elements.namedItem(name) as Named
  if (!(found instanceof RadioNodeList)) return found ?? undefined
  const all = [...found] as HTMLInputElement[]
  return all.find(({ checked }) => checked) ?? all[0]
}

/** What stands in a field; of radio buttons the option that is chosen. */
const textOf = (form: HTMLFormElement, { name }: FieldSpec): string =>
  (form.elements.namedItem(name) as Named)?.value ?? ''

/** The box at the phone field, where the form has it. */
const abroadOf = (form: HTMLFormElement) =>
  form.elements.namedItem(ABROAD) as HTMLInputElement | null

/** What stands in each field, by its name, and whether the box at the phone field is ticked. */
export const textsOf = (form: HTMLFormElement, fields: readonly FieldSpec[]): Texts => ({
  ...Object.fromEntries(fields.map((field) => [field.name, textOf(form, field)])),
  ...(abroadOf(form)?.checked && { [ABROAD]: IS_ABROAD }),
})

/** Opens what hides a field, so that it can be seen and take focus. */
function reveal(element: FieldElement | undefined): FieldElement | undefined {
  const details = element?.closest('details')
  if (details) details.open = true
  return element
}

/** Puts focus into a field and brings it into view, where it has the focus already as well. */
export function show(element: FieldElement | undefined): void {
  reveal(element)?.focus()
  element?.scrollIntoView({ block: 'nearest' })
}

/** Puts focus into the first field. */
export const focusFirst = (form: HTMLFormElement, fields: readonly FieldSpec[]) => {
  const [first] = fields
  if (first) elementOf(form, first)?.focus()
}

/** The first thing wrong with a field. A date that the browser cannot read leaves no text. */
export function problemOf(form: HTMLFormElement, field: FieldSpec): string | undefined {
  const element = elementOf(form, field)
  const { missing, invalid = missing } = field.messages
  return element?.validity.badInput ? invalid : problem(field, textOf(form, field))
}

/** Prepares the fields for the script: the draft of an earlier visit, the days on offer, no native limit. */
export function takeOver(
  form: HTMLFormElement,
  fields: readonly FieldSpec[],
  draft: Readonly<Record<string, unknown>>,
) {
  const box = abroadOf(form)
  if (box && draft[ABROAD]) box.checked = true
  for (const field of fields) {
    const element = elementOf(form, field)
    if (!element) continue
    const kept = draft[field.name]
    if (field.isOpen) {
      const named = form.elements.namedItem(field.name) as Named
      if (named && typeof kept === 'string') named.value = kept
      continue
    }
    if (element.value === '' && typeof kept === 'string') element.value = kept
    if (element.value) reveal(element)
    // The script counts and explains; the browser would cut what is pasted.
    element.removeAttribute('maxlength')
    if (field.days) Object.assign(element, daysOnOffer(field.days))
  }
}

/** Shortens a number to its ten digits as soon as it is complete, without moving a caret inside it. */
export function shortenPhone(element: FieldElement) {
  const short = tidy('phone', element.value)
  const isAtEnd = (element as HTMLInputElement).selectionStart === element.value.length
  if (short !== element.value && /^[6-9]\d{9}$/.test(short) && isAtEnd) element.value = short
}
