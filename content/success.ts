import { defineDocument } from './define'

/** The page after a sent form. */
export const success = defineDocument('success.json')
