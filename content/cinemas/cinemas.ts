import type { FieldSpec } from '@/lib/domain/enquiry/form-fields'
import { defineWithEnglish } from '../define'
import { enquiryField } from '../enquiry'

const document = defineWithEnglish('cinemas/cinemas.json')

/**
 * The words of the cinemas page. It explains what formats mean for a viewer and claims no
 * installation: what a hall has is said with the hall, in `venues.list`, once there is one.
 */
export const cinemas = document.words

/** What its form is about. */
export const cinemasSubject = document.sent(({ enquiry }) => enquiry.subject)

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
