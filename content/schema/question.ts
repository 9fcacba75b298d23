import { z } from 'zod'

/** A question with its answer; the slug is its fragment address. */
export const question = z.object({
  slug: z.string().regex(/^[a-z0-9-]+$/, 'a slug is lower-case letters, digits and hyphens'),
  question: z.string().trim().endsWith('?'),
  /** Paragraphs; links as in lib/prose/inline.ts. */
  answer: z.array(z.string().trim().min(1)).min(1),
})

export type Question = z.infer<typeof question>
