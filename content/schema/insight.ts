import { z } from 'zod'
import { count, day, fields, line, paragraph, position, slug, webAddress } from './field-types'
import { imageName } from './image'
import { section, sectionsOf } from './page'
import { internalLink } from './site'

/** An article: a lead, titled parts of paragraphs, lists and tables, and what stands beside them. */
export const insightSchema = fields({
  slug,
  /** Its place on the home page. */
  position,
  category: line,
  title: line,
  author: line,
  /** Day of publication. */
  date: day,
  image: imageName,
  lead: paragraph,
  parts: sectionsOf(section).min(3),
  /** The figures of the article, set large beside its text. */
  figures: z
    .array(fields({ value: line, label: line }))
    .min(2)
    .max(4),
  /** The plot, project or match that the article leads to. */
  related: internalLink.extend({ note: line, image: imageName }),
  /** The plot that the article works out, for places such as `{example.price}`. */
  example: fields({
    project: slug.meta({ folder: 'projects' }),
    plot: count.meta({ plotOf: 'project' }),
  }).optional(),
  /** Where the facts come from or can be checked. */
  sources: z.array(fields({ label: line, url: webAddress })),
})
export type Insight = z.infer<typeof insightSchema>
