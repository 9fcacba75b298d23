import { type FormEvent, type JSX, useCallback, useEffect, useRef, useState } from 'react'
import { useIslandId } from '@/components/island/island'
import { useIslandReady } from '@/components/ui/use-island-ready'
import type { EnquiryLabels } from '@/content/schema/labels'
import { draftKey } from '@/lib/browser/enquiry/draft'
import type { NativePatterns } from '@/lib/browser/enquiry/native'
import type { SendAnswer } from '@/lib/browser/enquiry/post-form'
import { noteSent, sentToday, wasSent } from '@/lib/browser/enquiry/sent-today'
import { sinceOpened } from '@/lib/browser/page/seen'
import type { ContactNumbers } from '@/lib/domain/enquiry/contact-links'
import type { About } from '@/lib/domain/enquiry/desk-fields'
import { type FieldSpec, fieldsFor } from '@/lib/domain/enquiry/form-fields'
import { newCode, referenceOf } from '@/lib/domain/enquiry/reference'
import type { Sent, Texts } from '@/lib/domain/enquiry/texts'
import { tidy } from '@/lib/domain/enquiry/tidy'
import { ABROAD, countryOf, IS_ABROAD, loadWorldNumbers } from '@/lib/domain/enquiry/world-phone'
import { elementOf, focusFirst, show, textsOf } from './form-elements'
import { useDraft } from './use-draft'
import { useErrors } from './use-errors'

/** What every form is told. */
export type FormSettings = {
  fields: readonly FieldSpec[]
  labels: EnquiryLabels
  patterns: NativePatterns
  /** The form's name. Its English is the subject of the mail that the desk receives, and keeps drafts apart. */
  subject: Sent
  about: About
  submitLabel: string
  /** The form provider's address and public key. */
  target: { endpoint: string; accessKey: string }
  /** Where a sent form leads: a path for the script, a full address for a native post. */
  success: { path: string; url: string }
  /** What becomes of the fields, by the button. */
  notice: JSX.Element
  /** The desk that answers this form. */
  contact: ContactNumbers
  /** Says that these numbers hold a place until the owner has named them. */
  sample?: { label: string; note: string }
  /** Milliseconds after which no answer counts as a failure. */
  timeout: number
}

/**
 * Sends the tidied values. `body` is the whole form with them, without the provider's redirect; its
 * `reference` is the same each time one enquiry is sent.
 */
type Send = (values: Texts, body: FormData) => Promise<SendAnswer>

type FormStatus =
  | { kind: 'idle' | 'sending' }
  /** The visitor stays: `reference` names the enquiry. */
  | { kind: 'sent'; reference: string }
  /** Found as it was left on its way: it may have arrived. */
  | { kind: 'unsure' }
  /** Sent, and the success page opens in a moment. */
  | { kind: 'leaving' }
  | FailedStatus

type FailedStatus = {
  kind: 'failed'
  /** What happened, as the visitor reads it. */
  text: string
  /** No answer came: the enquiry may stand on the desk under its reference. */
  mayHaveArrived: boolean
  reference: string
  /** The plot that was sent along, and the address of its page. */
  plot: { text: string; page: string } | undefined
}

/** What the parts of a form share. */
export type FormState = ReturnType<typeof useForm>

/** How long the thank-you stands before the success page opens, in milliseconds. */
const SUCCESS_PAUSE = 1200

/** How long a form that is sent waits for the rules of other countries' numbers, in milliseconds. */
const RULES_PATIENCE = 3000

/**
 * The behaviour of every form: draft, tidying, validation, sending. The fields stay uncontrolled.
 * `next` is the page that opens once the form is sent; without it the visitor stays.
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
      await loadWorldNumbers(RULES_PATIENCE)
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
    // Where a copy of this tab has sent an enquiry under the same reference, this one is another enquiry.
    const id = draft.id && !wasSent(named(draft.id)) ? draft.id : newCode()
    const reference = named(id)
    keep(form, { ...draft, id, state: 'sending' })
    const ruled = fieldsFor(fields, draft.texts)
    const values = tidied(ruled, draft.texts)
    const body = bodyOf(form, values, reference)
    const answer = await send(values, body)
    isBusy.current = answer.ok && next !== undefined
    if (answer.ok) noteSent(reference)

    const current = textsOf(form, fields)
    const isAsSent = ruled.every((f) => tidy(f.kind, current[f.name] ?? '') === values[f.name])
    if (answer.ok && isAsSent) {
      form.reset()
      // The success page removes it. Where that does not open, the words are still there.
      const { phone } = contact
      keep(form, next ? { ...draft, id, state: 'sent', reference, phone } : undefined)
    } else {
      // What was typed meanwhile stays, and belongs to the same enquiry. Without an answer it may have arrived.
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

/** How far the form is, and whether it takes no press: from the first one until the answer or the success page. */
function useStatus() {
  const [status, setStatus] = useState<FormStatus>({ kind: 'idle' })
  const isBusy = useRef(false)
  useEffect(() => {
    // The browser may show a page as it was left: thanked, and busy.
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

/** The reference of what this device has sent about the same within a day, and what looks for it again. */
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

const tidied = (fields: readonly FieldSpec[], texts: Texts): Texts =>
  Object.fromEntries(fields.map(({ name, kind }) => [name, tidy(kind, texts[name] ?? '')]))

/** The whole form as it is sent, with the tidied values. */
function bodyOf(form: HTMLFormElement, values: Texts, reference: string) {
  const body = new FormData(form)
  // The script leads to the success page itself; a redirect would be followed by the request instead.
  body.delete('redirect')
  for (const [name, value] of Object.entries(values)) body.set(name, value)
  const country = body.has(ABROAD) && countryOf(values.phone ?? '')
  if (country) body.set(ABROAD, country)
  body.set('reference', reference)
  // Robots send at once. Without JavaScript neither is there (docs/deploy.md).
  body.set('seconds_on_page', String(Math.floor(sinceOpened() / 1000)))
  return body
}

function failedStatus(
  reason: Extract<SendAnswer, { ok: false }>['reason'],
  body: FormData,
  labels: EnquiryLabels,
): FailedStatus {
  const why = reason === 'timeout' ? labels.timedOut : labels.offline
  const said = (name: string) => String(body.get(name) ?? '')
  const plot = said('plot_shown') || said('plot')
  return {
    kind: 'failed',
    text: reason === 'refused' ? labels.failed : labels.errorPrefix + why,
    mayHaveArrived: reason !== 'refused',
    reference: said('reference'),
    plot: plot
      ? { text: [plot, said('plot_price')].filter(Boolean).join(', '), page: said('plot_page') }
      : undefined,
  }
}
