import { type FocusEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { afterPress } from '@/lib/enquiry/after-press'
import { type FieldSpec, normalise, problem } from '@/lib/enquiry/fields'
import { send } from '@/lib/http'
import { readSession, writeSession } from '@/lib/session'
import type { EnquiryFormProps } from './EnquiryForm.island'
import type { FieldElement } from './FormField'
import { elementOf, receiptOf, restoreDraft, textOf, textsOf, tidyPhone } from './form-fields'

export type EnquiryStatus =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'sent' }
  /** `text` is the whole message the visitor reads. */
  | { kind: 'failed'; text: string }

type Errors = Readonly<Record<string, string | undefined>>

/** How long the thank-you stands before the success page opens, in milliseconds. */
const SUCCESS_PAUSE = 1200

/** The behaviour of the enquiry form: validation, sending, draft. The fields stay uncontrolled. */
export function useEnquiry(props: EnquiryFormProps) {
  const { fields, labels, subject, target, success, timeout, receiptKey } = props
  const ref = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [isReady, setReady] = useState(false)
  const [status, setStatus] = useState<EnquiryStatus>({ kind: 'idle' })
  const [errors, setErrors] = useState<Errors>({})
  const [lengths, setLengths] = useState<Readonly<Record<string, number>>>({})
  const draftKey = `draft:${subject}`

  const measure = useCallback(() => {
    const form = ref.current
    if (form)
      setLengths(Object.fromEntries(fields.map((f) => [f.name, [...textOf(form, f)].length])))
  }, [fields])

  useEffect(() => {
    const form = ref.current
    if (!form) return
    restoreDraft(form, fields, readSession(draftKey))
    // The script counts and explains; it must not let the browser cut what is pasted.
    for (const field of fields) elementOf(form, field)?.removeAttribute('maxlength')
    measure()
    setReady(true)

    const onPrefill = (event: Event) => {
      const message = fields.find(({ kind }) => kind === 'message')
      const element = message && elementOf(form, message)
      if (!element || !(event instanceof CustomEvent)) return
      element.value = String(event.detail.message)
      measure()
    }
    // Back from the success page the browser may show this page as it was left: thanked, and busy.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setStatus((was) => (was.kind === 'sent' ? { kind: 'idle' } : was))
    }
    addEventListener('enquiry:prefill', onPrefill)
    addEventListener('pageshow', onReturn)
    return () => {
      removeEventListener('enquiry:prefill', onPrefill)
      removeEventListener('pageshow', onReturn)
    }
  }, [fields, draftKey, measure])

  const onInput = (event: FormEvent<FieldElement>) => {
    const form = ref.current
    const element = event.currentTarget
    const field = fields.find(({ name }) => name === element.name)
    if (!form || !field) return
    if (field.kind === 'phone') tidyPhone(element)
    if (errors[field.name] && !problem(field, element.value)) {
      setErrors((was) => ({ ...was, [field.name]: undefined }))
    }
    measure()
    writeSession(draftKey, JSON.stringify(textsOf(form, fields)))
  }

  const check = (element: FieldElement) => {
    const field = fields.find(({ name }) => name === element.name)
    if (!field || element.value === '') return
    element.value = normalise(field.kind, element.value) || element.value
    setErrors((was) => ({ ...was, [field.name]: problem(field, element.value) }))
  }

  const onBlur = (event: FocusEvent<FieldElement>) => {
    const element = event.currentTarget
    afterPress(ref.current, () => check(element))
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isSending.current) return

    const found = Object.fromEntries(fields.map((f) => [f.name, problem(f, textOf(form, f))]))
    setErrors(found)
    const firstBad = fields.find(({ name }) => found[name])
    if (firstBad) return elementOf(form, firstBad)?.focus()

    isSending.current = true
    setStatus({ kind: 'sending' })
    const failure = await submit(form, fields, target.endpoint, timeout, labels)
    if (failure) {
      isSending.current = false
      return setStatus({ kind: 'failed', text: failure })
    }
    if (receiptKey) writeSession(receiptKey, JSON.stringify(receiptOf(form, fields, props.hidden)))
    writeSession(draftKey, undefined)
    form.reset()
    measure()
    setStatus({ kind: 'sent' })
    setTimeout(() => {
      isSending.current = false
      location.assign(success.path)
    }, SUCCESS_PAUSE)
  }

  const written = () =>
    ref.current
      ? fields.map((f) => ({ label: f.label, value: textOf(ref.current as HTMLFormElement, f) }))
      : []

  return {
    ref,
    draftKey,
    isReady,
    status,
    errors,
    lengths,
    onInput,
    onBlur,
    onSubmit,
    written,
  }
}

/** Posts the form; gives the text of the failure, or nothing when it was taken. */
async function submit(
  form: HTMLFormElement,
  fields: readonly FieldSpec[],
  endpoint: string,
  timeout: number,
  labels: EnquiryFormProps['labels'],
): Promise<string | undefined> {
  const body = new FormData(form)
  // The script leads to the success page itself; a redirect would be followed by the request instead.
  body.delete('redirect')
  for (const field of fields) body.set(field.name, normalise(field.kind, textOf(form, field)))
  // A filled honeypot is a robot: it is thanked and nothing is sent.
  if (body.has('botcheck')) return undefined

  const answer = await send(endpoint, { method: 'POST', body, timeout })
  if (answer.ok) return undefined
  if (answer.reason === 'status') return labels.failed
  return labels.errorPrefix + (answer.reason === 'timeout' ? labels.timedOut : labels.offline)
}
