import { otherLocale } from '@/lib/domain/locale'
import { defineDocument, parse } from './define'
import { fileOf } from './folder'
import { readJson } from './json'
import { notFoundSchema } from './schema/not-found'

/** The texts of the 404 page. */
export const notFound = defineDocument('not-found.json')

const other = fileOf('not-found.json', otherLocale)

/** The same in the other language, because some hosts have only one 404 page for both. */
export const otherNotFound = {
  lang: otherLocale,
  ...parse(other, notFoundSchema, readJson(other)),
}
