import { z } from 'zod'
import { fields, slug } from './fields'

const plot = fields({
  number: z.number().int().positive(),
  status: z.enum(['available', 'reserved', 'booked', 'sold']),
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

export type Plan = z.infer<typeof plan>
