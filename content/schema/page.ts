import { z } from 'zod'
import type { SitePath } from '@/lib/domain/routes'
import type { ImageName } from '@/lib/server/images'
import { advertisement } from './advertisement'
import { day, fields, line, paragraph, quoting, slug, token, wordsWith } from './field-types'
import { imageName } from './image'
import { question } from './question'
import { type InternalLink, internalLink } from './site'

/** The source of generated table rows (content/insights/tables.ts). */
const rowsOf = z
  .enum(['project-prices', 'matches', 'grounds', 'standings', 'final'])
  .meta({ title: 'Rows from' })
export type RowsOf = z.infer<typeof rowsOf>

/** The source of an area's dimensions (content/insights/tables.ts). */
const areaOf = z.enum(['cent', 'ground', 'example-plot']).meta({ title: 'Area of' })
type AreaOf = z.infer<typeof areaOf>

/** An area of land to draw to scale. Its width and depth in feet are filled in later. */
export type Area = {
  name: string
  /** A figure, and the text that completes it. */
  area: string
  text: string
  of: AreaOf
  feet?: readonly [number, number]
}

/** Areas side by side, with a template for the length of a side, such as "{n} ft". */
export type AreasBlock = { caption: string; side: string; shapes: Area[] }

/** Activities and their places, each with a picture. */
export type PlacesBlock = {
  items: { image: ImageName; title: string; text: string; place: string }[]
}

/**
 * A specimen hoarding with what an advertisement of a project must show, and a note on each part in reading
 * order. The authority's website and the QR code are those of the project pages.
 */
export type HoardingBlock = {
  caption: string
  notes: string[]
  /** The texts on it: that it is a specimen, and the content of each field. */
  board: { specimen: string; title: string; number: string; promoter: string[] }
  website?: string
  code?: SitePath
}

/** A table of facts; `endings` are the results of match rows, `marks` highlights rows. */
export type Table = {
  caption: string
  columns: string[]
  rows: string[][]
  endings?: readonly ('won' | 'lost')[]
  marks?: readonly ('total' | 'chosen' | 'cut' | undefined)[]
}

/** A block for components: a paragraph (links as in lib/domain/prose/inline.ts), a list, a table and so on. */
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

const columns = z.array(line).min(2).meta({ row: 'Column' })

/** A block in content files: a paragraph, a list, a table and so on. */
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
        items: z.array(paragraph).min(1).meta({ row: 'Point of the list' }),
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
              cells: z
                .array(line)
                .min(2)
                .meta({ description: 'One for each column.', row: 'Cell' }),
              isTotal: z.boolean().default(false).meta({
                title: 'Total',
                description: 'What the rows before it add up to: set apart.',
              }),
            }),
          )
          .min(1)
          .meta({ row: 'Row' }),
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
      fields({
        type: z.literal('links'),
        links: z.array(internalLink).min(1).meta({ row: 'Link' }),
      }).meta({
        title: 'Links',
      }),
      fields({ type: z.literal('picture'), image: imageName }).meta({ title: 'Picture' }),
      fields({
        type: z.literal('places'),
        items: z
          .array(fields({ image: imageName, title: line, text: line, place: line }))
          .min(2)
          .meta({ row: 'Text with its place' }),
      }).meta({ title: 'Texts with places' }),
      fields({
        type: z.literal('hoarding'),
        caption: line,
        board: fields({
          specimen: line,
          title: line,
          number: line,
          promoter: z.array(line).length(3).meta({ row: 'Line' }),
        }),
        notes: z.array(line).length(4).meta({ row: 'Note' }),
      }).meta({ title: 'What an advertisement has to show, on a hoarding' }),
      fields({
        type: z.literal('areas'),
        caption: line,
        side: wordsWith('{n}').meta({
          title: 'Length of a side',
          description: 'Such as "{n} ft".',
        }),
        shapes: z
          .array(fields({ name: line, area: line, text: line, of: areaOf }))
          .min(2)
          .meta({ row: 'Area' }),
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

/** The full-width background of a section. */
const band = z
  .enum(['highlight', 'warning', 'group', 'properties', 'cricket', 'cinemas'])
  .optional()
  .meta({
    title: 'Band',
    description:
      'A band from edge to edge: "highlight" for what matters most on the page, "warning", or the colours of the group or a venture.',
  })
export type Band = NonNullable<z.infer<typeof band>>

/** A section of a text page, with its own fragment. */
export const section = fields({
  /** The fragment; do not change it with the title. */
  id: slug.meta({
    description:
      'The end of its address, such as plot-sizes: lower-case letters, digits and hyphens. Keep it when the title changes.',
  }),
  title: line,
  /** A one-line summary, shown beside the section. */
  short: line.optional(),
  band,
  blocks: z.array(block).min(1).meta({ row: 'Paragraph, list, table or picture' }),
})

/** A list of sections with unique fragments. */
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

/** The drawing above a task (components/prose/TaskDrawing.tsx). */
const task = z.enum(['plan', 'days', 'table']).optional().meta({
  title: 'Drawing',
  description: 'Makes the part one of the tasks that the page opens with, side by side.',
})
export type Task = NonNullable<z.infer<typeof task>>

/** The date of a dated statement, such as that on accessibility. */
const checkedOn = day.optional().meta({
  title: 'True on',
  description: 'The day on which what the part says was last checked. Stands below its title.',
})

/** A text page: privacy, terms, help and others. */
export const informationPage = fields({
  slug,
  title: line,
  /** For search engines: title and description. */
  metaTitle: line,
  description: line,
  /** A shallow band above the title. */
  image: imageName,
  lead: paragraph,
  /** Day of the last change; only on legal pages. */
  updated: day.optional(),
  /** Not yet reviewed by counsel; the page says so at the top. */
  isDraft: z.boolean().meta({
    title: 'Draft',
    description: 'Says at the top that counsel has not read it yet.',
  }),
  sections: sectionsOf(section.extend({ task, checkedOn })).min(2).meta({ row: 'Part' }),
})

export type InformationPage = z.infer<typeof informationPage>

/** Questions and answers by subject. */
export const faqsSchema = fields({
  title: line,
  metaTitle: line,
  description: line,
  /** A shallow band above the title. */
  image: imageName,
  lead: paragraph,
  linkLabel: line,
  /** The end of the page, above the contact links. */
  end: fields({ title: line, lede: line }),
  groups: z
    .array(
      fields({
        id: slug,
        title: line,
        image: imageName,
        band,
        items: z.array(question).min(1).meta({ row: 'Question' }),
      }).meta({ title: 'Group of questions' }),
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

/** The texts of the services page. */
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
            /** A large figure, and the text that completes it. */
            figure: fields({ value: token, label: line }).optional(),
            points: z.array(line).min(2).meta({ row: 'Point' }),
            links: z.array(internalLink).min(1).meta({ row: 'Link' }),
          },
          { text: line, points: z.array(line).min(2).meta({ row: 'Point' }) },
        ),
      )
      .min(1)
      .meta({ row: 'Service' }),
  }),
)
export type Services = z.infer<typeof servicesSchema>
