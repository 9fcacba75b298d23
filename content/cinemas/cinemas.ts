import type { FieldSpec } from '@/lib/domain/enquiry/form-fields'
import { defineWithEnglish } from '../define'
import { messageFields } from '../enquiry'

const document = defineWithEnglish('cinemas/cinemas.json')

/**
 * The texts of the cinemas page. It explains formats in general; the equipment of a hall belongs to
 * that hall, in `venues.list`, once there is one.
 */
export const cinemas = document.words

/** The subject of the page's form. */
export const cinemasSubject = document.sent(({ enquiry }) => enquiry.subject)

const { topic, messagePlaceholder } = cinemas.enquiry

/** The fields of the cinemas enquiry, with a choice of topic. */
export const cinemaFields: readonly FieldSpec[] = [
  {
    name: 'topic',
    kind: 'choice',
    label: topic.label,
    placeholder: topic.placeholder,
    options: topic.options,
    messages: { missing: topic.missing },
  },
  ...messageFields(messagePlaceholder),
]
