import { defineDocument } from './define'

/** What is said of a project that is not on offer. */
export const notOnOffer = defineDocument('not-on-offer.json')
