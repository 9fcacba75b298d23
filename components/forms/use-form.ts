import { type FocusEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useIslandReady } from '@/components/ui/use-island-ready'
import type { EnquiryLabels } from '@/content/schema/labels'
import { afterPointerUp } from '@/lib/enquiry/after-pointer-up'
import type { ContactNumbers } from '@/lib/enquiry/contact-links'
import { type FieldSpec, problem } from '@/lib/enquiry/fields'
import type { NativePatterns } from '@/lib/enquiry/native'
import type { SendAnswer } from '@/lib/enquiry/post-form'
import { tidy } from '@/lib/enquiry/tidy'
import { readSession, writeSession } from '@/lib/session'
import {
  elementOf,
  type FieldElement,
  reveal,
  shortenPhone,
  takeOver,
  textsOf,
} from './form-elements'

/** What every form is told. */
export type FormSettings = {
  fields: readonly FieldSpec[]
  labels: EnquiryLabels
  patterns: NativePatterns
  /** The form's name, the subject of the mail that the desk receives, and what keeps drafts apart. */
  subject: string
  /** What the desk receives instead, in English, and what keeps drafts apart in every language. */
  sent?: string
  submitLabel: string
  /** The form provider's address and public key. */
  target: { endpoint: string; accessKey: string }
  /** Where a sent form leads: a path for the script, a full address for a native post. */
  success: { path: string; url: string }
  privacyPath: string
  contact: ContactNumbers
  /** Milliseconds after which no answer counts as a failure. */
  timeout: number
}

/** Sends the tidied values. `body` is the whole form with them, without the provider's redirect. */
type Send = (values: Texts, body: FormData) => Promise<SendAnswer>

type FormStatus =
  | { kind: 'idle' | 'sending' | 'sent' }
  /** Sent, and the success page opens in a moment. */
  | { kind: 'leaving' }
  /** `text` is the whole message the visitor reads. */
  | { kind: 'failed'; text: string }

type Texts = Readonly<Record<string, string>>
type Errors = Readonly<Record<string, string | undefined>>

/** What the parts of a form share. */
export type FormState = ReturnType<typeof useForm>

/** How long the thank-you stands before the success page opens, in milliseconds. */
const SUCCESS_PAUSE = 1200

/**
 * The behaviour of every form: draft, tidying, validation, sending. The fields stay uncontrolled.
 * `next` is the page that opens once the form is sent; without it the visitor stays.
 */
export function useForm(
  { fields, labels, subject, sent = subject }: FormSettings,
  send: Send,
  next?: string,
) {
  const id = useId()
  const ref = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const isReady = useIslandReady()
  const [status, setStatus] = useState<FormStatus>({ kind: 'idle' })
  const [texts, setTexts] = useState<Texts>({})
  const [errors, setErrors] = useState<Errors>({})
  const draftKey = `draft:${sent}`

  useEffect(() => {
    const form = ref.current
    if (!form) return
    takeOver(form, fields, readSession(draftKey))
    setTexts(textsOf(form, fields))
    // The browser may show a page as it was left: thanked, and busy.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isBusy.current = false
      setStatus({ kind: 'idle' })
    }
    addEventListener('pageshow', onReturn)
    return () => removeEventListener('pageshow', onReturn)
  }, [fields, draftKey])

  /** Notes what stands in the form, as a draft too. */
  const note = (form: HTMLFormElement): Texts => {
    const current = textsOf(form, fields)
    setTexts(current)
    writeSession(draftKey, JSON.stringify(current))
    return current
  }

  const onInput = ({ currentTarget, nativeEvent }: FormEvent<FieldElement>) => {
    const field = fields.find(({ name }) => name === currentTarget.name)
    if (!field || !currentTarget.form) return
    // An input method keeps its own text while it composes, and would put it in once more.
    if (field.kind === 'phone' && !(nativeEvent as InputEvent).isComposing) {
      shortenPhone(currentTarget)
    }
    if (errors[field.name] && !problem(field, currentTarget.value)) {
      setErrors((was) => ({ ...was, [field.name]: undefined }))
    }
    note(currentTarget.form)
  }

  const onBlur = ({ currentTarget }: FocusEvent<FieldElement>) => {
    const field = fields.find(({ name }) => name === currentTarget.name)
    afterPointerUp(ref.current, () => {
      if (!field || !currentTarget.form || currentTarget.value === '') return
      const value = tidy(field.kind, currentTarget.value)
      if (value && value !== currentTarget.value) currentTarget.value = value
      setErrors((was) => ({ ...was, [field.name]: problem(field, currentTarget.value) }))
      note(currentTarget.form)
    })
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy.current) return

    const written = note(form)
    const found = Object.fromEntries(fields.map((f) => [f.name, problem(f, written[f.name] ?? '')]))
    setErrors(found)
    const firstBad = fields.find(({ name }) => found[name])
    if (firstBad) return reveal(elementOf(form, firstBad))?.focus()

    isBusy.current = true
    setStatus({ kind: 'sending' })
    const values = Object.fromEntries(
      fields.map(({ name, kind }) => [name, tidy(kind, written[name] ?? '')]),
    )
    const body = new FormData(form)
    // The script leads to the success page itself; a redirect would be followed by the request instead.
    body.delete('redirect')
    for (const [name, value] of Object.entries(values)) body.set(name, value)
    // A filled honeypot is a robot: it is thanked and nothing is sent.
    const answer: SendAnswer = body.has('botcheck') ? { ok: true } : await send(values, body)
    isBusy.current = answer.ok && next !== undefined
    if (!answer.ok) return setStatus({ kind: 'failed', text: failureText(answer.reason, labels) })

    form.reset()
    setTexts(textsOf(form, fields))
    writeSession(draftKey, undefined)
    setStatus({ kind: next ? 'leaving' : 'sent' })
    if (next) setTimeout(() => location.assign(next), SUCCESS_PAUSE)
  }

  return { id, ref, draftKey, isReady, status, texts, errors, onInput, onBlur, onSubmit }
}

function failureText(reason: 'refused' | 'network' | 'timeout', labels: EnquiryLabels): string {
  if (reason === 'refused') return labels.failed
  return labels.errorPrefix + (reason === 'timeout' ? labels.timedOut : labels.offline)
}
