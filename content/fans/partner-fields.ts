import { enquiryField } from '@/content/enquiry'
import type { FieldSpec } from '@/lib/domain/enquiry/form-fields'
import { fanHome } from './home'

const { name, email, phone, message, answerBy } = enquiryField

/** The full form as a partner meets it: only the example in the message differs. */
export const partnerFields: readonly FieldSpec[] = [
  name,
  { ...email, isHalf: true },
  { ...phone, isHalf: true },
  { ...message, placeholder: fanHome.partner.messagePlaceholder },
  answerBy,
]
