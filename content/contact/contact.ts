import { defineWithEnglish } from '../define'

const document = defineWithEnglish('contact/contact.json')

/** The words of the contact page. */
export const contact = document.words

/** What its form is about. */
export const contactSubject = document.sent(({ form }) => form.label)
