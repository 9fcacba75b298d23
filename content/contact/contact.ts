import type { FieldSpec } from '@/lib/domain/enquiry/form-fields'
import { defineWithEnglish } from '../define'
import { enquiryField } from '../enquiry'

const document = defineWithEnglish('contact/contact.json')

/** The texts of the contact page. */
export const contact = document.words

/** The subject of the page's form. */
export const contactSubject = document.sent(({ form }) => form.label)

/** The contact form's fields; the message is optional. */
export const contactFields: readonly FieldSpec[] = [
  { ...enquiryField.name, placeholder: contact.form.namePlaceholder },
  enquiryField.email,
  {
    ...enquiryField.message,
    isOptional: true,
    placeholder: contact.form.messagePlaceholder,
  },
]
