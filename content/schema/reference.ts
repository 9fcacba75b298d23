import { z } from 'zod'
import { didYouMean } from '../errors'
import { slugsIn } from '../json'

/** The slug of an entry of a folder of content, such as `cricket/teams`; refused when there is none. */
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
