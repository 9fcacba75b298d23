import type { FocusEvent, FormEvent } from 'react'
import { Icon } from '@/components/ui/Icon'
import { type FieldSpec, nativePattern } from '@/lib/enquiry/fields'
import { fill } from '@/lib/format/fill'
import styles from './FormField.module.css'

type FormFieldProps = {
  field: FieldSpec
  /** Prefix of the ids, so that two forms can share a page. */
  formId: string
  error: string | undefined
  /** Characters written so far, for the counter of a limited message. */
  length: number
  /** With `{n}` and `{max}`. */
  counter: string
  /** True until the script has taken over: the browser then explains a refused pattern by its title. */
  isNative: boolean
  /** The earliest and latest day of a date field, known in the browser only. */
  dates?: { min: string; max: string } | undefined
  onInput: (event: FormEvent<FieldElement>) => void
  onBlur: (event: FocusEvent<FieldElement>) => void
}

export type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const INPUT = {
  name: { type: 'text', autoComplete: 'name', inputMode: 'text' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  // Not maxlength 10: it would cut a pasted 919876543210 into a wrong number that passes.
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  text: { type: 'text', autoComplete: 'off', inputMode: 'text' },
  number: { type: 'number', autoComplete: 'off', inputMode: 'decimal' },
  date: { type: 'date', autoComplete: 'off', inputMode: undefined },
} as const

/** A labelled field with its counter and its message; the native rules stand in the markup. */
export function FormField(props: FormFieldProps) {
  const { field, formId, error, length, counter, isNative, dates, onInput, onBlur } = props
  const id = `${formId}-${field.name}`
  const errorId = `${id}-error`
  const common = {
    id,
    name: field.name,
    className: styles.input,
    required: !field.isOptional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
    onInput,
    onBlur,
  } as const

  return (
    <div className={styles.root} data-half={field.isHalf ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        {field.label}
        {field.kind === 'message' && field.max && (
          <span className={styles.counter} data-over={length > field.max ? '' : undefined}>
            {fill(counter, { n: length, max: field.max })}
          </span>
        )}
      </label>
      {field.kind === 'message' && (
        <textarea {...common} rows={2} maxLength={field.max} placeholder={field.placeholder} />
      )}
      {field.kind === 'choice' && (
        <select {...common} defaultValue="">
          <option value="" disabled hidden>
            {field.placeholder}
          </option>
          {field.options?.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      {field.kind !== 'message' && field.kind !== 'choice' && (
        <input
          {...common}
          {...INPUT[field.kind]}
          {...dates}
          placeholder={field.placeholder}
          pattern={nativePattern(field)}
          min={field.kind === 'number' ? '0.01' : dates?.min}
          step={field.kind === 'number' ? 'any' : undefined}
          title={isNative ? field.messages.invalid : undefined}
        />
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  )
}
