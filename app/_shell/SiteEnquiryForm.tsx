import { EnquiryForm } from '@/components/forms/EnquiryForm.island'
import { labels } from '@/content/labels'
import type { FieldSpec } from '@/lib/enquiry/fields'
import { formSettings } from './form-settings'

type SiteEnquiryFormProps = {
  /** For fields that stand elsewhere on the page (`form="…"`). */
  id?: string
  fields: readonly FieldSpec[]
  /** What the enquiry is about; also keeps drafts of different forms apart. */
  subject: string
  submitLabel?: string
  hidden?: Readonly<Record<string, string>>
  receiptKey?: string
}

/** The enquiry form with everything a page would otherwise repeat. */
export function SiteEnquiryForm({
  submitLabel = labels.enquiry.send,
  ...own
}: SiteEnquiryFormProps) {
  return <EnquiryForm {...formSettings} {...own} submitLabel={submitLabel} />
}
