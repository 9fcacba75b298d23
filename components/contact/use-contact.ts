import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FieldElement } from '@/components/enquiry/FormField'
import type { EnquiryStatus } from '@/components/enquiry/use-enquiry'
import { type Contact, saveContact } from '@/lib/contact/save-contact'
import { afterPress } from '@/lib/enquiry/after-press'
import { type FieldSpec, normalise, problem } from '@/lib/enquiry/fields'
import { send } from '@/lib/http'
import type { ContactFormProps } from './ContactForm.island'

type Errors = Readonly<Record<string, string | undefined>>

/** The behaviour of the contact form: validation and saving. The fields stay uncontrolled. */
export function useContact(props: ContactFormProps) {
  const { fields, words, labels } = props
  const ref = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [isReady, setReady] = useState(false)
  const [status, setStatus] = useState<EnquiryStatus>({ kind: 'idle' })
  const [errors, setErrors] = useState<Errors>({})
  const [length, setLength] = useState(0)

  useEffect(() => {
    // The script counts and explains; it must not let the browser cut what is pasted.
    for (const area of ref.current?.querySelectorAll('textarea') ?? []) {
      area.removeAttribute('maxlength')
    }
    setReady(true)
  }, [])

  const elementOf = (name: string) => ref.current?.elements.namedItem(name)
  const textIn = ({ name, kind }: FieldSpec): string => {
    const element = elementOf(name)
    return element && 'value' in element ? normalise(kind, String(element.value)) : ''
  }

  const onInput = ({ currentTarget }: FormEvent<FieldElement>) => {
    const field = fields.find(({ name }) => name === currentTarget.name)
    if (!field) return
    if (field.kind === 'message') setLength([...currentTarget.value].length)
    if (errors[field.name] && !problem(field, currentTarget.value)) {
      setErrors((was) => ({ ...was, [field.name]: undefined }))
    }
  }

  const onBlur = ({ currentTarget }: FormEvent<FieldElement>) => {
    const field = fields.find(({ name }) => name === currentTarget.name)
    if (!field || currentTarget.value === '') return
    afterPress(ref.current, () => {
      setErrors((was) => ({ ...was, [field.name]: problem(field, currentTarget.value) }))
    })
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    const found = Object.fromEntries(
      fields.map((field) => [field.name, problem(field, textIn(field))]),
    )
    setErrors(found)
    const firstBad = fields.find(({ name }) => found[name])
    if (firstBad) {
      const element = elementOf(firstBad.name)
      if (element instanceof HTMLElement) element.focus()
      return
    }

    isSending.current = true
    setStatus({ kind: 'sending' })
    const values = Object.fromEntries(fields.map((field) => [field.name, textIn(field)]))
    const failure = await deliver(
      {
        name: values.name ?? '',
        email: values.email ?? '',
        message: values.message || words.defaultMessage,
      },
      new FormData(event.target as HTMLFormElement),
      props,
    )
    isSending.current = false
    if (failure) {
      console.log(words.failedLog, failure.detail)
      return setStatus({ kind: 'failed', text: textOf(failure.reason, labels) })
    }
    console.log(words.savedLog)
    ref.current?.reset()
    setLength(0)
    setStatus({ kind: 'sent' })
  }

  const written = () => fields.map((field) => ({ label: field.label, value: textIn(field) }))

  return { ref, isReady, status, errors, length, onInput, onBlur, onSubmit, written }
}

type Failure = { reason: 'refused' | 'network' | 'timeout'; detail: string }

/** To the document database, or to the enquiry provider where none is configured. */
async function deliver(
  contact: Contact,
  form: FormData,
  { database, target, timeout }: ContactFormProps,
): Promise<Failure | undefined> {
  // A filled honeypot is a robot: it is thanked and nothing is sent.
  if (form.has('botcheck')) return undefined
  if (database) {
    const answer = await saveContact(database, contact, timeout)
    return answer.ok ? undefined : answer
  }
  // The page stays; the provider is not to lead anywhere.
  form.delete('redirect')
  for (const [name, value] of Object.entries(contact)) form.set(name, value)
  const answer = await send(target.endpoint, { method: 'POST', body: form, timeout })
  if (answer.ok) return undefined
  const reason = answer.reason === 'status' ? 'refused' : answer.reason
  return { reason: reason === 'aborted' ? 'network' : reason, detail: answer.message }
}

function textOf(reason: Failure['reason'], labels: ContactFormProps['labels']): string {
  if (reason === 'refused') return labels.failed
  return labels.errorPrefix + (reason === 'timeout' ? labels.timedOut : labels.offline)
}
