import type { FieldSpec } from '@/lib/domain/enquiry/form-fields'
import { defineWithEnglish } from '../define'
import { enquiryField } from '../enquiry'

const document = defineWithEnglish('joint-ventures/joint-venture.json')

/** The texts of the pitch to landowners. It explains how such ventures work and promises no figures. */
export const jointVenture = document.words

/** The subject of the page's form. */
export const jointVentureSubject = document.sent(({ contact }) => contact.subject)

const { name, email, phoneAbroad, message, answerBy } = enquiryField
const { extent, unit, village, messagePlaceholder } = jointVenture.contact.form

/** The landowner's form: the full form, with optional fields about the land. */
export const landFields: readonly FieldSpec[] = [
  name,
  { ...email, isHalf: true },
  { ...phoneAbroad, isHalf: true },
  {
    name: 'extent',
    kind: 'number',
    label: extent.label,
    placeholder: extent.placeholder,
    isHalf: true,
    isOptional: true,
    messages: { invalid: extent.invalid },
  },
  {
    name: 'extent_unit',
    kind: 'choice',
    label: unit.label,
    placeholder: unit.placeholder,
    isHalf: true,
    options: Object.entries(unit.options).map(([value, label]) => ({ value, label })),
    isOptional: true,
    messages: {},
  },
  {
    name: 'village',
    kind: 'text',
    label: village.label,
    placeholder: village.placeholder,
    max: 80,
    isOptional: true,
    messages: { long: village.long },
  },
  { ...message, placeholder: messagePlaceholder },
  answerBy,
]
