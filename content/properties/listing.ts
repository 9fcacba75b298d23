import { defineDocument } from '../define'
import { figures } from '../figures'
import { listingSchema } from '../schema/listing'

/** The words of the listing of projects. */
export const listing = defineDocument('properties/listing.json', listingSchema, figures)
