import { defineCollection } from '../define'
import { informationPage } from '../schema/page'
import { careers } from './careers'
import { cookies } from './cookies'
import { help } from './help'
import { privacy } from './privacy'
import { terms } from './terms'

/** The pages of text, each under its own address. */
export const pages = defineCollection('pages/pages.ts', informationPage, [
  privacy,
  terms,
  cookies,
  help,
  careers,
])
