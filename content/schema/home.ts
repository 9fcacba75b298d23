import { z } from 'zod'
import { imageName } from './image'
import { internalLink, sitePath } from './site'

const line = z.string().trim().min(1)

export const homeSchema = z.object({
  meta: z.object({ title: line, description: line }),
  banner: z.object({
    label: line,
    title: line,
    lede: line,
    slides: z
      .array(
        z.object({ image: imageName, portrait: imageName.optional(), title: line, note: line }),
      )
      .length(4),
  }),
  ventures: z.object({
    title: line,
    lede: line,
    more: line,
    panels: z
      .array(
        z.object({
          brand: z.enum(['properties', 'cinemas', 'cricket']),
          name: line,
          tagline: line,
          points: z.array(line).length(3),
          path: sitePath,
          image: imageName,
        }),
      )
      .length(3),
  }),
  about: z.object({
    title: line,
    lede: line,
    text: line,
    image: imageName,
    link: internalLink,
  }),
  values: z
    .array(z.object({ name: line, text: line, mark: z.enum(['mark', 'beam', 'crest']) }))
    .length(3),
  leadership: z.object({
    title: line,
    lede: line,
    cards: z.array(z.object({ role: line, text: line, isPlaceholder: z.boolean() })).length(4),
  }),
  testimonials: z.object({
    title: line,
    label: line,
    items: z
      .array(z.object({ quote: line, by: line, context: line, isPlaceholder: z.boolean() }))
      .min(2),
  }),
  insights: z.object({ title: line, lede: line, read: line }),
  contact: z.object({ title: line, lede: line, subject: line }),
})
export type Home = z.infer<typeof homeSchema>
