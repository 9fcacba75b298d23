import { defineDocument, type Figures } from '@/content/define'
import { figures } from '@/content/figures'
import type { TableWords } from '@/content/schema/team-page'
import { recordSeason, tableSeason } from './season-data'
import { seasonWordsOf, wordingFor } from './season-words'
import { currentSeason, type Season } from './seasons'

const read = (own: Figures = {}) =>
  defineDocument('cricket/team-page.json', { figures: { ...figures, ...own } })

const words = read()
const { playoffs, run, hero } = seasonWordsOf(currentSeason)
const { image, portrait, kicker, title, ahead, begun } = words.hero
const hasBegun = recordSeason === currentSeason

/** The texts of a season's points table. */
export function tableWordsOf(season: Season): TableWords {
  const { table } = read({ 'table.year': season.year })
  return { ...table, stage: wordingFor(season, table.stage) }
}

/** The texts of the team page, the match centre. */
export const teamPage = {
  ...words,
  meta: { ...words.meta, description: wordingFor(currentSeason, words.meta.description) },
  hero: {
    image,
    portrait,
    // The squad's size is hidden while it is 0, before the announcement.
    ...(hero ?? {
      kicker,
      title,
      figures: hasBegun ? begun : ahead.filter(({ figure }) => figure !== '0'),
    }),
  },
  results: {
    ...words.results,
    all: { path: words.results.all.path, label: wordingFor(recordSeason, words.results.all) },
  },
  fixtures: {
    ...words.fixtures,
    ...(playoffs && { playoffs }),
    ...(run && { run: { figure: `${figures['season.run']}`, ...run } }),
  },
  table: tableWordsOf(tableSeason),
}
