import { z } from 'zod'
import { FACINGS, PLOT_STATUSES, type Plot } from '@/lib/property/plots'
import { fields, line, perSqFt, slug } from './fields'

const plot = fields({
  number: z.number().int().positive(),
  squareFeet: z.number().int().positive(),
  /** Width along the road and depth, in feet. */
  feet: z.tuple([z.number().positive(), z.number().positive()]),
  facing: z.enum(FACINGS),
  /** The road the plot stands on, as the drawing names it. */
  road: z.string().min(1),
})

/** What scripts/plans.ts makes of a survey besides its drawings: its words and the facts of its plots. */
export const plan = fields({
  slug,
  /** Of the drawing, read where it is opened by itself. */
  title: line,
  /** Words on the drawing, each once: names of roads and places, the length of the scale, north. */
  labels: z.array(line).readonly(),
  /** The drawing of its lines alone, in `public/`: without words or what is sold. */
  lines: z
    .string()
    .startsWith('/plans/')
    .transform((file) => file as `/${string}`),
  plots: z.array(plot).min(1).readonly(),
})

/** What the owner says of the plots of a plan: the rows of an editable table. */
export const plotsSchema = fields({
  slug,
  plots: z
    .array(
      fields({
        number: z.number().int().positive().meta({ isFixed: true }),
        status: z.enum(PLOT_STATUSES).meta({ title: 'Status' }),
        /**
         * Rupees, for a plot that is dearer or cheaper than the rest, such as one at a corner. Per sq.ft, because
         * land is quoted so here and the plan, the list and the estimate work the sum out from it. A sum typed
         * here by mistake is above the limit.
         */
        pricePerSqFt: perSqFt.meta({ title: 'Own price per sq.ft' }).optional(),
      }),
    )
    .min(1)
    .meta({
      isTable: true,
      description:
        'Leave the own price empty where a plot costs what the project costs. Rupees per sq.ft, digits only.',
    })
    .readonly(),
})

type Drawn = z.infer<typeof plan>

/** A site plan with status and price of each plot, and the day on which somebody last looked at them. */
export type Plan = Pick<Drawn, 'slug' | 'lines'> & {
  plots: readonly Plot[]
  checkedOn?: string | undefined
}
