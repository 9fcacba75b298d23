'use client'

import { useEffect, useId, useState } from 'react'
import { Button } from '@/components/ui/Button'
import type { EnquiryLabels } from '@/content/schema/enquiry'
import type { FieldSpec } from '@/lib/enquiry/fields'
import type { Reach } from '@/lib/enquiry/reach'
import styles from './EnquiryForm.module.css'
import { EnquiryNotice } from './EnquiryNotice'
import { FormField } from './FormField'
import { useEnquiry } from './use-enquiry'

export type EnquiryFormProps = {
  fields: readonly FieldSpec[]
  labels: EnquiryLabels
  /** What the enquiry is about; the subject of the mail that the desk receives. */
  subject: string
  submitLabel: string
  /** The form provider's address and public key. */
  target: { endpoint: string; accessKey: string }
  /** Where a sent form leads: a path for the script, a full address for a native post. */
  success: { path: string; url: string }
  privacyPath: string
  reach: Reach
  /** Milliseconds after which no answer counts as a failure. */
  timeout: number
  /** Sent along as they are, such as the project of a visit. */
  hidden?: Readonly<Record<string, string>>
  /** Session storage key that keeps the sent values for the success page, such as a visit's time. */
  receiptKey?: string
}

/**
 * The one enquiry form, in every variant.
 *
 * Why: messages beside the field, a send that keeps every word when it fails, a draft over a reload.
 * Without JavaScript: the same form posts natively and the provider leads to the success page.
 * Cost: 5.4 kB gzip.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { fields, labels, target, success, subject } = props
  const formId = useId()
  const form = useEnquiry(props)
  const [dates, setDates] = useState<{ min: string; max: string }>()
  const days = fields.find(({ kind }) => kind === 'date')?.days

  useEffect(() => {
    if (days) setDates(comingDays(days))
  }, [days])

  return (
    <form
      className={styles.root}
      ref={form.ref}
      action={target.endpoint}
      method="post"
      encType="multipart/form-data"
      // Native bubbles until the script is here; then the messages stand beside the fields.
      noValidate={form.isReady}
      aria-label={subject}
      data-island="interaction"
      data-stored={form.draftKey}
      data-ready={form.isReady ? '' : undefined}
      onSubmit={form.onSubmit}
    >
      <input type="hidden" name="access_key" value={target.accessKey} />
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="redirect" value={success.url} />
      {Object.entries(props.hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {labels.botcheck}
          <input type="checkbox" name="botcheck" tabIndex={-1} />
        </label>
      </div>
      <EnquiryNotice
        status={form.status}
        labels={labels}
        reach={props.reach}
        subject={subject}
        written={form.written}
      />
      <div className={styles.fields}>
        {fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            formId={formId}
            error={form.errors[field.name]}
            length={form.lengths[field.name] ?? 0}
            counter={labels.counter}
            isNative={!form.isReady}
            dates={field.kind === 'date' ? dates : undefined}
            onInput={form.onInput}
            onBlur={form.onBlur}
          />
        ))}
      </div>
      <Button
        type="submit"
        isWide
        icon="arrow-right"
        isBusy={form.status.kind === 'sending' || form.status.kind === 'sent'}
      >
        {buttonText(form.status.kind, props.submitLabel, labels)}
      </Button>
      <p className={styles.consent}>
        {labels.consent} <a href={props.privacyPath}>{labels.privacy}</a>
      </p>
    </form>
  )
}

function buttonText(status: string, submit: string, labels: EnquiryLabels): string {
  if (status === 'sending') return labels.sending
  return status === 'failed' ? labels.sendAgain : submit
}

/** Tomorrow and the last day on offer, as a date field wants them, by the calendar of Tamil Nadu. */
function comingDays(days: number): { min: string; max: string } {
  const day = (ahead: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
      Date.now() + ahead * 24 * 60 * 60 * 1000,
    )
  return { min: day(1), max: day(days) }
}
