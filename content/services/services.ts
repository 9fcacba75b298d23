import { defineDocument } from '../define'
import { figures } from '../figures'

/** The texts of the services page. */
export const services = defineDocument('services/services.json', { figures })
