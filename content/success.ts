import { defineDocument } from './define'
import { successSchema } from './schema/success'

/** The page after a sent form. */
export const success = defineDocument('success.json', successSchema)
