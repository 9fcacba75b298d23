import { z } from 'zod'
import type { SitePath } from '@/lib/domain/routes'
import type { ImageName } from '@/lib/server/images'
import { advertisement } from './advertisement'
import { day, fields, line, paragraph, quoting, slug, token } from './field-types'
import { imageName } from './image'
import { question } from './question'
import { type InternalLink, internalLink } from './site'

/** What the rows of a table are made from, where they are not written by hand (content/insights/tables.ts). */
const rowsOf = z
  .enum(['project-prices', 'matches', 'grounds', 'standings', 'final'])
  .meta({ title: 'Rows from' })
export type RowsOf = z.infer<typeof rowsOf>

/** What an area is drawn from (content/insights/tables.ts). */
const areaOf = z.enum(['cent', 'ground', 'example-plot']).meta({ title: 'Area of' })
type AreaOf = z.infer<typeof areaOf>

/** A piece of ground to draw to scale, with its width and depth in feet once they are known. */
export type Area = {
  name: string
  /** A figure, and the words that complete it. */
  area: string
  text: string
  of: AreaOf
  feet?: readonly [number, number]
}

/** Areas beside each other, with a template for the length of a side, such as "{n} ft". */
export type AreasBlock = { caption: string; side: string; shapes: Area[] }

/** What is done and where, each with its picture. */
export type PlacesBlock = {
  items: { image: ImageName; title: string; text: string; place: string }[]
}

/**
 * A hoarding with what an advertisement of a project has to show, and a note on each in reading order.
 * The authority's website and the file of the code that leads to it are those of the project pages.
 */
export type HoardingBlock = {
  caption: string
  notes: string[]
  /** The words on it: that it is a specimen, and what stands in each field. */
  board: { specimen: string; title: string; number: string; promoter: string[] }
  website?: string
  code?: SitePath
}

/** Rows of facts, with how each match ended where the rows are matches, and which of them stand out. */
export type Table = {
  caption: string
  columns: string[]
  rows: string[][]
  endings?: readonly ('won' | 'lost')[]
  marks?: readonly ('total' | 'chosen' | 'cut' | undefined)[]
}

/** As components take it: a paragraph (links as in lib/domain/prose/inline.ts), a list, a table and so on. */
export type ProseBlock =
  | string
  | { text: string; tag: string }
  | { list: string[]; areSteps?: boolean | undefined }
  | { links: InternalLink[] }
  | { picture: ImageName }
  | { places: PlacesBlock }
  | { areas: AreasBlock }
  | { hoarding: HoardingBlock }
  | { table: Table & { rowsOf?: RowsOf; season?: number | undefined } }

const columns = z.array(line).min(2)

/** A paragraph, a list, a table and so on, as the files keep it. */
const block = z
  .discriminatedUnion(
    'type',
    [
      fields({
        type: z.literal('paragraph'),
        text: paragraph,
        tag: line.optional().meta({
          title: 'Label',
          description:
            'In a small box before the text, such as "Sample". The live site leaves the text out until the label is gone.',
        }),
      }),
      fields({
        type: z.literal('list'),
        items: z.array(paragraph).min(1),
        areSteps: z.boolean().optional().meta({
          title: 'Steps',
          description: 'One after the other: numbered.',
        }),
      }),
      fields({
        type: z.literal('table'),
        caption: line,
        columns,
        rows: z
          .array(
            fields({
              cells: z.array(line).min(2).meta({ description: 'One for each column.' }),
              isTotal: z.boolean().default(false).meta({
                title: 'Total',
                description: 'What the rows before it add up to: set apart.',
              }),
            }),
          )
          .min(1),
      }).check(({ value: { columns, rows }, issues }) => {
        for (const [at, { cells }] of rows.entries())
          if (cells.length !== columns.length)
            issues.push({
              ...{ code: 'custom', input: cells, path: ['rows', at, 'cells'] },
              message: `The table has ${columns.length} columns. Write ${columns.length} cells.`,
            })
      }),
      fields({
        type: z.literal('made-table'),
        caption: line,
        columns,
        rowsOf,
        season: z.number().int().optional().meta({
          title: 'Season',
          description: 'The year of the matches.',
        }),
      })
        .check(({ value: { rowsOf, season }, issues }) => {
          if (rowsOf !== 'project-prices' && season === undefined)
            issues.push({
              ...{ code: 'custom', input: season, path: ['season'] },
              message: 'Write the year of a season, such as 2025.',
            })
        })
        .meta({ title: 'Table that the site fills' }),
      fields({ type: z.literal('links'), links: z.array(internalLink).min(1) }).meta({
        title: 'Links',
      }),
      fields({ type: z.literal('picture'), image: imageName }).meta({ title: 'Picture' }),
      fields({
        type: z.literal('places'),
        items: z.array(fields({ image: imageName, title: line, text: line, place: line })).min(2),
      }).meta({ title: 'Texts with places' }),
      fields({
        type: z.literal('hoarding'),
        caption: line,
        board: fields({
          specimen: line,
          title: line,
          number: line,
          promoter: z.array(line).length(3),
        }),
        notes: z.array(line).length(4),
      }).meta({ title: 'What an advertisement has to show, on a hoarding' }),
      fields({
        type: z.literal('areas'),
        caption: line,
        side: line.meta({ title: 'Length of a side', description: 'Such as "{n} ft".' }),
        shapes: z.array(fields({ name: line, area: line, text: line, of: areaOf })).min(2),
      }).meta({ title: 'Areas drawn to scale' }),
    ],
    'Write "paragraph", "list", "table", "made-table", "links", "picture", "places", "hoarding" or "areas".',
  )
  .transform((block): ProseBlock => {
    if (block.type === 'paragraph')
      return block.tag ? { text: block.text, tag: block.tag } : block.text
    if (block.type === 'list') return { list: block.items, areSteps: block.areSteps }
    if (block.type === 'links') return { links: block.links }
    if (block.type === 'places') return { places: { items: block.items } }
    if (block.type === 'picture') return { picture: block.image }
    if (block.type === 'hoarding') {
      const { caption, notes, board } = block
      return { hoarding: { caption, notes, board } }
    }
    if (block.type === 'areas') {
      const { caption, side, shapes } = block
      return { areas: { caption, side, shapes } }
    }
    const { caption, columns } = block
    if (block.type === 'made-table')
      return {
        table: { caption, columns, rows: [], rowsOf: block.rowsOf, season: block.season },
      }
    const rows = block.rows.map(({ cells }) => cells)
    const marks = block.rows.map(({ isTotal }) => (isTotal ? 'total' : undefined))
    return { table: { caption, columns, rows, marks } }
  })

/** What a part stands on, from edge to edge. */
const band = z
  .enum(['highlight', 'warning', 'group', 'properties', 'cricket', 'cinemas'])
  .optional()
  .meta({
    title: 'Band',
    description:
      'A band from edge to edge: "highlight" for what matters most on the page, "warning", or the colours of the group or a venture.',
  })
export type Band = NonNullable<z.infer<typeof band>>

/** A part of a page of text, with an address of its own. */
export const section = fields({
  /** Fragment address, kept when the title changes. */
  id: slug.meta({
    description:
      'The end of its address, such as plot-sizes: lower-case letters, digits and hyphens. Keep it when the title changes.',
  }),
  title: line,
  /** What the part says, in one line beside it. */
  short: line.optional(),
  band,
  blocks: z.array(block).min(1),
})

/** Each part of a page has an address of its own. */
export const sectionsOf = <Section extends z.ZodType<{ id: string }>>(one: Section) =>
  z.array(one).check(({ value, issues }) => {
    const ids = value.map(({ id }) => id)
    for (const [at, id] of ids.entries())
      if (ids.indexOf(id) < at)
        issues.push({
          ...{ code: 'custom', input: id, path: [at, 'id'] },
          message: 'Another part of the page has this address. Each needs its own.',
        })
  })

/** What a task is done with, drawn above it (components/prose/TaskDrawing.tsx). */
const task = z.enum(['plan', 'days', 'table']).optional().meta({
  title: 'Drawing',
  description: 'Makes the part one of the tasks that the page opens with, side by side.',
})
export type Task = NonNullable<z.infer<typeof task>>

/** Of a statement that is true of one day, such as that on accessibility. */
const checkedOn = day.optional().meta({
  title: 'True on',
  description: 'The day on which what the part says was last checked. Stands below its title.',
})

/** A page of text: privacy, terms, help and the like. */
export const informationPage = fields({
  slug,
  title: line,
  /** For search engines: title and description. */
  metaTitle: line,
  description: line,
  lead: paragraph,
  /** Day of the last change, on the pages that tell it: those about the law. */
  updated: day.optional(),
  /** Not yet read by the owner's counsel; says so at the top. */
  isDraft: z.boolean().meta({
    title: 'Draft',
    description: 'Says at the top that counsel has not read it yet.',
  }),
  sections: sectionsOf(section.extend({ task, checkedOn })).min(2),
})

export type InformationPage = z.infer<typeof informationPage>

/** Questions and answers by subject. */
export const faqsSchema = fields({
  title: line,
  metaTitle: line,
  description: line,
  lead: paragraph,
  linkLabel: line,
  /** The end of the page, over the ways to ask. */
  end: fields({ title: line, lede: line }),
  groups: z
    .array(
      fields({
        id: slug,
        title: line,
        image: imageName,
        band,
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
export const servicesSchema = advertisement(
  fields({
    title: line,
    metaTitle: line,
    description: line,
    lead: paragraph,
    items: z
      .array(
        quoting(
          {
            title: line,
            text: line,
            /** One figure, set large, and the words that complete it. */
            figure: fields({ value: token, label: line }).optional(),
            /** Facts in a list. */
            points: z.array(line).min(2),
            image: imageName,
            links: z.array(internalLink).min(1),
          },
          { text: line, points: z.array(line).min(2) },
        ),
      )
      .min(1),
  }),
)
export type Services = z.infer<typeof servicesSchema>
