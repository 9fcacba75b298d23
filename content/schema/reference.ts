import { z } from 'zod'
import { didYouMean } from '../errors'
import { slugsIn } from '../json'

/** A schema for the slug of an existing entry in a folder of content, such as `cricket/teams`. */
export function slugOf(what: string, folder: string) {
  const known = slugsIn(folder)
  const hint = `Choose a ${what} that there is, such as "${known[0]}".`
  return z
    .string(hint)
    .refine((slug) => known.includes(slug), {
      error: ({ input }) => `${hint}${didYouMean(input, known)}`,
    })
    .meta({ choices: known, folder })
}
