import { defineDocument } from '@/content/define'
import { figures } from '@/content/figures'
import type { SecondPageContent } from '@/content/schema/team-page'
import { seasonFigures } from './season-figures'
import { seasonWordsOf, wordingFor } from './season-words'
import type { Season } from './seasons'

/** The texts of the page with all results of a season. `{season.won}` etc. refer to that season. */
export function secondPageOf(season: Season): SecondPageContent {
  const words = defineDocument('cricket/second-page.json', {
    figures: { ...figures, ...seasonFigures(season) },
  })
  const { intro = words.intro, stages } = seasonWordsOf(season)
  return {
    ...words,
    title: wordingFor(season, words.title),
    intro,
    stages: (['playoffs', 'league'] as const).map((stage) => ({
      stage,
      title: words.stages[stage],
      note: stages?.[stage],
    })),
  }
}
