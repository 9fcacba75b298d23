import { defineDocument } from './define'

/** The texts for projects that are not on offer. */
export const notOnOffer = defineDocument('not-on-offer.json')
