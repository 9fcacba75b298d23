import { EnquiryForm } from '@/components/forms/EnquiryForm.island'
import { labels } from '@/content/labels'
import type { ContactNumbers } from '@/lib/domain/enquiry/contact-links'
import type { About } from '@/lib/domain/enquiry/desk-fields'
import type { FieldSpec } from '@/lib/domain/enquiry/form-fields'
import type { Sent } from '@/lib/domain/enquiry/texts'
import { formSettings } from './form-settings'

type SiteEnquiryFormProps = {
  /** For fields elsewhere on the page (`form="…"`). */
  id?: string
  fields: readonly FieldSpec[]
  subject: Sent
  about: About
  /** Contact numbers, if not the group's. */
  desk?: ContactNumbers
  submitLabel?: string
  hidden?: Readonly<Record<string, string>>
  receiptKey?: string
  bothHours?: string
}

/** The enquiry form with the settings that all pages share. */
export function SiteEnquiryForm({
  submitLabel = labels.enquiry.send,
  fields,
  subject,
  about,
  desk,
  hidden,
  ...own
}: SiteEnquiryFormProps) {
  return (
    <EnquiryForm
      {...formSettings({ fields, subject, about, hidden, ...(desk && { desk }) })}
      {...own}
      submitLabel={submitLabel}
    />
  )
}
