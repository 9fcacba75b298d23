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

/** What is the same for every form of the site: address, key, words. */
const shared = {
  labels: labels.enquiry,
  patterns: nativePatterns(constants.form.nameMax),
  target: env.form,
  success: { path: success, url: `${env.siteUrl}${success}` },
  ...(site.isPlaceholder && { sample: { label: labels.sample, note: site.placeholderNote } }),
  timeout: constants.form.timeout,
}

type Form = {
  fields: readonly FieldSpec[]
  about: About
  /** Who answers it, where that is not the group. */
  desk?: ContactNumbers
  /** What the form is about. */
  subject: Sent
  hidden?: Readonly<Record<string, string>> | undefined
}

/** Everything that a page would otherwise repeat for each of its forms, with the notice of its fields. */
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
      // The desk is told which language to answer in.
      ...(locale !== 'en' && { language: locale }),
      [NOTICE_VERSION]: version,
    },
  }
}
