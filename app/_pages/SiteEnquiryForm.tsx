import { EnquiryForm } from '@/components/forms/EnquiryForm.island'
import { labels } from '@/content/labels'
import type { FieldSpec } from '@/lib/enquiry/fields'
import type { Sent } from '@/lib/enquiry/sent'
import { locale } from '@/lib/locale'
import { formSettings } from './form-settings'

type SiteEnquiryFormProps = {
  /** For fields that stand elsewhere on the page (`form="…"`). */
  id?: string
  fields: readonly FieldSpec[]
  /** What the enquiry is about. */
  subject: Sent
  submitLabel?: string
  hidden?: Readonly<Record<string, string>>
  receiptKey?: string
}

/** The enquiry form with everything a page would otherwise repeat. */
export function SiteEnquiryForm({
  submitLabel = labels.enquiry.send,
  hidden,
  ...own
}: SiteEnquiryFormProps) {
  // The desk is told which language to answer in.
  const sent = locale === 'en' ? hidden : { ...hidden, language: locale }
  return (
    <EnquiryForm
      {...formSettings}
      {...own}
      {...(sent && { hidden: sent })}
      submitLabel={submitLabel}
    />
  )
}
