import { defineDocument } from './define'

/** Addresses of pages that have another one now. */
export const redirects = defineDocument('redirects.json')
