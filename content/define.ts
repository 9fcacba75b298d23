import type { z } from 'zod'
import { faultsOf, hintOf } from './faults'

/**
 * Parse once, while the site builds. A bad entry stops the build and names its file, its slug, the
 * field, the value and an example of a right one.
 */
export function defineCollection<Output extends { slug: string }, Input>(
  name: string,
  schema: z.ZodType<Output, Input>,
  entries: readonly NoInfer<Input>[],
) {
  return collectionOf(
    name,
    entries.map((entry, index) => parse(placeOf(name, entry, index), schema, entry)),
  )
}

/**
 * Entries that are parsed already, found by slug. Throws an error that names two entries with the same
 * slug, or the same value in one of the `unique` fields.
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
        `content/${name}\n✖ the ${key} ${JSON.stringify(entry[key])} is used twice: by ${both.join(' and ')}. Each needs its own.`,
      )
    }
  }
  const bySlug = new Map(all.map((entry) => [entry.slug, entry]))
  return { all, find: (slug: string) => bySlug.get(slug) }
}

/** Parses a single document, such as the words of one page. */
export function defineDocument<Output, Input>(
  name: string,
  schema: z.ZodType<Output, Input>,
  document: NoInfer<Input>,
): Output {
  return parse(name, schema, document)
}

/** Parses an entry. Throws an error with a line for each fault. */
export function parse<Output>(name: string, schema: z.ZodType<Output>, entry: unknown): Output {
  const result = schema.safeParse(entry, { error: hintOf })
  if (result.success) return result.data
  const faults = faultsOf(result.error, entry).map((fault) => `✖ ${fault}`)
  throw new Error(`content/${name}\n${faults.join('\n')}`)
}

/** The file and the entry: by its slug, or by its place where the slug itself is at fault. */
function placeOf(name: string, entry: unknown, index: number): string {
  const { slug } = entry as { slug?: unknown }
  return `${name}, ${typeof slug === 'string' && slug !== '' ? `"${slug}"` : `entry ${index + 1}`}`
}
