import { z } from 'zod'
import { imageName } from './image'
import { question } from './question'
import { internalLink } from './site'

const line = z.string().trim().min(1)

/** A paragraph (links as in lib/prose/inline.ts), a list or a table. */
const block = z.union([
  line,
  z.object({ list: z.array(line).min(1) }),
  z.object({
    table: z.object({
      caption: line,
      columns: z.array(line).min(2),
      rows: z.array(z.array(line).min(2)).min(1),
    }),
  }),
])

const section = z.object({
  /** Fragment address, kept when the title changes. */
  id: z.string().regex(/^[a-z0-9-]+$/, 'an id is lower-case letters, digits and hyphens'),
  title: line,
  blocks: z.array(block).min(1),
})

/** A page of text: privacy, terms, help and the like. */
export const informationPage = z.object({
  slug: z.string(),
  title: line,
  /** For search engines: title and description. */
  metaTitle: line,
  description: line,
  lead: line,
  /** Day of the last change. */
  updated: z.iso.date(),
  /** Not yet read by the owner's counsel; says so at the top. */
  isDraft: z.boolean(),
  sections: z.array(section).min(2),
})

export type InformationPage = z.infer<typeof informationPage>
export type ProseBlock = z.infer<typeof block>

/** The frame's own words. */
export const pageWordsSchema = z.object({
  contents: line,
  /** With `{date}`. */
  updated: line,
  draft: line,
})
export type PageWords = z.infer<typeof pageWordsSchema>

export const faqsSchema = z.object({
  title: line,
  metaTitle: line,
  description: line,
  lead: line,
  linkLabel: line,
  groups: z
    .array(
      z.object({
        id: z.string().regex(/^[a-z0-9-]+$/),
        title: line,
        items: z.array(question).min(1),
      }),
    )
    .min(1)
    .refine(
      (groups) => {
        const slugs = groups.flatMap(({ id, items }) => [id, ...items.map(({ slug }) => slug)])
        return new Set(slugs).size === slugs.length
      },
      { error: 'a fragment address is used twice' },
    ),
})

export const servicesSchema = z.object({
  title: line,
  metaTitle: line,
  description: line,
  lead: line,
  items: z
    .array(
      z.object({
        title: line,
        text: line,
        image: imageName,
        links: z.array(internalLink).min(1),
      }),
    )
    .min(1),
})
export type Services = z.infer<typeof servicesSchema>
