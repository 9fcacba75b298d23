import { OWN_TEAM } from '@/content/cricket/own-team'
import { matchesOf, recordMatches, recordSeason, titleSeason } from '@/content/cricket/season-data'
import { wordingFor } from '@/content/cricket/season-words'
import { defineDocument, defineWithEnglish } from '@/content/define'
import { enquiryField } from '@/content/enquiry'
import { figures } from '@/content/figures'
import { isThere } from '@/content/parts'
import type { FanHome } from '@/content/schema/fan-home'
import { winsOf } from '@/lib/browser/intro/wins'
import { headToHead } from '@/lib/domain/cricket/season-results'
import type { FieldSpec } from '@/lib/domain/enquiry/form-fields'
import { leaderIn } from '@/lib/domain/fans/leader'

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

const { name, email, phone, message, answerBy } = enquiryField

/** The full form as a partner meets it: only the example in the message differs. */
export const partnerFields: readonly FieldSpec[] = [
  name,
  { ...email, isHalf: true },
  { ...phone, isHalf: true },
  { ...message, placeholder: fanHome.partner.messagePlaceholder },
  answerBy,
]

/** The player with the most runs and the one with the most wickets, of the newest season with results. */
export const statLeaders = (['runs', 'wickets'] as const).flatMap((figure) => {
  const squad = recordSeason.squad.all
  const leader = leaderIn(squad, figure)
  if (!leader) return []
  const { player, value } = leader
  const index = squad.indexOf(player)
  return [{ title: stats[figure], value, unit: stats[`${figure}Unit`], player, index }]
})

/** The season's record against each opponent, counted from the results. */
export const records = headToHead(recordMatches, OWN_TEAM)

/** The wins that led to the newest title, in the order they were won. */
export const titleWins = titleSeason ? winsOf(matchesOf(titleSeason), OWN_TEAM) : []

/** The words of the intro. */
export const introWords = defineDocument('fans/intro.json', { figures })

/**
 * What the team has reached in the league. The last four were reached in 2024, not in 2023 as an early
 * list had it: in 2023 the team missed the playoffs.
 */
export const achievements = defineDocument('cricket/achievements.json')
