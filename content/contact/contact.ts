import { defineWithEnglish } from '../define'
import { contactSchema } from '../schema/contact'

const document = defineWithEnglish('contact/contact.json', contactSchema)

/** The words of the contact page. */
export const contact = document.words

/** What its form is about. */
export const contactSubject = document.sent(({ form }) => form.label)
