import type { FieldSpec } from '@/lib/domain/enquiry/form-fields'
import { defineWithEnglish } from '../define'
import { enquiryField } from '../enquiry'

const document = defineWithEnglish('contact/contact.json')

/** The words of the contact page. */
export const contact = document.words

/** What its form is about. */
export const contactSubject = document.sent(({ form }) => form.label)

/** The contact form's fields: those of the enquiry, with a message that may be left out. */
export const contactFields: readonly FieldSpec[] = [
  { ...enquiryField.name, placeholder: contact.form.namePlaceholder },
  enquiryField.email,
  {
    ...enquiryField.message,
    isOptional: true,
    placeholder: contact.form.messagePlaceholder,
  },
]
