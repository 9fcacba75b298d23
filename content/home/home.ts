import { defineWithEnglish } from '../define'
import { figures } from '../figures'

const document = defineWithEnglish('home/home.json', { figures })

/** The words and images of the group's home page. */
export const home = document.words

/** What its form is about. */
export const homeSubject = document.sent(({ contact }) => contact.subject)
