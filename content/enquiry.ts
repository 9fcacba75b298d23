import type { FieldSpec } from '@/lib/domain/enquiry/form-fields'
import { href } from '@/lib/domain/routes'
import { constants } from './constants'
import { labels } from './labels'

const words = labels.fields

const name: FieldSpec = {
  name: 'name',
  kind: 'name',
  label: words.name,
  placeholder: words.namePlaceholder,
  max: constants.form.nameMax,
  messages: {
    missing: words.errors.nameMissing,
    invalid: words.errors.nameInvalid,
    long: words.errors.nameLong,
  },
}

const email: FieldSpec = {
  name: 'email',
  kind: 'email',
  label: words.email,
  placeholder: words.emailPlaceholder,
  messages: { missing: words.errors.emailMissing, invalid: words.errors.emailInvalid },
}

const phone: FieldSpec = {
  name: 'phone',
  kind: 'phone',
  label: words.phone,
  placeholder: words.phonePlaceholder,
  messages: { missing: words.errors.phoneInvalid, invalid: words.errors.phoneInvalid },
}

const { article, ...abroad } = words.abroad

/** A phone field with the checkbox for numbers of any country. */
const phoneAbroad: FieldSpec = { ...phone, abroad }

/** The same, with a link to an article for buyers abroad. */
const buyerPhone: FieldSpec = {
  ...phone,
  abroad: { ...abroad, link: { label: article.label, href: href(article.path) } },
}

const message: FieldSpec = {
  name: 'message',
  kind: 'message',
  label: words.message,
  placeholder: words.messagePlaceholder,
  max: constants.form.messageMax,
  messages: { missing: words.errors.messageMissing, long: words.errors.messageLong },
}

const preferredTime: FieldSpec = {
  name: 'preferred_time',
  kind: 'choice',
  label: words.preferredTime,
  placeholder: words.choose,
  options: words.times,
  messages: { missing: words.errors.choiceMissing },
}

/** A commercial call requires the recipient's consent (TCCCPR, second amendment of 12 February 2025). */
const answerBy: FieldSpec = {
  name: 'answer_by',
  kind: 'choice',
  isOpen: true,
  isOptional: true,
  label: words.answerBy,
  options: Object.entries(words.answerWays).map(([value, label]) => ({ value, label })),
  messages: {},
}

/** The variants of the enquiry form (specification section 3; decisions, Forms). */
export const enquiryFields = {
  full: [name, { ...email, isHalf: true }, { ...buyerPhone, isHalf: true }, message, answerBy],
  side: [name, { ...email, isHalf: true }, { ...buyerPhone, isHalf: true }, answerBy],
  visit: [
    { ...name, label: words.fullName },
    { ...email, label: words.emailAddress },
    { ...buyerPhone, label: words.phoneNumber },
    preferredTime,
    answerBy,
  ],
} satisfies Record<string, readonly FieldSpec[]>

/** Who writes, with a message of its own placeholder, and how to answer. */
export const messageFields = (placeholder: string): readonly FieldSpec[] => [
  name,
  { ...email, isHalf: true },
  { ...phone, isHalf: true },
  { ...message, placeholder },
  answerBy,
]

/** Single fields, for forms composed by a page. */
export const enquiryField = {
  name,
  email,
  phone,
  phoneAbroad,
  buyerPhone,
  message,
  preferredTime,
  answerBy,
}
