import { recordSeason, titleSeason } from '@/content/cricket/season'
import { wordingFor } from '@/content/cricket/season-words'
import { defineDocument } from '@/content/define'
import { figures } from '@/content/figures'
import { type FanHome, fanHomeSchema } from '@/content/schema/fan-home'

const { stats, partner, ...words } = defineDocument('fans/home.json', fanHomeSchema, figures)

const hasPlayoffs = recordSeason.results.all.some(({ stage }) => stage === 'playoffs')
// A title is held until the next season has a result.
const holdsTitle = titleSeason === recordSeason

/** The words of the fan home, in the order a visitor meets them. */
export const fanHome: FanHome = {
  ...words,
  stats: {
    ...stats,
    season: stats.season[hasPlayoffs ? 'playoffs' : 'league'],
    note: wordingFor(recordSeason, stats.note),
  },
  partner: { ...partner, title: partner.title[holdsTitle ? 'champions' : 'others'] },
}
