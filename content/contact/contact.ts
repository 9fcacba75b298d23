import { defineDocument } from '../define'
import { contactSchema } from '../schema/contact'

/** The words of the contact page. */
export const contact = defineDocument('contact/contact.json', contactSchema)
