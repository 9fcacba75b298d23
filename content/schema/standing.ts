import { z } from 'zod'
import type { FeedStanding } from '@/lib/domain/cricket/feed-types'
import { count, fields, token } from './field-types'
import { teamSlug } from './fixture'

const row = {
  played: count,
  won: count,
  lost: count,
  points: count,
  netRunRate: z.number().exactOptional(),
}

const hasPlayedThem = ({ played, won, lost }: { played: number; won: number; lost: number }) =>
  won + lost <= played
const TOO_MANY = 'Won and lost together are more than played.'

/** A row of the points table. */
export const standingSchema = fields({ team: teamSlug, ...row }).refine(hasPlayedThem, TOO_MANY)

/** A row in the feed's snapshot. */
export const feedStandingSchema = fields({
  teamId: z.number().int().positive().exactOptional(),
  name: token,
  ...row,
  form: z.array(token).exactOptional(),
}).refine(hasPlayedThem, TOO_MANY) satisfies z.ZodType<FeedStanding>
