import { defineWithEnglish } from '../define'
import { figures } from '../figures'
import { shownOf } from '../samples'

const document = defineWithEnglish('properties/listing.json', { figures })
const { testimonials, ...words } = document.words

/** The words of the listing of projects. */
export const listing = {
  ...words,
  testimonials: { ...testimonials, items: shownOf(testimonials.items) },
}

/** What its form is about. */
export const listingSubject = document.sent(({ contact }) => contact.subject)
