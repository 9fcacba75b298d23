import { EnquiryForm } from '@/components/enquiry/EnquiryForm.island'
import { constants } from '@/content/constants'
import { labels } from '@/content/labels'
import { site } from '@/content/site'
import type { FieldSpec } from '@/lib/enquiry/fields'
import { env } from '@/lib/env'
import { href, routes } from '@/lib/routes'

type SiteEnquiryFormProps = {
  fields: readonly FieldSpec[]
  /** What the enquiry is about; also keeps drafts of different forms apart. */
  subject: string
  submitLabel?: string
  hidden?: Readonly<Record<string, string>>
  receiptKey?: string
}

/** The enquiry form with everything a page would otherwise repeat: address, key, words, ways out. */
export function SiteEnquiryForm({
  submitLabel = labels.enquiry.send,
  ...own
}: SiteEnquiryFormProps) {
  return (
    <EnquiryForm
      {...own}
      labels={labels.enquiry}
      submitLabel={submitLabel}
      target={env.form}
      success={{
        path: href(routes.success.path),
        url: `${env.siteUrl}${href(routes.success.path)}`,
      }}
      privacyPath={href(routes.privacy.path)}
      reach={{ phone: site.phone, whatsapp: site.whatsapp, email: site.email }}
      timeout={constants.form.timeout}
    />
  )
}
