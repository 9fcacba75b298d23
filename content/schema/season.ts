import { z } from 'zod'
import { day, fields, line, moment, toConfirm } from './field-types'

/** The season shown on pages: its year, or null for the newest that has a fixture. */
export const currentSeasonSchema = fields({
  year: z.number().int().nullable().meta({
    description:
      'Empty for the newest season that has a fixture. A year keeps the site in that season.',
  }),
})

/** The word of a hero, set as wide as the page. */
export const heroTitle = z
  .string()
  .trim()
  .min(1)
  .max(9, 'Write one word of at most 9 letters.')
  .meta({ isWords: true })

/** Figures of a hero, each with a label. */
export const heroFigures = z
  .array(fields({ figure: line, text: line }).meta({ title: 'Figure' }))
  .max(3)

/** One text for after the season, and one for before and during it. */
export const overOrOn = fields({
  over: line.meta({ title: 'Once the season is over' }),
  on: line.meta({ title: 'Before and during it' }),
})
export type OverOrOn = z.infer<typeof overOrOn>

/**
 * Texts specific to one season. Everything is optional: pages have default texts for a future season and
 * for an ordinary one.
 */
export const seasonWordsSchema = fields({
  /** The feed's number of the season; without it the feed is not requested. */
  seriesId: z.number().int().positive().optional(),
  /** The hero of the match centre. */
  hero: fields({ kicker: line, title: heroTitle, figures: heroFigures }).optional(),
  /** What comes after the season, shown at the top of the fan page while no match is ahead. */
  comesNext: fields({
    text: line.meta({
      title: 'What comes next',
      description:
        'A sentence such as "The fixtures of 2027 come in May." Leave it out if it is not known.',
    }),
    until: day.meta({
      title: 'Until',
      description: 'The last day on which it is true. Pages leave it out after that day.',
    }),
  }).optional(),
  /** The matches after the league stage, and the start of the last one. */
  playoffs: fields({ title: line, days: line, end: moment, toConfirm }).optional(),
  /** The text on consecutive wins at the end of the season; the number is computed. */
  run: fields({ title: line, text: line }).optional(),
  /** A sentence about the season, on the page of all its results. */
  intro: line.optional(),
  /** The text below the heading of each stage. */
  stages: fields({ playoffs: line.optional(), league: line.optional() }).optional(),
  /** The team's honour of the season, on the pages of its players. */
  honour: line.optional(),
})
export type SeasonWords = z.infer<typeof seasonWordsSchema>
