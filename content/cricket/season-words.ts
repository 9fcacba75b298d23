import { defineCollection, defineDocument, hasDocument } from '@/content/define'
import type { OverOrOn, SeasonWords } from '@/content/schema/season'
import { seasonFigures } from './season-figures'
import { isOver, type Season, seasons } from './seasons'

const WORDS = 'cricket/seasons/{season}/season.json'

/** Texts written for one season; empty without a season.json. `{season.won}` etc. refer to that season. */
export function seasonWordsOf(season: Season): SeasonWords {
  const at = { season: season.year }
  return hasDocument(WORDS, at) ? defineDocument(WORDS, { at, figures: seasonFigures(season) }) : {}
}

/** The text for a finished or an unfinished season. */
export const wordingFor = (season: Season, { over, on }: OverOrOn): string =>
  isOver(season) ? over : on

/** The stories of a season, in their order. */
export const storiesOf = (season: Season) =>
  defineCollection('cricket/seasons/{season}/stories/{slug}.json', ({ position }) => position, {
    at: { season: season.year },
    figures: seasonFigures(season),
    unique: ['position'],
  }).all

/** The newest season that has stories, and its stories. */
export const [storySeason, stories] = seasons
  .map((season) => [season, storiesOf(season)] as const)
  .find(([, all]) => all.length > 0) ?? [undefined, []]
