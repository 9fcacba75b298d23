import { z } from 'zod'
import { imageName } from './image'

const line = z.string().trim().min(1)
const point = z.object({ title: line, text: line })
const points = z.array(point).min(1).readonly()

export const jointVentureSchema = z.object({
  meta: z.object({ title: line, description: line }),
  hero: z.object({
    title: line,
    label: line,
    start: line,
    slides: z
      .array(
        z.object({
          image: imageName,
          portrait: imageName.optional(),
          title: line,
          text: line,
          /** Under the title, in the row of marks. */
          note: line,
        }),
      )
      .length(3)
      .readonly(),
  }),
  benefits: z.object({
    title: line,
    lede: line,
    image: imageName,
    items: z.array(point).length(5).readonly(),
  }),
  commitment: z.object({ title: line, lede: line, text: line, image: imageName }),
  questions: z.object({
    title: line,
    lede: line,
    criteria: z.object({ title: line, items: points }),
    shares: z.object({
      title: line,
      lede: line,
      /** Heading of the first column, then of the two ways. */
      columns: z.tuple([line, line, line]),
      rows: z
        .array(z.object({ question: line, area: line, revenue: line }))
        .min(1)
        .readonly(),
    }),
    timeline: z.object({ title: line, lede: line, stages: points }),
    documents: z.object({ title: line, lede: line, items: z.array(line).min(1).readonly() }),
    safeguards: z.object({
      title: line,
      items: z
        .array(z.object({ question: line, answer: line }))
        .min(1)
        .readonly(),
    }),
    note: line,
  }),
  join: z.object({ title: line, text: line, label: line }),
  cases: z.object({
    title: line,
    more: line,
    items: z
      .array(z.object({ slug: line, name: line, text: line }))
      .length(3)
      .readonly(),
  }),
  contact: z.object({ title: line, lede: line, subject: line }),
})
export type JointVenture = z.infer<typeof jointVentureSchema>
