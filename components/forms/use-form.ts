import { type FormEvent, type JSX, useCallback, useEffect, useRef, useState } from 'react'
import { useIslandId } from '@/components/island/island'
import { useIslandReady } from '@/components/ui/use-island-ready'
import type { EnquiryLabels } from '@/content/schema/labels'
import { draftKey } from '@/lib/browser/enquiry/draft'
import type { NativePatterns } from '@/lib/browser/enquiry/native'
import type { SendAnswer } from '@/lib/browser/enquiry/post-form'
import { markSent, sentToday, wasSent } from '@/lib/browser/enquiry/sent-today'
import { sinceActivation } from '@/lib/browser/page/activation'
import type { ContactNumbers } from '@/lib/domain/enquiry/contact-links'
import type { About } from '@/lib/domain/enquiry/desk-fields'
import { type FieldSpec, fieldsFor } from '@/lib/domain/enquiry/form-fields'
import { normalise } from '@/lib/domain/enquiry/normalise'
import { newCode, referenceOf } from '@/lib/domain/enquiry/reference'
import type { Sent, Texts } from '@/lib/domain/enquiry/texts'
import { ABROAD, countryOf, IS_ABROAD, loadWorldNumbers } from '@/lib/domain/enquiry/world-phone'
import { elementOf, focusFirst, show, textsOf } from './form-elements'
import { useDraft } from './use-draft'
import { useErrors } from './use-errors'

/** Settings of every form. */
export type FormSettings = {
  fields: readonly FieldSpec[]
  labels: EnquiryLabels
  patterns: NativePatterns
  /** The form's name. Its English text is the subject of the email to the desk, and the key of the draft. */
  subject: Sent
  about: About
  submitLabel: string
  /** The form provider's address and public key. */
  target: { endpoint: string; accessKey: string }
  /** Success page: a path for the script, a full URL for a native post. */
  success: { path: string; url: string }
  /** Privacy notice beside the button. */
  notice: JSX.Element
  /** The desk that answers this form. */
  contact: ContactNumbers
  /** Marks these numbers as placeholders until the owner provides real ones. */
  placeholder?: { label: string; note: string }
  /** Milliseconds after which a missing response counts as a failure. */
  timeout: number
}

/**
 * Sends the normalised values. `body` is the whole form with them, without the provider's redirect; resending an
 * enquiry keeps its `reference`.
 */
type Send = (values: Texts, body: FormData) => Promise<SendAnswer>

type FormStatus =
  | { kind: 'idle' | 'sending' }
  /** Sent, and the visitor stays on the page. */
  | { kind: 'sent'; reference: string }
  /** The page was left while sending: the enquiry may have arrived. */
  | { kind: 'unsure' }
  /** Sent; the success page opens after a pause. */
  | { kind: 'leaving' }
  | FailedStatus

type FailedStatus = {
  kind: 'failed'
  /** Message for the visitor. */
  text: string
  /** There was no response: the desk may have the enquiry under this reference. */
  mayHaveArrived: boolean
  reference: string
  /** Plot sent with the form, and the address of its page. */
  plot: { text: string; page: string } | undefined
}

/** State and handlers that a form's parts share. */
export type FormState = ReturnType<typeof useForm>

/** How long the thank-you is shown before the success page opens, in milliseconds. */
const SUCCESS_PAUSE = 1200

/** How long sending waits for the phone rules of other countries, in milliseconds. */
const RULES_TIMEOUT_MS = 3000

/**
 * The behaviour of every form: draft, normalising, validation, sending. The fields stay uncontrolled. `next` is the
 * page to open after sending; without it the visitor stays.
 */
export function useForm(settings: FormSettings, send: Send, next?: string) {
  const { fields, labels, subject, about, contact, timeout } = settings
  const id = useIslandId()
  const ref = useRef<HTMLFormElement>(null)
  const isReady = useIslandReady()
  const key = draftKey(subject.sent)
  const [status, setStatus, isBusy] = useStatus()
  const [earlier, lookAgain] = useEarlier(about.code)
  const [texts, keep, note] = useDraft(ref, key, fields, () => setStatus({ kind: 'unsure' }))
  const [checked, check, setErrors] = useErrors(fields, (form) => note(form, isBusy.current))

  const isAbroad = texts[ABROAD] === IS_ABROAD
  useEffect(() => {
    if (isAbroad) void loadWorldNumbers(timeout)
  }, [isAbroad, timeout])

  const clear = () => {
    const form = ref.current
    if (!form) return
    form.reset()
    setErrors({})
    if (!isBusy.current) setStatus({ kind: 'idle' })
    keep(form)
    focusFirst(form, fields)
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy.current) return

    if (textsOf(form, fields)[ABROAD]) {
      isBusy.current = true
      setStatus({ kind: 'sending' })
      await loadWorldNumbers(RULES_TIMEOUT_MS)
      isBusy.current = false
      setStatus({ kind: 'idle' })
    }

    const draft = note(form, false)
    const firstBad = check(form)
    if (firstBad) return show(elementOf(form, firstBad))

    isBusy.current = true
    setStatus({ kind: 'sending' })
    const plot = new FormData(form).get('plot_number')
    const named = (code: string) => referenceOf(about.code, code, plot ? String(plot) : undefined)
    // If a duplicate of this tab has sent this reference, this is another enquiry.
    const id = draft.id && !wasSent(named(draft.id)) ? draft.id : newCode()
    const reference = named(id)
    keep(form, { ...draft, id, state: 'sending' })
    const ruled = fieldsFor(fields, draft.texts)
    const values = normalised(ruled, draft.texts)
    const body = bodyOf(form, values, reference)
    const answer = await send(values, body)
    isBusy.current = answer.ok && next !== undefined
    if (answer.ok) markSent(reference)

    const current = textsOf(form, fields)
    const isAsSent = ruled.every((f) => normalise(f.kind, current[f.name] ?? '') === values[f.name])
    if (answer.ok && isAsSent) {
      form.reset()
      // The success page deletes the draft; if it does not open, the text is still there.
      const { phone } = contact
      keep(form, next ? { ...draft, id, state: 'sent', reference, phone } : undefined)
    } else {
      // Text typed while sending stays, as part of this enquiry. Without a response it may have arrived.
      const state = answer.ok || answer.reason === 'refused' ? undefined : 'sending'
      keep(form, { ...draft, id, texts: current, state })
    }
    if (!answer.ok) return setStatus(failedStatus(answer.reason, body, labels))
    setStatus(next ? { kind: 'leaving' } : { kind: 'sent', reference })
    if (next) setTimeout(() => location.assign(next), SUCCESS_PAUSE)
    else lookAgain()
  }

  return { id, ref, key, isReady, status, texts, earlier, ...checked, onSubmit, clear }
}

/** Returns the form's status, its setter and `isBusy`: true from submit until the response or the success page. */
function useStatus() {
  const [status, setStatus] = useState<FormStatus>({ kind: 'idle' })
  const isBusy = useRef(false)
  useEffect(() => {
    // A page restored from the back/forward cache could still be thanking and busy.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isBusy.current = false
      setStatus({ kind: 'idle' })
    }
    addEventListener('pageshow', onReturn)
    return () => removeEventListener('pageshow', onReturn)
  }, [])
  return [status, setStatus, isBusy] as const
}

/** Returns the reference that this device sent on the same subject within a day, and a function to look again. */
function useEarlier(code: string) {
  const [earlier, setEarlier] = useState<string>()
  const look = useCallback(() => setEarlier(sentToday(code)), [code])
  useEffect(() => {
    look()
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [look])
  return [earlier, look] as const
}

const normalised = (fields: readonly FieldSpec[], texts: Texts): Texts =>
  Object.fromEntries(fields.map(({ name, kind }) => [name, normalise(kind, texts[name] ?? '')]))

/** Returns the whole form as sent, with the normalised values. */
function bodyOf(form: HTMLFormElement, values: Texts, reference: string) {
  const body = new FormData(form)
  // The script opens the success page itself; with a redirect the request would load it instead.
  body.delete('redirect')
  for (const [name, value] of Object.entries(values)) body.set(name, value)
  const country = body.has(ABROAD) && countryOf(values.phone ?? '')
  if (country) body.set(ABROAD, country)
  body.set('reference', reference)
  // Bots send at once. Without JavaScript neither field is sent (docs/deploy.md).
  body.set('seconds_on_page', String(Math.floor(sinceActivation() / 1000)))
  return body
}

function failedStatus(
  reason: Extract<SendAnswer, { ok: false }>['reason'],
  body: FormData,
  labels: EnquiryLabels,
): FailedStatus {
  const why = reason === 'timeout' ? labels.timedOut : labels.offline
  const bodyValue = (name: string) => String(body.get(name) ?? '')
  const plot = bodyValue('plot_shown') || bodyValue('plot')
  return {
    kind: 'failed',
    text: reason === 'refused' ? labels.failed : labels.errorPrefix + why,
    mayHaveArrived: reason !== 'refused',
    reference: bodyValue('reference'),
    plot: plot
      ? {
          text: [plot, bodyValue('plot_price')].filter(Boolean).join(', '),
          page: bodyValue('plot_page'),
        }
      : undefined,
  }
}
