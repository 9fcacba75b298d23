import { Icon } from '@/components/ui/Icon'
import { Select } from '@/components/ui/Select'
import { type FieldSpec, fieldsFor } from '@/lib/domain/enquiry/form-fields'
import { letterCount } from '@/lib/domain/enquiry/normalise'
import { ABROAD, IS_ABROAD } from '@/lib/domain/enquiry/world-phone'
import { fill } from '@/lib/domain/format/fill'
import styles from './FormField.module.css'
import type { FormSettings, FormState } from './use-form'

type FormFieldProps = {
  field: FieldSpec
  form: FormState
  settings: Pick<FormSettings, 'labels' | 'patterns'>
}

const INPUT = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  // No maxlength of 10: it would cut a pasted 919876543210 to a wrong number that validates.
  phone: { type: 'tel', autoComplete: 'tel' },
  'world-phone': { type: 'tel', autoComplete: 'tel' },
  text: { type: 'text', autoComplete: 'off' },
  // Not type=number: the mouse wheel would change it.
  number: { type: 'text', autoComplete: 'off', inputMode: 'decimal' },
  date: { type: 'date', autoComplete: 'off' },
} as const

/** A labelled field with its counter and error message, and its native validation attributes. */
export function FormField({ field: own, form, settings }: FormFieldProps) {
  if (own.isOpen) return <OpenChoice field={own} form={form} settings={settings} />
  const [field = own] = fieldsFor([own], form.texts)
  const { abroad } = field
  const id = `${form.id}-${field.name}`
  const optional = optionalMark(field, settings)
  const error = form.errors[field.name]
  const errorId = `${id}-error`
  const counter = counterOf(field, form, settings)
  const counterId = counter && `${id}-counter`
  const common = {
    id,
    name: field.name,
    className: field.kind === 'choice' ? styles.input : styles.typed,
    required: !field.isOptional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && errorId, counterId].filter(Boolean).join(' ') || undefined,
    onInput: form.onInput,
    onBlur: form.onBlur,
  } as const

  return (
    <div className={styles.root} data-half={field.isHalf ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        {optional ? (
          <span>
            {field.label} {optional}
          </span>
        ) : (
          field.label
        )}
      </label>
      {counter && <span className={styles.counter} id={counterId} {...counter} />}
      {field.kind === 'message' && (
        <textarea {...common} rows={2} maxLength={field.max} placeholder={field.placeholder} />
      )}
      {field.kind === 'choice' && (
        <Select {...common} defaultValue="">
          <option value="" disabled={!field.isOptional} hidden={!field.isOptional}>
            {field.placeholder}
          </option>
          {field.options?.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
      {field.kind !== 'message' && field.kind !== 'choice' && (
        <input
          {...common}
          {...INPUT[field.kind]}
          placeholder={field.placeholder}
          pattern={settings.patterns[field.kind]}
          // Before hydration, the browser's message for a failed pattern includes the title.
          title={form.isReady ? undefined : hint(field)}
        />
      )}
      {field.note && <p className={styles.optional}>{field.note}</p>}
      {error && (
        <p className={styles.error} id={errorId}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
      {abroad && (
        <label className={styles.tick}>
          <input type="checkbox" name={ABROAD} value={IS_ABROAD} onInput={form.onAbroad} />
          {abroad.label}
        </label>
      )}
      {abroad?.link && field.kind === 'world-phone' && (
        <a className={styles.tick} href={abroad.link.href}>
          {abroad.link.label}
        </a>
      )}
    </div>
  )
}

const optionalMark = ({ isOptional }: FieldSpec, { labels }: FormFieldProps['settings']) =>
  isOptional && <span className={styles.optional}>{labels.optional}</span>

/** The counter is announced when at most this many characters are left. */
const NEAR_THE_END = 10

/** Returns a message counter's text and state: characters written of those allowed, or how little is enough. */
function counterOf(
  { kind, name, max }: FieldSpec,
  { texts }: FormState,
  { labels }: FormFieldProps['settings'],
) {
  if (kind !== 'message' || !max) return undefined
  const n = letterCount(texts[name] ?? '')
  return {
    children: n === 0 ? labels.counterEmpty : fill(labels.counter, { n, max }),
    'data-over': n > max ? '' : undefined,
    'aria-live': n > max - NEAR_THE_END ? 'polite' : 'off',
  } as const
}

/** A choice whose options are all visible. */
function OpenChoice({ field, form, settings }: FormFieldProps) {
  return (
    <fieldset className={styles.root}>
      <legend className={styles.label}>
        {field.label} {optionalMark(field, settings)}
      </legend>
      {field.options?.map(({ value, label }, at) => (
        <label key={value}>
          <input
            type="radio"
            name={field.name}
            value={value}
            defaultChecked={at === 0 && !field.isOptional}
            onInput={form.onInput}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

/** Returns the browser's hint for text that fails its pattern. */
function hint({ max = 0, messages: { invalid, long } }: FieldSpec): string | undefined {
  return invalid && long ? `${invalid}. ${fill(long, { max })}` : invalid
}
