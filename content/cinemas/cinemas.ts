import { defineWithEnglish } from '../define'

const document = defineWithEnglish('cinemas/cinemas.json')

/**
 * The words of the cinemas page. It explains what formats mean for a viewer and claims no
 * installation: what a hall has is said with the hall, in `venues.list`, once there is one.
 */
export const cinemas = document.words

/** What its form is about. */
export const cinemasSubject = document.sent(({ enquiry }) => enquiry.subject)
