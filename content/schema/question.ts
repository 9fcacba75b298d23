import { z } from 'zod'
import { fields, line, paragraph, slug } from './field-types'

/** A question with its answer; the slug is its fragment. */
export const question = fields({
  slug,
  question: line.endsWith('?').meta({ isWords: true }),
  /** Paragraphs; links as in lib/domain/prose/inline.ts. */
  answer: z.array(paragraph).min(1).meta({ row: 'Paragraph of the answer' }),
})

export type Question = z.infer<typeof question>
