import { defineCollection } from '../define'
import { figures } from '../figures'
import { informationPage } from '../schema/page'

/** The pages of text, each under its own address: privacy, terms, cookies, help, careers. */
export const pages = defineCollection('pages', informationPage, ({ slug }) => slug, { figures })
