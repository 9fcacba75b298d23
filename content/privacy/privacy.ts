import type { FieldSpec } from '@/lib/domain/enquiry/form-fields'
import { fill } from '@/lib/domain/format/fill'
import { env } from '@/lib/server/env'
import { defineWithEnglish } from '../define'
import { enquiryField } from '../enquiry'
import type { PrivacyWords } from '../schema/privacy'

const document = defineWithEnglish('privacy/privacy.json')

/** What the pages say about personal data. */
export const privacy = document.words

/** What the form on the privacy page is about. */
export const privacySubject = document.sent(({ ask }) => ask.label)

/** Whom to turn to; in a build that is not live, that the name is to come. */
export const officerText = privacy.officer
  ? fill(privacy.officerLine, privacy.officer)
  : privacy.officerToCome

/** Throws where the grievance officer is not named: a live site needs one. */
export function demandOfficer({ officer }: Pick<PrivacyWords, 'officer'>): void {
  if (officer) return
  throw new Error(
    'content/en/privacy/privacy.json\n✖ officer is missing. SITE_SERVICES=live needs the grievance officer. Write { "name": "…", "hours": "Monday to Friday, 10 AM to 5 PM" }, and the same in content/ta.',
  )
}

if (env.isLive) demandOfficer(privacy)

const { request, reference, message } = privacy.ask

/** What a request about one's data needs: what to do, who asks, and which message it is about. */
export const askFields: readonly FieldSpec[] = [
  {
    name: 'request',
    kind: 'choice',
    label: request.label,
    placeholder: request.placeholder,
    options: request.options,
    messages: { missing: request.missing },
  },
  { ...enquiryField.name, isHalf: true },
  { ...enquiryField.email, isHalf: true },
  {
    // The request itself has a `reference`, as every form.
    name: 'about_reference',
    kind: 'text',
    label: reference.label,
    placeholder: reference.placeholder,
    max: 40,
    isOptional: true,
    messages: { long: reference.long },
  },
  {
    ...enquiryField.message,
    placeholder: message.placeholder,
    // A complaint is longer than an enquiry.
    max: 500,
    isOptional: true,
    messages: { long: message.long },
  },
]
