import { z } from 'zod'
import type { Standing } from '@/lib/cricket/match'
import { count, fields, token } from './fields'

/** A row of the points table. */
export const standingSchema: z.ZodType<Standing> = fields({
  teamId: z.number().int().positive().meta({ title: 'Number in the feed' }).exactOptional(),
  name: token,
  played: count,
  won: count,
  lost: count,
  points: count,
  netRunRate: z.number().exactOptional(),
  form: z.array(z.enum(['W', 'L', 'A', 'D'])).exactOptional(),
}).refine(
  ({ played, won, lost }) => won + lost <= played,
  'Won and lost together are more than played.',
)
