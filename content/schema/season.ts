import { z } from 'zod'
import { fields, line, moment } from './fields'

/** What only one season can say: its hero, its playoffs, what was won. */
export const seasonWordsSchema = fields({
  /** The opening of the match centre. */
  hero: fields({
    kicker: line,
    title: line,
    figures: z.array(fields({ figure: line, text: line })).length(3),
  }),
  /** The matches after the league stage, and when the last of them starts. */
  playoffs: fields({ title: line, days: line, end: moment }),
  /** Wins in a row at the end of the season; the number is counted. */
  run: fields({ title: line, text: line }).optional(),
  /** What stands under the heading of each stage. */
  stages: fields({ playoffs: line, league: line }),
  /** The team's honour of the season, on every player's page and under the fan home's title. */
  honour: line,
  fanNote: line,
})
export type SeasonWords = z.infer<typeof seasonWordsSchema>
