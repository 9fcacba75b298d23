import type { FieldSpec } from '@/lib/domain/enquiry/form-fields'
import { enquiryField } from '../enquiry'
import { cinemas } from './cinemas'

const { topic, messagePlaceholder } = cinemas.enquiry

/** The enquiry's fields, with the question what it is about. */
export const cinemaFields: readonly FieldSpec[] = [
  {
    name: 'topic',
    kind: 'choice',
    label: topic.label,
    placeholder: topic.placeholder,
    options: topic.options,
    messages: { missing: topic.missing },
  },
  enquiryField.name,
  { ...enquiryField.email, isHalf: true },
  { ...enquiryField.phone, isHalf: true },
  { ...enquiryField.message, placeholder: messagePlaceholder },
  enquiryField.answerBy,
]
