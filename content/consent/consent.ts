import { defineDocument } from '../define'
import { consentSchema } from '../schema/consent'

/** The words of the question about cookies. */
export const consent = defineDocument('consent/consent.json', consentSchema)
