import { defineCollection, defineDocument, hasDocument } from '@/content/define'
import { storySchema } from '@/content/schema/fan-home'
import { type OverOrOn, type SeasonWords, seasonWordsSchema } from '@/content/schema/season'
import { seasonFigures } from './season-figures'
import { isOver, type Season, seasons } from './seasons'

/** What only this season can say of itself. Places such as `{season.won}` are its own. */
export function seasonWordsOf(season: Season): SeasonWords {
  const name = `cricket/seasons/${season.year}/season.json`
  return hasDocument(name) ? defineDocument(name, seasonWordsSchema, seasonFigures(season)) : {}
}

/** The wording that is true of the season while the site builds. */
export const wordingFor = (season: Season, { over, on }: OverOrOn): string =>
  isOver(season) ? over : on

const storiesOf = (season: Season) =>
  defineCollection(
    `cricket/seasons/${season.year}/stories`,
    storySchema,
    ({ position }) => position,
    { figures: seasonFigures(season), unique: ['position'] },
  ).all

/** The top stories of the newest season that has stories. Each link leads to the league's own page. */
export const stories = seasons.map(storiesOf).find((all) => all.length > 0) ?? []
