import { existsSync, readFileSync } from 'node:fs'
import type { z } from 'zod'
import { locale } from '@/lib/domain/locale'
import { fileOf, onDisk } from './folder'
import { readJson } from './json'
import { type Translation, translate } from './translated-words'

/**
 * Reads a list of content/ta/. That folder has only texts, each file in the shape of the English one; paths,
 * pictures and figures come from the English file. `sources.json` has the hash of each translated English
 * text, `same.json` the texts that need no Tamil letter.
 */
const readOf = <Value>(name: string, empty: Value): Value => {
  const place = onDisk(fileOf(name, 'ta'))
  return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : empty
}

const sources =
  locale === 'en' ? {} : readOf<Record<string, Translation['sources']>>('sources.json', {})
const same = new Set(locale === 'en' ? [] : readOf<string[]>('same.json', []))

/**
 * The document in the language of the build. Throws an error with the file and the path of each text that
 * is missing, unknown or stale, or that lacks a placeholder such as `{name}`. With `TRANSLATION=draft`,
 * only warns, and uses English for missing texts.
 */
export function inLocale(name: string, schema: z.ZodType, document: unknown): unknown {
  if (locale === 'en') return document
  const file = fileOf(name, 'ta')
  const words = existsSync(onDisk(file)) ? readJson(file) : {}
  const { document: translated, errors } = translate(schema, document, {
    words,
    sources: sources[name] ?? {},
    same,
  })
  if (errors.length === 0) return translated
  const message = `${file}\n${errors.map((error) => `✖ ${error}`).join('\n')}`
  if (process.env.TRANSLATION !== 'draft') throw new Error(message)
  console.warn(message)
  return translated
}
