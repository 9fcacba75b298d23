import { defineDocument } from '../define'

/** The texts of the consent notice. */
export const consent = defineDocument('consent/consent.json')
