import { z } from 'zod'
import { day, fields, line, slug } from './fields'
import { imageName } from './image'
import { question } from './question'
import { internalLink } from './site'

/** A paragraph (links as in lib/prose/inline.ts), a list or a table. */
const block = z.union(
  [
    line,
    fields({ list: z.array(line).min(1) }),
    fields({
      table: fields({
        caption: line,
        columns: z.array(line).min(2),
        rows: z.array(z.array(line).min(2)).min(1),
      }),
    }),
  ],
  'Write a paragraph in quotes, a list such as { "list": ["One", "Two"] }, or a table.',
)

/** A part of a page of text, with an address of its own. */
export const section = fields({
  /** Fragment address, kept when the title changes. */
  id: slug,
  title: line,
  blocks: z.array(block).min(1),
})

/** A page of text: privacy, terms, help and the like. */
export const informationPage = fields({
  slug,
  title: line,
  /** For search engines: title and description. */
  metaTitle: line,
  description: line,
  lead: line,
  /** Day of the last change. */
  updated: day,
  /** Not yet read by the owner's counsel; says so at the top. */
  isDraft: z.boolean(),
  sections: z.array(section).min(2),
})

export type InformationPage = z.infer<typeof informationPage>
export type ProseBlock = z.infer<typeof block>

/** The frame's own words. */
export const pageWordsSchema = fields({
  contents: line,
  /** With `{date}`. */
  updated: line,
  draft: line,
})
export type PageWords = z.infer<typeof pageWordsSchema>

export const faqsSchema = fields({
  title: line,
  metaTitle: line,
  description: line,
  lead: line,
  linkLabel: line,
  groups: z
    .array(
      fields({
        id: slug,
        title: line,
        items: z.array(question).min(1),
      }),
    )
    .min(1)
    .check(({ value, issues }) => {
      const slugs = value.flatMap(({ id, items }) => [id, ...items.map(({ slug }) => slug)])
      const repeated = slugs.find((slug, index) => slugs.indexOf(slug) < index)
      if (repeated === undefined) return
      const message = `The address "#${repeated}" is used twice. Each group and question needs its own.`
      issues.push({ code: 'custom', input: value, message })
    }),
})

export const servicesSchema = fields({
  title: line,
  metaTitle: line,
  description: line,
  lead: line,
  items: z
    .array(
      fields({
        title: line,
        text: line,
        /** Facts in a list. */
        points: z.array(line).min(2),
        image: imageName,
        links: z.array(internalLink).min(1),
      }),
    )
    .min(1),
})
export type Services = z.infer<typeof servicesSchema>
