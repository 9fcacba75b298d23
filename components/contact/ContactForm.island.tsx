'use client'

import { useId } from 'react'
import { EnquiryNotice } from '@/components/enquiry/EnquiryNotice'
import { FormField } from '@/components/enquiry/FormField'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import type { ContactContent } from '@/content/schema/contact'
import type { EnquiryLabels } from '@/content/schema/enquiry'
import type { FieldSpec } from '@/lib/enquiry/fields'
import type { Reach } from '@/lib/enquiry/reach'
import type { DocumentDatabase } from '@/lib/env'
import styles from './ContactForm.module.css'
import { useContact } from './use-contact'

export type ContactFormProps = {
  /** Name, email and the optional message, in this order. */
  fields: readonly FieldSpec[]
  words: ContactContent['form']
  labels: EnquiryLabels
  /** Where contacts are saved; without it they go to the enquiry provider. */
  database?: DocumentDatabase
  /** The enquiry provider's address and public key. */
  target: { endpoint: string; accessKey: string }
  /** The full address that a native post ends at. */
  successUrl: string
  privacyPath: string
  reach: Reach
  /** Milliseconds after which no answer counts as a failure. */
  timeout: number
}

/**
 * The contact form: name, email, and a message for those who want to add one.
 *
 * Why: it saves to the document database, whose client library runs in the browser only.
 * Without JavaScript: the same form posts natively to the enquiry provider.
 * Cost: 5.3 kB gzip, and 27 kB of the database's library when it is sent.
 */
export function ContactForm(props: ContactFormProps) {
  const { fields, words, labels, target } = props
  const formId = useId()
  const form = useContact(props)
  const field = (spec: FieldSpec) => (
    <FormField
      key={spec.name}
      field={spec}
      formId={formId}
      error={form.errors[spec.name]}
      length={form.length}
      counter={labels.counter}
      isNative={!form.isReady}
      onInput={form.onInput}
      onBlur={form.onBlur}
    />
  )
  const isMessage = ({ kind }: FieldSpec) => kind === 'message'

  return (
    <form
      className={styles.root}
      ref={form.ref}
      action={target.endpoint}
      method="post"
      encType="multipart/form-data"
      noValidate={form.isReady}
      aria-label={words.label}
      data-island="interaction"
      data-ready={form.isReady ? '' : undefined}
      onSubmit={form.onSubmit}
    >
      <input type="hidden" name="access_key" value={target.accessKey} />
      <input type="hidden" name="subject" value={words.label} />
      <input type="hidden" name="redirect" value={props.successUrl} />
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
        subject={words.label}
        written={form.written}
      />
      {fields.filter((spec) => !isMessage(spec)).map(field)}
      <details className={styles.more}>
        <summary className={styles.add}>
          <Icon name="plus" />
          {words.addMessage}
        </summary>
        {fields.filter(isMessage).map(field)}
      </details>
      <Button type="submit" isWide icon="arrow-right" isBusy={form.status.kind === 'sending'}>
        {buttonText(form.status.kind, words.submit, labels)}
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
