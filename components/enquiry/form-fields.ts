import { type FieldSpec, normalisePhone } from '@/lib/enquiry/fields'
import type { FieldElement } from './FormField'

/** The field's element, where the form has it. */
export function elementOf(form: HTMLFormElement, field: FieldSpec): FieldElement | undefined {
  const element = form.elements.namedItem(field.name)
  return element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
    ? element
    : undefined
}

/** What stands in a field; empty where there is none. */
export const textOf = (form: HTMLFormElement, field: FieldSpec): string =>
  elementOf(form, field)?.value ?? ''

/** What stands in each field, by its name. */
export const textsOf = (form: HTMLFormElement, fields: readonly FieldSpec[]) =>
  Object.fromEntries(fields.map((field) => [field.name, textOf(form, field)]))

/** What the success page may need: everything chosen, nothing that names the visitor. */
export function receiptOf(
  form: HTMLFormElement,
  fields: readonly FieldSpec[],
  hidden: Readonly<Record<string, string>> = {},
) {
  const chosen = fields.filter(({ kind }) => kind === 'date' || kind === 'choice')
  return { ...hidden, ...textsOf(form, chosen) }
}

/** Puts back what an accidental reload would have lost, where the field is still empty. */
export function restoreDraft(
  form: HTMLFormElement,
  fields: readonly FieldSpec[],
  draft: string | undefined,
) {
  if (!draft) return
  try {
    const values: unknown = JSON.parse(draft)
    for (const field of fields) {
      const element = elementOf(form, field)
      const value = (values as Record<string, unknown>)[field.name]
      if (element && element.value === '' && typeof value === 'string') element.value = value
    }
  } catch {
    // Not ours: the form starts empty.
  }
}

/** Shortens a number to its ten digits as soon as it is complete, without moving a caret inside it. */
export function tidyPhone(element: FieldElement) {
  const tidy = normalisePhone(element.value)
  const isAtEnd = (element as HTMLInputElement).selectionStart === element.value.length
  if (tidy !== element.value && /^[6-9]\d{9}$/.test(tidy) && isAtEnd) element.value = tidy
}
