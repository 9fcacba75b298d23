import { existsSync } from 'node:fs'
import type { z } from 'zod'
import type { Sent } from '@/lib/domain/enquiry/texts'
import { fillTexts } from '@/lib/domain/format/fill'
import { keepTogether } from '@/lib/domain/format/keep-together'
import { locale } from '@/lib/domain/locale'
import { didYouMean, errorsOf, hintOf } from './errors'
import { fileOf, onDisk } from './folder'
import { readJson, slugsIn } from './json'
import {
  type At,
  type CollectionKey,
  nameOf,
  type Read,
  type RegistryKey,
  schemaOf,
} from './registry'
import { inLocale } from './translation'
import { asPublished } from './unpublished'

/** Values for placeholders with a dot, such as `{season.won}`. */
export type Figures = Readonly<Record<string, string | number>>

type Options = {
  figures?: Figures
  at?: At
}

/**
 * Reads, fills and validates a document of the registry, such as the texts of one page, at build time.
 * Throws an error with the file, the field, the value and an example of a valid one.
 */
export function defineDocument<Key extends RegistryKey>(
  key: Key,
  { figures = {}, at }: Options = {},
): Read<Key> {
  const name = nameOf(key, at)
  const schema = schemaOf(key)
  const words = asPublished(name, inLocale(name, schema, readJson(fileOf(name))))
  return parse(fileOf(name), schema, filled(name, words, figures))
}

/** A document, and a function that returns one of its texts for a form, together with the English text. */
export function defineWithEnglish<Key extends RegistryKey>(
  key: Key,
  { figures = {} }: Options = {},
) {
  const words = defineDocument(key, { figures })
  const english =
    locale === 'en'
      ? words
      : parse(
          fileOf(key),
          schemaOf(key),
          filled(key, asPublished(key, readJson(fileOf(key))), figures),
        )
  const sent = (pick: (words: Read<Key>) => string): Sent => ({
    text: pick(words),
    sent: pick(english),
  })
  return { words, sent }
}

/** Whether an optional document exists. */
export const hasDocument = (key: RegistryKey, at?: At): boolean =>
  existsSync(onDisk(fileOf(nameOf(key, at))))

type CollectionOptions<Entry> = Omit<Options, 'figures'> & {
  /** Values for all entries, or a function of an entry's unvalidated JSON and its file. */
  figures?: Figures | ((document: unknown, file: string) => Figures)
  /** Fields that must be unique among the entries, besides the slug. */
  unique?: readonly (keyof Entry & string)[]
  /** Slugs of entries to skip; their files are not read. */
  isLeftOut?: (slug: string) => boolean
  /** Path of the folder, by default within content. */
  folder?: string
}

/** Reads and validates the entries of a collection of the registry, sorted by `orderOf`. */
export function defineCollection<Key extends CollectionKey>(
  key: Key,
  orderOf: (entry: Read<Key>) => number | string,
  options: CollectionOptions<Read<Key>> = {},
) {
  const name = nameOf(key, options.at).replace('/{slug}.json', '')
  return readCollection(name, schemaOf(key), orderOf, options)
}

/**
 * Reads a folder with one file per entry. Lists the folder instead of importing the files, so that a
 * new entry needs no change of code. Throws an error with the file and the field.
 */
export function readCollection<Entry extends { slug: string }>(
  name: string,
  schema: z.ZodType<Entry>,
  orderOf: (entry: Entry) => number | string,
  {
    figures = {},
    unique = [],
    isLeftOut = () => false,
    folder = onDisk(fileOf(name)),
  }: CollectionOptions<Entry> = {},
) {
  const slugs = slugsIn(name, folder).filter((slug) => !isLeftOut(slug))
  const entries = slugs.map((slug) => {
    const own = `${name}/${slug}.json`
    const document = readJson(fileOf(own), `${folder}/${slug}.json`)
    const read = asPublished(own, inLocale(own, schema, document))
    const ownFigures = typeof figures === 'function' ? figures(read, fileOf(own)) : figures
    const entry = parse(fileOf(own), schema, filled(own, read, ownFigures))
    if (entry.slug === slug) return entry
    throw new Error(
      `${fileOf(own)}\n✖ slug is "${entry.slug}" and differs from the file's name. Write "${slug}", or rename the file.`,
    )
  })
  const sorted = entries.sort((a, b) => {
    const [first, second] = [orderOf(a), orderOf(b)]
    return first < second ? -1 : Number(first > second)
  })
  return collectionOf(name, sorted, unique)
}

/**
 * Indexes validated entries by slug. Throws an error that names both entries if two have the same slug,
 * or the same value in one of the `unique` fields.
 */
export function collectionOf<Entry extends { slug: string }>(
  name: string,
  all: readonly Entry[],
  unique: readonly (keyof Entry & string)[] = [],
) {
  for (const key of ['slug', ...unique] as const) {
    for (const [index, entry] of all.entries()) {
      const first = all.findIndex((other) => other[key] === entry[key])
      if (first === index) continue
      const both = [first, index].map((place) =>
        key === 'slug' ? `entry ${place + 1}` : `"${all[place]?.slug}"`,
      )
      throw new Error(
        `${fileOf(name)}\n✖ the ${key} ${JSON.stringify(entry[key])} is used twice: by ${both.join(' and ')}. Each needs its own.`,
      )
    }
  }
  const bySlug = new Map(all.map((entry) => [entry.slug, entry]))
  return { all, find: (slug: string) => bySlug.get(slug) }
}

/** Validates an entry. Throws an error with the file and one line per problem. */
export function parse<Output>(file: string, schema: z.ZodType<Output>, entry: unknown): Output {
  const result = schema.safeParse(entry, { error: hintOf })
  if (result.success) return result.data
  const errors = errorsOf(result.error, entry).map((error) => `✖ ${error}`)
  throw new Error(`${file}\n${errors.join('\n')}`)
}

/** A placeholder that is filled at build time. Those without a dot are filled on the page. */
const PLACE = /\{(\w+(?:\.\w+)+)\}/g

/** Fills placeholders such as `{season.won}`. Throws an error if `figures` has no such name. */
function filled(name: string, document: unknown, figures: Figures): unknown {
  const whole = keepTogether(JSON.stringify(fillTexts(document, figures)))
  const [unknown] = whole.matchAll(PLACE)
  if (!unknown) return JSON.parse(whole)
  const hint = didYouMean(unknown[1], Object.keys(figures))
  throw new Error(`${fileOf(name)}\n✖ there is no figure for the place ${unknown[0]}.${hint}`)
}
