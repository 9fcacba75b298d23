import { z } from 'zod'
import { fields, slug } from './fields'

const plot = fields({
  number: z.number().int().positive(),
  squareFeet: z.number().int().positive(),
  /** Width along the road and depth, in feet. */
  feet: z.tuple([z.number().positive(), z.number().positive()]),
  facing: z.enum([
    ...['North', 'North-East', 'East', 'South-East'],
    ...['South', 'South-West', 'West', 'North-West'],
  ] as const),
  /** The road the plot stands on, as the drawing names it. */
  road: z.string().min(1),
})

/** What scripts/plans.mjs makes of a survey: where the drawing is, and the facts of its plots. */
export const plan = fields({
  slug,
  /** File in `public/`. */
  drawing: z
    .string()
    .startsWith('/plans/')
    .transform((file) => file as `/${string}`),
  width: z.number().positive(),
  height: z.number().positive(),
  plots: z.array(plot).min(1).readonly(),
})

/** What the owner says of the plots of a plan: the rows of an editable table. */
export const plotsSchema = fields({
  slug,
  plots: z
    .array(
      fields({
        number: z.number().int().positive().meta({ isFixed: true }),
        status: z.enum(['available', 'reserved', 'booked', 'sold']),
      }),
    )
    .min(1)
    .meta({ isTable: true })
    .readonly(),
})

type Drawn = z.infer<typeof plan>
type Sale = Omit<z.infer<typeof plotsSchema>['plots'][number], 'number'>

/** A site plan with what is sold. */
export type Plan = Omit<Drawn, 'plots'> & { plots: readonly (Drawn['plots'][number] & Sale)[] }
