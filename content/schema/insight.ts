import { z } from 'zod'
import { count, day, fields, line, paragraph, position, slug, webAddress } from './field-types'
import { imageName } from './image'
import { section, sectionsOf } from './page'
import { internalLink } from './site'

/** An article: a lead, titled sections of paragraphs, lists and tables, figures and sources. */
export const insightSchema = fields({
  slug,
  /** Position on the home page. */
  position,
  category: line,
  title: line,
  author: line,
  /** Day of publication. */
  date: day,
  image: imageName,
  lead: paragraph,
  isToldByScrolling: z.boolean().optional().meta({
    title: 'Told by scrolling',
    description: 'Each part begins with a picture, which covers the one before it row by row.',
  }),
  parts: sectionsOf(section).min(3).meta({ row: 'Part' }),
  /** Figures shown large beside the text. */
  figures: z
    .array(fields({ value: line, label: line }))
    .min(2)
    .max(4)
    .meta({ row: 'Figure' }),
  /** Link to the related plot, project or match. */
  related: internalLink.extend({ note: line, image: imageName }),
  /** The example plot for placeholders such as `{example.price}`. */
  example: fields({
    project: slug.meta({ folder: 'projects' }),
    plot: count.meta({ plotOf: 'project' }),
  }).optional(),
  /** Sources of the facts. */
  sources: z.array(fields({ label: line, url: webAddress })).meta({ row: 'Source' }),
}).check(({ value: { isToldByScrolling, parts }, issues }) => {
  if (!isToldByScrolling) return
  for (const [at, { blocks }] of parts.entries())
    if (typeof blocks[0] !== 'object' || !('picture' in blocks[0]))
      issues.push({
        ...{ code: 'custom', input: parts, path: ['parts', at, 'blocks'] },
        message: 'The article is told by scrolling. Begin each part with a picture.',
      })
})
export type Insight = z.infer<typeof insightSchema>
