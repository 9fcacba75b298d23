import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { locale } from '@/lib/locale'
import { inContent } from './folder'
import { readJson } from './json'
import { type Translation, translate, wordsOf } from './words'

/**
 * Words in the other language stand in content/ta/, each file in the shape of the English one, and
 * nothing else does: paths, pictures and figures come from the English file. `sources.json` holds the hash
 * of each English text that was translated, `same.json` the texts that need no Tamil letter.
 */
const FOLDER = inContent('ta')

const readOf = <Value>(file: string, empty: Value): Value => {
  const place = path.join(FOLDER, file)
  return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : empty
}

const sources =
  locale === 'en' ? {} : readOf<Record<string, Translation['sources']>>('sources.json', {})
const same = new Set(locale === 'en' ? [] : readOf<string[]>('same.json', []))

/** The English of each text that was translated. */
const english = new Map<string, string>()

/**
 * Two English texts may be one in Tamil, such as two spellings of a project. The shorter is kept, so that it
 * makes no difference which document is read first.
 */
function remember(own: string, text: string): void {
  const known = english.get(own)
  if (known === undefined || text.length < known.length) english.set(own, text)
}

/**
 * A text as English has it, for what the desk receives. Texts that are filled are given unfilled. `file`
 * says which document it is from, where the Tamil may stand for other English elsewhere.
 */
export const inEnglish = (text: string, file = ''): string =>
  english.get(file + text) ?? english.get(text) ?? text

/** What has words: the schema and the English of each document that was read, by its file. */
export const documents = new Map<string, { schema: z.ZodType; document: unknown }>()

/**
 * The document in the language that is built. Throws an error that names the file and the place of each
 * text that is missing, unknown, older than the English, or has lost a place such as `{name}`.
 * `TRANSLATION=draft` builds all the same, with English where words are missing.
 */
export function inLocale(name: string, schema: z.ZodType, document: unknown): unknown {
  documents.set(name, { schema, document })
  if (locale === 'en') return document
  const file = path.join(FOLDER, name)
  const words = existsSync(file) ? readJson(`ta/${name}`, file) : {}
  const { document: translated, faults } = translate(schema, document, {
    words,
    sources: sources[name] ?? {},
    same,
  })
  const own = wordsOf(schema, translated)
  for (const [index, { text }] of wordsOf(schema, document).entries()) {
    const translation = own[index]?.text ?? text
    remember(translation, text)
    remember(name + translation, text)
  }
  if (faults.length === 0) return translated
  const message = `content/ta/${name}\n${faults.map((fault) => `✖ ${fault}`).join('\n')}`
  if (process.env.TRANSLATION !== 'draft') throw new Error(message)
  console.warn(message)
  return translated
}
