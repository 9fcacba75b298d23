import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { useIslandId } from '@/components/island/island'
import { useIslandReady } from '@/components/ui/use-island-ready'
import type { EnquiryLabels } from '@/content/schema/labels'
import { afterPointerUp } from '@/lib/enquiry/after-pointer-up'
import type { ContactNumbers } from '@/lib/enquiry/contact-links'
import {
  type Draft,
  draftKey,
  newRequestId,
  readDraft,
  type Texts,
  writeDraft,
} from '@/lib/enquiry/draft'
import { type FieldSpec, problem } from '@/lib/enquiry/fields'
import type { NativePatterns } from '@/lib/enquiry/native'
import type { SendAnswer } from '@/lib/enquiry/post-form'
import type { Sent } from '@/lib/enquiry/sent'
import { tidy } from '@/lib/enquiry/tidy'
import {
  elementOf,
  type FieldElement,
  focusFirst,
  problemOf,
  shortenPhone,
  show,
  takeOver,
  textsOf,
} from './form-elements'

/** What every form is told. */
export type FormSettings = {
  fields: readonly FieldSpec[]
  labels: EnquiryLabels
  patterns: NativePatterns
  /** The form's name. Its English is the subject of the mail that the desk receives, and keeps drafts apart. */
  subject: Sent
  submitLabel: string
  /** The form provider's address and public key. */
  target: { endpoint: string; accessKey: string }
  /** Where a sent form leads: a path for the script, a full address for a native post. */
  success: { path: string; url: string }
  privacyPath: string
  contact: ContactNumbers
  /** Says that these numbers hold a place until the owner has named them. */
  sample?: { label: string; note: string }
  /** Milliseconds after which no answer counts as a failure. */
  timeout: number
}

/**
 * Sends the tidied values. `body` is the whole form with them, without the provider's redirect; its
 * `request_id` is the same each time one enquiry is sent.
 */
type Send = (values: Texts, body: FormData) => Promise<SendAnswer>

type FormStatus =
  | { kind: 'idle' | 'sending' | 'sent' }
  /** Found as it was left on its way: it may have arrived. */
  | { kind: 'unsure' }
  /** Sent, and the success page opens in a moment. */
  | { kind: 'leaving' }
  /** `text` is the whole message the visitor reads, `about` the plot that was sent along. */
  | { kind: 'failed'; text: string; about: string | undefined }

type Errors = Readonly<Record<string, string | undefined>>

/** What the parts of a form share. */
export type FormState = ReturnType<typeof useForm>

/** How long the thank-you stands before the success page opens, in milliseconds. */
const SUCCESS_PAUSE = 1200

/**
 * The behaviour of every form: draft, tidying, validation, sending. The fields stay uncontrolled.
 * `next` is the page that opens once the form is sent; without it the visitor stays.
 */
export function useForm({ fields, labels, subject }: FormSettings, send: Send, next?: string) {
  const id = useIslandId()
  const ref = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const isReady = useIslandReady()
  const [status, setStatus] = useState<FormStatus>({ kind: 'idle' })
  const [texts, setTexts] = useState<Texts>({})
  const [errors, setErrors] = useState<Errors>({})
  const key = draftKey(subject.sent)
  const draft = useRef<Draft>(undefined)

  useEffect(() => {
    const form = ref.current
    if (!form) return
    draft.current = readDraft(key)
    takeOver(form, fields, draft.current?.texts ?? {})
    setTexts(textsOf(form, fields))
    if (draft.current?.state) setStatus({ kind: 'unsure' })
    // The browser may show a page as it was left: thanked, and busy.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isBusy.current = false
      setStatus({ kind: 'idle' })
    }
    addEventListener('pageshow', onReturn)
    return () => removeEventListener('pageshow', onReturn)
  }, [fields, key])

  const keep = (next: Draft | undefined) => {
    draft.current = next
    writeDraft(key, next)
  }

  /** Notes what stands in the form, as a draft too. What is written after it was sent is a new enquiry. */
  const note = (form: HTMLFormElement): Draft => {
    const was = draft.current?.state === 'sent' ? undefined : draft.current
    const state = isBusy.current ? was?.state : undefined
    const next = {
      id: was?.id ?? newRequestId(),
      at: Date.now(),
      texts: textsOf(form, fields),
      state,
    }
    setTexts(next.texts)
    keep(next)
    return next
  }

  const clear = () => {
    const form = ref.current
    if (!form) return
    form.reset()
    setTexts(textsOf(form, fields))
    setErrors({})
    if (!isBusy.current) setStatus({ kind: 'idle' })
    keep(undefined)
    focusFirst(form, fields)
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

    const { id: requestId, texts: written } = note(form)
    const found = Object.fromEntries(fields.map((f) => [f.name, problemOf(form, f)]))
    setErrors(found)
    const firstBad = fields.find(({ name }) => found[name])
    if (firstBad) return show(elementOf(form, firstBad))

    isBusy.current = true
    setStatus({ kind: 'sending' })
    keep({ id: requestId, at: Date.now(), texts: written, state: 'sending' })
    const values = tidied(fields, written)
    const body = new FormData(form)
    // The script leads to the success page itself; a redirect would be followed by the request instead.
    body.delete('redirect')
    for (const [name, value] of Object.entries(values)) body.set(name, value)
    body.set('request_id', requestId)
    // Robots send at once. Without JavaScript neither is there (docs/deploy.md).
    body.set('seconds_on_page', String(Math.floor(performance.now() / 1000)))
    const answer = await send(values, body)
    isBusy.current = answer.ok && next !== undefined

    const current = textsOf(form, fields)
    const isAsSent = fields.every((f) => tidy(f.kind, current[f.name] ?? '') === values[f.name])
    if (!answer.ok || !isAsSent) {
      // What was typed meanwhile stays, and belongs to the same enquiry. Without an answer it may have arrived.
      const state = answer.ok || answer.reason === 'refused' ? undefined : 'sending'
      keep({ id: requestId, at: Date.now(), texts: current, state })
    } else {
      form.reset()
      // The success page removes it. Where that does not open, the words are still there.
      keep(next ? { id: requestId, at: Date.now(), texts: written, state: 'sent' } : undefined)
    }
    setTexts(textsOf(form, fields))
    if (!answer.ok) {
      const about = body.get('plot_shown') ?? body.get('plot')
      return setStatus({
        kind: 'failed',
        text: failureText(answer.reason, labels),
        about: about ? String(about) : undefined,
      })
    }
    setStatus({ kind: next ? 'leaving' : 'sent' })
    if (next) setTimeout(() => location.assign(next), SUCCESS_PAUSE)
  }

  return { id, ref, key, isReady, status, texts, errors, onInput, onBlur, onSubmit, clear }
}

const tidied = (fields: readonly FieldSpec[], texts: Texts): Texts =>
  Object.fromEntries(fields.map(({ name, kind }) => [name, tidy(kind, texts[name] ?? '')]))

function failureText(reason: 'refused' | 'network' | 'timeout', labels: EnquiryLabels): string {
  if (reason === 'refused') return labels.failed
  return labels.errorPrefix + (reason === 'timeout' ? labels.timedOut : labels.offline)
}
