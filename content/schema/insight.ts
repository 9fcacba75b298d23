import { z } from 'zod'
import { day, fields, line, slug, webAddress } from './fields'
import { imageName } from './image'

/** A short article: a lead, then titled parts of paragraphs and plain lists. */
export const insightSchema = fields({
  slug,
  category: line,
  title: line,
  author: line,
  /** Day of publication. */
  date: day,
  image: imageName,
  lead: line,
  parts: z
    .array(
      fields({ title: line, paragraphs: z.array(line).min(1), list: z.array(line).optional() }),
    )
    .min(2),
  /** Where the facts come from or can be checked. */
  sources: z.array(fields({ label: line, url: webAddress })),
})
export type Insight = z.infer<typeof insightSchema>
