import { z } from 'zod'
import { didYouMean } from '@/content/faults'

/** The slug of an entry that stands elsewhere in content; refused when there is none. */
export function slugOf(what: string, file: string, entries: readonly { readonly slug: string }[]) {
  const known = entries.map(({ slug }) => slug)
  const hint = `Write the slug of a ${what} in content/en/${file}, such as "${known[0]}".`
  return z
    .string(hint)
    .refine((slug) => known.includes(slug), {
      error: ({ input }) => `${hint}${didYouMean(input, known)}`,
    })
    .meta({ choices: known })
}
