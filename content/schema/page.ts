import { z } from 'zod'
import { day, fields, line, slug } from './fields'
import { imageName } from './image'
import { question } from './question'
import { internalLink } from './site'

/** What the rows of a table are made from, where they are not written by hand (content/insights/tables.ts). */
const rowsOf = z
  .enum(['project-prices', 'matches-of-2025', 'grounds-of-2025'])
  .meta({ title: 'Rows from' })
export type RowsOf = z.infer<typeof rowsOf>

/** As components take it: a paragraph (links as in lib/prose/inline.ts), a list or a table. */
export type ProseBlock =
  | string
  | { list: string[] }
  | { table: { caption: string; columns: string[]; rows: string[][]; rowsOf?: RowsOf } }

const columns = z.array(line).min(2)

/** A paragraph, a list or a table, as the files keep it. */
const block = z
  .discriminatedUnion(
    'type',
    [
      fields({ type: z.literal('paragraph'), text: line }),
      fields({ type: z.literal('list'), items: z.array(line).min(1) }),
      fields({
        type: z.literal('table'),
        caption: line,
        columns,
        rows: z.array(fields({ cells: z.array(line).min(2) })).min(1),
      }),
      fields({ type: z.literal('made-table'), caption: line, columns, rowsOf }).meta({
        title: 'Table that the site fills',
      }),
    ],
    'Write "paragraph", "list", "table" or "made-table".',
  )
  .transform((block): ProseBlock => {
    if (block.type === 'paragraph') return block.text
    if (block.type === 'list') return { list: block.items }
    const { caption, columns } = block
    if (block.type === 'made-table')
      return { table: { caption, columns, rows: [], rowsOf: block.rowsOf } }
    return { table: { caption, columns, rows: block.rows.map(({ cells }) => cells) } }
  })

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
  isDraft: z.boolean().meta({
    title: 'Draft',
    description: 'Says at the top that counsel has not read it yet.',
  }),
  sections: z.array(section).min(2),
})

export type InformationPage = z.infer<typeof informationPage>

/** Questions and answers by subject. */
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
        /** Absent where another page has the questions. */
        items: z.array(question).default([]),
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

/** The words of the page that says what the group does. */
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
