import { defineWithEnglish } from '../define'
import { figures } from '../figures'
import { withoutOmitted } from '../placeholders'

const document = defineWithEnglish('properties/listing.json', { figures })
const { testimonials, ...words } = document.words

/** The texts of the project listing. */
export const listing = {
  ...words,
  testimonials: { ...testimonials, items: withoutOmitted(testimonials.items) },
}

/** The subject of the page's form. */
export const listingSubject = document.sent(({ contact }) => contact.subject)
