import { recordSeason, titleSeason } from '@/content/cricket/season-data'
import { wordingFor } from '@/content/cricket/season-words'
import { defineWithEnglish } from '@/content/define'
import { figures } from '@/content/figures'
import { isThere } from '@/content/parts'
import type { FanHome } from '@/content/schema/fan-home'

const document = defineWithEnglish('fans/home.json', { figures })
const { stats, partner, ...words } = document.words

const hasPlayoffs = recordSeason.results.all.some(({ stage }) => stage === 'playoffs')
// A title is held until the next season has a result.
const holdsTitle = titleSeason === recordSeason

/** What the form for partners is about. */
export const partnerSubject = document.sent(({ partner }) => partner.subject)

/** The words of the fan home, in the order a visitor meets them. */
export const fanHome: FanHome = {
  ...words,
  links: words.links.filter(isThere),
  stats: {
    ...stats,
    season: stats.season[hasPlayoffs ? 'playoffs' : 'league'],
    note: wordingFor(recordSeason, stats.note),
  },
  partner: { ...partner, title: partner.title[holdsTitle ? 'champions' : 'others'] },
}
