import { type FocusEvent, type FormEvent, useState } from 'react'
import { type FieldSpec, fieldsFor, problem } from '@/lib/domain/enquiry/form-fields'
import { normalise } from '@/lib/domain/enquiry/normalise'
import { type FieldElement, problemOf, shortenPhone, textsOf } from './form-elements'

type Errors = Readonly<Record<string, string | undefined>>

/**
 * The errors of the fields: set on blur and on `check`, removed as soon as the value is valid. Returns the errors with
 * the handlers of every field; `check`, which returns the first invalid field; and the setter. Calls `note` with the
 * form after each change.
 */
export function useErrors(fields: readonly FieldSpec[], note: (form: HTMLFormElement) => void) {
  const [errors, setErrors] = useState<Errors>({})
  /** Returns the fields with the rules for the form's current values. */
  const ruled = (form: HTMLFormElement) => fieldsFor(fields, textsOf(form, fields))
  const fieldOf = ({ name, form }: FieldElement) =>
    form ? ruled(form).find((field) => field.name === name) : undefined
  const set = ({ name }: FieldSpec, error?: string) =>
    setErrors((was) => ({ ...was, [name]: error }))

  const onInput = ({ currentTarget, nativeEvent }: FormEvent<FieldElement>) => {
    const field = fieldOf(currentTarget)
    if (!field || !currentTarget.form) return
    // During composition the IME keeps its own text and would insert it again.
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
      const value = normalise(field.kind, currentTarget.value)
      if (value && value !== currentTarget.value) currentTarget.value = value
      set(field, problem(field, currentTarget.value))
      note(currentTarget.form)
    })
  }

  /** Validates the phone again by the other rule when its checkbox changes. */
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
