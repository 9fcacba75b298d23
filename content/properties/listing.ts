import { defineWithEnglish } from '../define'
import { figures } from '../figures'

const document = defineWithEnglish('properties/listing.json', { figures })

/** The words of the listing of projects. */
export const listing = document.words

/** What its form is about. */
export const listingSubject = document.sent(({ contact }) => contact.subject)
