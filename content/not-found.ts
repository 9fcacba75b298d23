import { locale } from '@/lib/locale'
import { defineDocument, parse } from './define'
import { readJson } from './json'
import { notFoundSchema } from './schema/not-found'

/** What shows for the moment before an unknown address leads home. */
export const notFound = defineDocument('not-found.json', notFoundSchema)

const other = locale === 'en' ? 'ta/not-found.json' : 'not-found.json'

/** The same in the other language: hosts have one page for every unknown address. */
export const otherNotFound = {
  lang: locale === 'en' ? 'ta' : 'en',
  ...parse(other, notFoundSchema, readJson(other)),
}
