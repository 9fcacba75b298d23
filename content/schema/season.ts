import { z } from 'zod'
import { fields, line, moment, toConfirm } from './field-types'

/** Which season pages show: its year, or null for the newest that has a fixture. */
export const currentSeasonSchema = fields({
  year: z.number().int().nullable().meta({
    description:
      'Empty for the newest season that has a fixture. A year keeps the site in that season.',
  }),
})

/** The word of a hero: it stands as wide as the page. */
export const heroTitle = z
  .string()
  .trim()
  .min(1)
  .max(9, 'Write one word of at most 9 letters.')
  .meta({ isWords: true })

/** Figures of a hero, each with what it counts. */
export const heroFigures = z
  .array(fields({ figure: line, text: line }).meta({ title: 'Figure' }))
  .max(3)

/** One wording once the season is over, and one that is true before and during it. */
export const overOrOn = fields({
  over: line.meta({ title: 'Once the season is over' }),
  on: line.meta({ title: 'Before and during it' }),
})
export type OverOrOn = z.infer<typeof overOrOn>

/**
 * What only one season can say. Everything is optional: pages have words of their own for a season that
 * is ahead, and for one that brought nothing out of the ordinary.
 */
export const seasonWordsSchema = fields({
  /** The feed's number of the season; without one nothing is asked. */
  seriesId: z.number().int().positive().optional(),
  /** The opening of the match centre. */
  hero: fields({ kicker: line, title: heroTitle, figures: heroFigures }).optional(),
  /** The matches after the league stage, and when the last of them starts. */
  playoffs: fields({ title: line, days: line, end: moment, toConfirm }).optional(),
  /** Wins in a row at the end of the season; the number is counted. */
  run: fields({ title: line, text: line }).optional(),
  /** The season in a sentence, on the page of all its results. */
  intro: line.optional(),
  /** What stands under the heading of each stage. */
  stages: fields({ playoffs: line.optional(), league: line.optional() }).optional(),
  /** The team's honour of the season, on the page of every player. */
  honour: line.optional(),
})
export type SeasonWords = z.infer<typeof seasonWordsSchema>
