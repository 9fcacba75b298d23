import type { FieldSpec } from '@/lib/domain/enquiry/form-fields'
import { enquiryField } from '../enquiry'
import { privacy } from './privacy'

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
