import { seasonFigures } from '@/content/cricket/season-figures'
import { seasonWordsOf, wordingFor } from '@/content/cricket/season-words'
import { currentSeason, type Season } from '@/content/cricket/seasons'
import { defineDocument } from '@/content/define'
import { figures } from '@/content/figures'
import type { PlayerWords } from '@/content/schema/fan-home'

/** The texts of players' pages about one season. `{season.played}` etc. refer to that season. */
export function playerWordsOf(of: Season): PlayerWords {
  const { facts, ...words } = defineDocument('fans/player-page.json', {
    figures: { ...figures, ...seasonFigures(of) },
  })
  const { honour } = seasonWordsOf(of)
  return {
    ...words,
    facts: { ...facts, won: wordingFor(of, facts.won), champions: honour },
  }
}

/** The texts of the players' cards. */
export const playerWords = playerWordsOf(currentSeason)
