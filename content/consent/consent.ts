import { defineDocument } from '../define'

/** The words of the question about cookies. */
export const consent = defineDocument('consent/consent.json')
