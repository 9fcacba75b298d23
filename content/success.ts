import { defineDocument } from './define'

/** The texts of the page after a sent form. */
export const success = defineDocument('success.json')
