import type { FieldSpec } from '@/lib/enquiry/fields'
import { enquiryField } from '../enquiry'
import { jointVenture } from './joint-venture'

const { name, email, phone, message } = enquiryField
const { extent, unit, village, messagePlaceholder } = jointVenture.contact.form

/** The enquiry of a landowner: the full form, and what the land is. */
export const landFields: readonly FieldSpec[] = [
  name,
  { ...email, isHalf: true },
  { ...phone, isHalf: true },
  {
    name: 'extent',
    kind: 'number',
    label: extent.label,
    placeholder: extent.placeholder,
    isHalf: true,
    messages: { missing: extent.missing, invalid: extent.invalid },
  },
  {
    name: 'extent_unit',
    kind: 'choice',
    label: unit.label,
    placeholder: unit.placeholder,
    isHalf: true,
    options: Object.entries(unit.options).map(([value, label]) => ({ value, label })),
    messages: { missing: unit.missing },
  },
  {
    name: 'village',
    kind: 'text',
    label: village.label,
    placeholder: village.placeholder,
    max: 80,
    messages: { missing: village.missing, long: village.long },
  },
  { ...message, placeholder: messagePlaceholder },
]
