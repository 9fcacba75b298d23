import { type FocusEvent, type FormEvent, useState } from 'react'
import { type FieldSpec, fieldsFor, problem } from '@/lib/domain/enquiry/form-fields'
import { tidy } from '@/lib/domain/enquiry/tidy'
import { type FieldElement, problemOf, shortenPhone, textsOf } from './form-elements'

type Errors = Readonly<Record<string, string | undefined>>

/**
 * What is wrong with each field: told once a field is left or the form is checked, taken back while it is mended.
 * Returns the `errors` with the handlers of every field; `check`, which gives the first field with one; and what sets
 * them. `note` is called with the form after each change.
 */
export function useErrors(fields: readonly FieldSpec[], note: (form: HTMLFormElement) => void) {
  const [errors, setErrors] = useState<Errors>({})
  /** The fields by the rules that hold for what stands in the form. */
  const ruled = (form: HTMLFormElement) => fieldsFor(fields, textsOf(form, fields))
  const fieldOf = ({ name, form }: FieldElement) =>
    form ? ruled(form).find((field) => field.name === name) : undefined
  const set = ({ name }: FieldSpec, error?: string) =>
    setErrors((was) => ({ ...was, [name]: error }))

  const onInput = ({ currentTarget, nativeEvent }: FormEvent<FieldElement>) => {
    const field = fieldOf(currentTarget)
    if (!field || !currentTarget.form) return
    // An input method keeps its own text while it composes, and would put it in once more.
    if (field.kind === 'phone' && !(nativeEvent as InputEvent).isComposing) {
      shortenPhone(currentTarget)
    }
    if (errors[field.name] && !problem(field, currentTarget.value)) set(field)
    note(currentTarget.form)
  }

  const onBlur = ({ currentTarget }: FocusEvent<FieldElement>) => {
    afterPointerUp(currentTarget.form, () => {
      const field = fieldOf(currentTarget)
      if (!field || !currentTarget.form || !currentTarget.value) return
      const value = tidy(field.kind, currentTarget.value)
      if (value && value !== currentTarget.value) currentTarget.value = value
      set(field, problem(field, currentTarget.value))
      note(currentTarget.form)
    })
  }

  /** The box at a phone field was ticked or emptied: its message is told anew by the other rule. */
  const onAbroad = ({ currentTarget: { form } }: FormEvent<HTMLInputElement>) => {
    if (!form) return
    const phone = ruled(form).find(({ abroad }) => abroad)
    if (phone) {
      const { name } = phone
      const error = problemOf(form, phone)
      setErrors((was) => (was[name] ? { ...was, [name]: error } : was))
    }
    note(form)
  }

  const check = (form: HTMLFormElement) => {
    const found = Object.fromEntries(
      ruled(form).map((field) => [field.name, problemOf(form, field)]),
    )
    setErrors(found)
    return fields.find(({ name }) => found[name])
  }

  return [{ errors, onInput, onBlur, onAbroad }, check, setErrors] as const
}

/**
 * Runs a task once the press that is under way has become a click, or soon when there is none. What
 * appears on a form while a button is being pressed would move the button from under the pointer, and
 * the click would be lost.
 */
export function afterPointerUp(form: HTMLElement | null, task: () => void): void {
  // Firefox first takes the focus from a field, and only then counts the button as pressed.
  setTimeout(() => {
    if (!form?.matches(':active')) return task()
    addEventListener('click', () => setTimeout(task), { capture: true, once: true })
  })
}
