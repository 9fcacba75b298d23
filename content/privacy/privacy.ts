import type { FieldSpec } from '@/lib/domain/enquiry/form-fields'
import { fill } from '@/lib/domain/format/fill'
import { env } from '@/lib/server/env'
import { defineWithEnglish } from '../define'
import { enquiryField } from '../enquiry'
import type { PrivacyWords } from '../schema/privacy'

const document = defineWithEnglish('privacy/privacy.json')

/** The texts about personal data. */
export const privacy = document.words

/** The subject of the privacy page's form. */
export const privacySubject = document.sent(({ ask }) => ask.label)

/** The line about the grievance officer; without one, a placeholder text, which a live build never shows. */
export const officerText = privacy.officer
  ? fill(privacy.officerLine, privacy.officer)
  : privacy.officerToCome

/** Throws if no grievance officer is named. Called for live builds, which require one. */
export function requireOfficer({ officer }: Pick<PrivacyWords, 'officer'>): void {
  if (officer) return
  throw new Error(
    'content/en/privacy/privacy.json\n✖ officer is missing. SITE_SERVICES=live needs the grievance officer. Write { "name": "…", "hours": "Monday to Friday, 10 AM to 5 PM" }, and the same in content/ta.',
  )
}

if (env.isLive) requireOfficer(privacy)

const { request, reference, message } = privacy.ask

/** The form for requests about personal data: the action, the person, and the enquiry that it concerns. */
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
    // `reference` is already the reference of this request.
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
