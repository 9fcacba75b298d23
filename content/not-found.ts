import { otherLocale } from '@/lib/domain/locale'
import { defineDocument, parse } from './define'
import { fileOf } from './folder'
import { readJson } from './json'
import { notFoundSchema } from './schema/not-found'

/** What shows for the moment before an unknown address leads home. */
export const notFound = defineDocument('not-found.json')

const other = fileOf('not-found.json', otherLocale)

/** The same in the other language: hosts have one page for every unknown address. */
export const otherNotFound = {
  lang: otherLocale,
  ...parse(other, notFoundSchema, readJson(other)),
}
