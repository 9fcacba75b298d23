import { defineCollection } from '../define'
import { figures } from '../figures'

/** The pages of text, each under its own address: privacy, terms, cookies, help, careers. */
export const pages = defineCollection('pages/{slug}.json', ({ slug }) => slug, { figures })
