import { type FocusEvent, type FormEvent, useState } from 'react'
import { afterPointerUp } from '@/lib/enquiry/after-pointer-up'
import { type FieldSpec, problem } from '@/lib/enquiry/fields'
import { tidy } from '@/lib/enquiry/tidy'
import { type FieldElement, problemOf, shortenPhone } from './form-elements'

type Errors = Readonly<Record<string, string | undefined>>

/**
 * What is wrong with each field: told once a field is left or the form is checked, taken back while it is mended.
 * Returns the `errors` with the handlers of every field; `check`, which gives the first field with one; and what sets
 * them. `note` is called with the form after each change.
 */
export function useErrors(fields: readonly FieldSpec[], note: (form: HTMLFormElement) => void) {
  const [errors, setErrors] = useState<Errors>({})
  const fieldOf = ({ name }: FieldElement) => fields.find((field) => field.name === name)
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
    const field = fieldOf(currentTarget)
    afterPointerUp(currentTarget.form, () => {
      if (!field || !currentTarget.form || !currentTarget.value) return
      const value = tidy(field.kind, currentTarget.value)
      if (value && value !== currentTarget.value) currentTarget.value = value
      set(field, problem(field, currentTarget.value))
      note(currentTarget.form)
    })
  }

  const check = (form: HTMLFormElement) => {
    const found = Object.fromEntries(fields.map((field) => [field.name, problemOf(form, field)]))
    setErrors(found)
    return fields.find(({ name }) => found[name])
  }

  return [{ errors, onInput, onBlur }, check, setErrors] as const
}
