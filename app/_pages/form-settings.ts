import { constants } from '@/content/constants'
import { labels } from '@/content/labels'
import { site } from '@/content/site'
import { nativePatterns } from '@/lib/enquiry/native'
import { env } from '@/lib/env'
import { href, routes } from '@/lib/routes'

const success = href(routes.success.path)

/** What is the same for every form of the site: address, key, words, other ways to reach a person. */
export const formSettings = {
  labels: labels.enquiry,
  patterns: nativePatterns(constants.form.nameMax),
  target: env.form,
  success: { path: success, url: `${env.siteUrl}${success}` },
  privacyPath: href(routes.privacy.path),
  contact: { phone: site.phone, email: site.email },
  ...(site.isPlaceholder && { sample: { label: labels.sample, note: site.placeholderNote } }),
  timeout: constants.form.timeout,
}
