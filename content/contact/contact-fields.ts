import type { FieldSpec } from '@/lib/domain/enquiry/form-fields'
import { enquiryField } from '../enquiry'
import { contact } from './contact'

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
