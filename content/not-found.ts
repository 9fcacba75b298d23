import { defineDocument } from './define'
import { notFoundSchema } from './schema/not-found'

/** What shows for the moment before an unknown address leads home. */
export const notFound = defineDocument('not-found.json', notFoundSchema)
