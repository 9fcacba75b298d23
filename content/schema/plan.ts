import { z } from 'zod'
import { FACINGS, PLOT_STATUSES, type Plot } from '@/lib/domain/property/plots'
import { readEnv } from '@/lib/server/read-env'
import { day, fields, line, perSqFt, slug, token } from './field-types'

const plot = fields({
  number: z.number().int().positive(),
  squareFeet: z.number().int().positive(),
  /** Width along the road and depth, in feet. */
  feet: z.tuple([z.number().positive(), z.number().positive()]),
  facing: z.enum(FACINGS),
  /** The road at the plot, named as on the drawing. */
  road: z.string().min(1),
  /** Computed from the drawing (tools/plans/plot-places.ts). */
  isCorner: z.literal(true).optional(),
  isByPark: z.literal(true).optional(),
})

/** The plots of a project without a drawing, pasted from a spreadsheet. */
export const plotTable = z
  .array(
    fields({
      number: plot.shape.number.meta({ title: 'Plot' }),
      squareFeet: plot.shape.squareFeet.meta({ title: 'sq.ft' }),
      feet: plot.shape.feet.meta({ title: 'Width, depth in ft', row: 'Length' }),
      facing: plot.shape.facing,
      road: token.meta({ title: 'Road' }),
    }).meta({ title: 'Plot' }),
  )
  .superRefine((plots, context) => {
    const numbers = plots.map(({ number }) => number)
    for (const [at, number] of numbers.entries()) {
      if (numbers.indexOf(number) === at) continue
      const message = `Plot ${number} stands in the table twice. Remove one of them.`
      context.addIssue({ code: 'custom', path: [at, 'number'], message })
    }
  })
  .meta({ isTable: true, isPasted: true })
  .readonly()

/** The data that tools/plans/plans.ts generates from a survey, besides the drawings. */
export const plan = fields({
  slug,
  /** Title of the standalone drawing. */
  title: line,
  /** Texts on the drawing, each once: names of roads and places, the length of the scale, north. */
  labels: z.array(line).readonly(),
  /** The drawing in `public/` with only lines, without texts and statuses. */
  lines: z
    .string()
    .startsWith('/plans/')
    .transform((file) => file as `/${string}`),
  plots: z.array(plot).min(1).readonly(),
})

/** The day of the build. Read during validation, because scripts set up their environment after importing. */
const today = () => readEnv(process.env).day

/** The statuses and own prices of plots, entered by the owner in an editable table. */
export const plotsSchema = fields({
  slug,
  /** Absent until the statuses have been checked. */
  checkedOn: day
    .refine((on) => on <= today(), {
      error: () =>
        `This day is still to come. Write the day on which somebody checked the plots, at the latest "${today()}".`,
    })
    .meta({
      isFixed: true,
      title: 'Last checked on',
      description:
        'A change of a plot sets it. Where you checked them and nothing changed, press “All plots are checked”. After 14 days the site tells buyers to ask.',
    })
    .optional(),
  plots: z
    .array(
      fields({
        number: z.number().int().positive().meta({ isFixed: true }),
        status: z.enum(PLOT_STATUSES).meta({ title: 'Status' }),
        /** The last day of a reservation. From the next day the plot is shown as available. */
        until: day.meta({ title: 'Reserved until', onlyWith: 'reserved' }).optional(),
        /**
         * Rupees, for a plot with another price than the rest, such as one at a corner. Per sq.ft, as land is quoted
         * here; plan, list and estimate compute the total from it. A total entered by mistake exceeds the limit.
         */
        pricePerSqFt: perSqFt.meta({ title: 'Own price per sq.ft' }).optional(),
      }).refine(({ status, until }) => until === undefined || status === 'reserved', {
        path: ['until'],
        error: 'Only a reserved plot has a last day. Remove the day, or write "reserved".',
      }),
    )
    .min(1)
    .meta({
      isTable: true,
      row: 'Plot',
      description:
        'Drawing, list, estimate and brochure follow. Own price: rupees per sq.ft, where a plot is dearer or cheaper than the rest. After the last day of a reservation the plot is shown as available.',
    })
    .readonly(),
})

type Drawn = z.infer<typeof plan>

/** A site plan with the status and price of each plot. */
export type Plan = Pick<Drawn, 'slug'> & {
  /** Absent while there is no drawing. */
  lines?: Drawn['lines']
  /** The day on which the statuses were last checked, such as "2026-11-24"; absent if never. */
  checkedOn?: string | undefined
  plots: readonly Plot[]
}
