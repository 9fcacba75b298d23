import { z } from 'zod'
import { imageName } from './image'

const line = z.string().trim().min(1)

/** A short article: a lead, then titled parts of paragraphs and plain lists. */
export const insightSchema = z.object({
  slug: z.string().regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and dashes'),
  category: line,
  title: line,
  author: line,
  /** Day of publication. */
  date: z.iso.date(),
  image: imageName,
  lead: line,
  parts: z
    .array(
      z.object({ title: line, paragraphs: z.array(line).min(1), list: z.array(line).optional() }),
    )
    .min(2),
  /** Where the facts come from or can be checked. */
  sources: z.array(z.object({ label: line, url: z.url({ protocol: /^https$/ }) })),
})
export type Insight = z.infer<typeof insightSchema>
