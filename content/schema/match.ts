import { z } from 'zod'
import type { Innings, Match } from '@/lib/cricket/match'
import { ballsOf } from '@/lib/cricket/score'

const line = z.string().trim().min(1)

/** `220/5`, or `93` for a side that was all out. */
const score = z.string().regex(/^\d{1,3}(\/\d)?$/, 'write runs/wickets, or runs alone when all out')

/** One side as a scorecard prints it. */
const side = z
  .object({ team: line, score, overs: z.number() })
  .transform(({ team, score: text, overs }, context): { team: string; innings: Innings[] } => {
    const [runs, wickets] = text.split('/').map(Number)
    const balls = ballsOf(overs)
    if (balls === undefined) context.addIssue(`${overs} is no number of overs`)
    return {
      team,
      innings: [{ runs: runs ?? 0, wickets: wickets ?? 10, ...(balls !== undefined && { balls }) }],
    }
  })

/** A played match of the record, sides in the order they batted. */
export const matchSchema = z.object({
  slug: line,
  title: line,
  stage: z.enum(['league', 'playoffs']),
  startsAt: z.iso.datetime({ offset: true }),
  sides: z.tuple([side, side]),
  status: line,
  ground: line,
  city: line,
})
export type PlayedMatch = z.infer<typeof matchSchema>

const innings = z.object({
  runs: z.number().int().min(0),
  wickets: z.number().int().min(0).max(10),
  balls: z.number().int().min(0).exactOptional(),
  isDeclared: z.boolean().exactOptional(),
})
const feedSide = z.object({
  teamId: z.number().exactOptional(),
  name: line,
  short: line.exactOptional(),
  innings: z.array(innings),
})

/** A match as the snapshot of the feed keeps it. */
export const feedMatchSchema = z.object({
  id: line,
  title: line.exactOptional(),
  seriesId: z.number().exactOptional(),
  startsAt: z.iso.datetime(),
  status: z.string(),
  isLive: z.literal(true).exactOptional(),
  sides: z.tuple([feedSide, feedSide]),
  ground: line.exactOptional(),
  city: line.exactOptional(),
}) satisfies z.ZodType<Match>
