import { z } from 'zod'
import type { FeedMatch } from '@/lib/domain/cricket/feed-types'
import type { Innings } from '@/lib/domain/cricket/match'
import { ballsOf, inningsOf } from '@/lib/domain/cricket/score'
import { contradictionOf, endingOf, endingSchema } from './ending'
import { count, fields, moment, slug, token } from './field-types'
import { type AtGround, groundSlug, TWO_TEAMS, teamSlug } from './fixture'

const SCORE = 'Write runs/wickets such as "220/5", or the runs alone when all out, such as "93".'
/** A score: `220/5`, or `93` if all out. */
const score = z.string(SCORE).regex(/^\d{1,3}(\/\d)?$/, SCORE)

const OVERS = 'Write overs and balls, up to 20, such as 20 or 14.4.'
/** Overs; `14.4` is fourteen overs and four balls. */
const overs = z.number(OVERS).refine((value) => (ballsOf(value) ?? 121) <= 120, OVERS)

/** One side of a match; without score and overs if it never batted. */
const side = fields({
  team: teamSlug,
  score: score
    .meta({ description: 'Runs and wickets, such as 220/5; the runs alone when all were out.' })
    .optional(),
  overs: overs.meta({ description: 'Such as 20 or 14.4.' }).optional(),
}).transform(({ team, ...written }): { team: string; innings: Innings[] } => {
  const innings = inningsOf(written)
  return { team, innings: innings ? [innings] : [] }
})

/** A played match, with the sides in batting order. */
export const matchSchema = fields({
  slug,
  title: token,
  stage: z.enum(['league', 'playoffs']),
  startsAt: moment.meta({ title: 'Started', description: 'Day and hour in India.' }),
  sides: z
    .tuple([side, side])
    .meta({ title: 'Sides', row: 'Side', description: 'Who batted first stands first.' })
    .refine(([first, second]) => first.team !== second.team, {
      ...TWO_TEAMS,
      path: [...TWO_TEAMS.path, 'team'],
    }),
  ending: endingSchema.meta({
    title: 'How it ended',
    description:
      'The site writes the sentence, in both languages. What contradicts the scores is refused.',
  }),
  ground: groundSlug,
}).transform(({ ending, ...match }, context) => {
  const error = contradictionOf(ending, match.sides)
  if (error) {
    context.addIssue({ code: 'custom', message: error.advice, path: ['ending', error.field] })
  }
  return { ...match, ending: endingOf(ending, match.sides) }
})
export type PlayedMatch = AtGround<z.infer<typeof matchSchema>>

const innings = fields({
  runs: count,
  wickets: count.max(10),
  balls: count.exactOptional(),
  isDeclared: z.boolean().exactOptional(),
})
const feedSide = fields({
  teamId: z.number().exactOptional(),
  name: token,
  short: token.exactOptional(),
  innings: z.array(innings),
  isUnread: z.literal(true).exactOptional(),
})

/** A match in the feed's snapshot. */
export const feedMatchSchema = fields({
  id: token,
  title: token.exactOptional(),
  seriesId: z.number().exactOptional(),
  startsAt: z.iso.datetime(),
  status: z.string(),
  isLive: z.literal(true).exactOptional(),
  sides: z.tuple([feedSide, feedSide]),
  ground: token.exactOptional(),
  city: token.exactOptional(),
}) satisfies z.ZodType<FeedMatch>
