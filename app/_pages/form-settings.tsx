import { PrivacyNotice } from '@/components/privacy/PrivacyNotice'
import { constants } from '@/content/constants'
import { deskOf } from '@/content/desk'
import { labels } from '@/content/labels'
import { noticeOf } from '@/content/privacy/notice'
import { officerText, privacy } from '@/content/privacy/privacy'
import { site } from '@/content/site'
import { nativePatterns } from '@/lib/browser/enquiry/native'
import type { ContactNumbers } from '@/lib/domain/enquiry/contact-links'
import type { About } from '@/lib/domain/enquiry/desk-fields'
import { type FieldSpec, itemsOf } from '@/lib/domain/enquiry/form-fields'
import { NOTICE_VERSION } from '@/lib/domain/enquiry/notice-fields'
import type { Sent } from '@/lib/domain/enquiry/texts'
import { locale } from '@/lib/domain/locale'
import { href, routes } from '@/lib/domain/routes'
import { env } from '@/lib/server/env'

const success = href(routes.success.path)

/** Settings common to all forms of the site: address, key, labels. */
const shared = {
  labels: labels.enquiry,
  patterns: nativePatterns(constants.form.nameMax),
  target: env.form,
  success: { path: success, url: `${env.siteUrl}${success}` },
  ...(site.isPlaceholder && {
    placeholder: { label: labels.placeholderLabel, note: site.placeholderNote },
  }),
  timeout: constants.form.timeout,
}

type Form = {
  fields: readonly FieldSpec[]
  about: About
  /** Contact numbers, if not the group's. */
  desk?: ContactNumbers
  subject: Sent
  hidden?: Readonly<Record<string, string>> | undefined
}

/** Returns a form's settings with those that all forms share, and the privacy notice for its fields. */
export function formSettings({ fields, subject, about, desk = deskOf(), hidden }: Form) {
  const { version, ...notice } = noticeOf(
    privacy,
    { labels: itemsOf(fields), subject: subject.text },
    { company: site.legalName, email: site.email, officer: officerText },
  )
  return {
    ...shared,
    fields,
    subject,
    about,
    contact: desk,
    notice: <PrivacyNotice {...notice} />,
    hidden: {
      ...hidden,
      // Tells the desk which language to reply in.
      ...(locale !== 'en' && { language: locale }),
      [NOTICE_VERSION]: version,
    },
  }
}
