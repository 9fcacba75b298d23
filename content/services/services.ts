import { defineDocument } from '../define'
import { figures } from '../figures'

/** The words of the page that says what the group does. */
export const services = defineDocument('services/services.json', { figures })
