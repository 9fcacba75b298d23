import { EnquiryForm } from '@/components/forms/EnquiryForm.island'
import { labels } from '@/content/labels'
import { inEnglish } from '@/content/translation'
import type { FieldSpec } from '@/lib/enquiry/fields'
import { locale } from '@/lib/locale'
import { formSettings } from './form-settings'

type SiteEnquiryFormProps = {
  /** For fields that stand elsewhere on the page (`form="…"`). */
  id?: string
  fields: readonly FieldSpec[]
  /** What the enquiry is about. */
  subject: string
  /** The subject in English, where `subject` was filled. */
  sent?: string
  submitLabel?: string
  hidden?: Readonly<Record<string, string>>
  receiptKey?: string
}

/** The enquiry form with everything a page would otherwise repeat. */
export function SiteEnquiryForm({
  submitLabel = labels.enquiry.send,
  sent,
  hidden,
  ...own
}: SiteEnquiryFormProps) {
  // The desk reads English, and is told which language to answer in.
  const other = locale !== 'en' && {
    sent: sent ?? inEnglish(own.subject),
    hidden: { ...hidden, language: locale },
  }
  return (
    <EnquiryForm
      {...formSettings}
      {...own}
      {...(hidden && { hidden })}
      {...other}
      submitLabel={submitLabel}
    />
  )
}
