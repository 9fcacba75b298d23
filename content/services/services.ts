import { defineDocument } from '../define'
import { figures } from '../figures'
import { servicesSchema } from '../schema/page'

/** The words of the page that says what the group does. */
export const services = defineDocument('services/services.json', servicesSchema, figures)
