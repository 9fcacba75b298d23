import { z } from 'zod'
import type { Standing } from '@/lib/cricket/match'

const count = z.number().int().min(0)

/** A row of the points table. */
export const standingSchema: z.ZodType<Standing> = z
  .object({
    teamId: z.number().int().positive().exactOptional(),
    name: z.string().trim().min(1),
    played: count,
    won: count,
    lost: count,
    points: count,
    netRunRate: z.number().exactOptional(),
    form: z.array(z.enum(['W', 'L', 'A', 'D'])).exactOptional(),
  })
  .refine(({ played, won, lost }) => won + lost <= played, 'won and lost exceed played')
