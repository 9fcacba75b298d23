import { OWN_TEAM } from '@/content/cricket/own-team'
import { matchesOf, recordMatches, recordSeason, titleSeason } from '@/content/cricket/season-data'
import { wordingFor } from '@/content/cricket/season-words'
import { defineDocument, defineWithEnglish } from '@/content/define'
import { messageFields } from '@/content/enquiry'
import { figures } from '@/content/figures'
import { isThere } from '@/content/parts'
import type { FanHome } from '@/content/schema/fan-home'
import { winsOf } from '@/lib/browser/intro/wins'
import { headToHead } from '@/lib/domain/cricket/season-results'

const document = defineWithEnglish('fans/home.json', { figures })
const { stats, partner, ...words } = document.words

const hasPlayoffs = recordSeason.results.all.some(({ stage }) => stage === 'playoffs')
// The team holds a title until the next season has a result.
const holdsTitle = titleSeason === recordSeason

/** The subject of the partners' form. */
export const partnerSubject = document.sent(({ partner }) => partner.subject)

/** The texts of the fan home, in page order. */
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

/** The partners' form: the full form with another placeholder in the message. */
export const partnerFields = messageFields(fanHome.partner.messagePlaceholder)

/** The record against each opponent in that season. */
export const records = headToHead(recordMatches, OWN_TEAM)

/** The wins of the newest season that ended with the title, oldest first. */
export const titleWins = titleSeason ? winsOf(matchesOf(titleSeason), OWN_TEAM) : []

/** The texts of the intro. */
export const introWords = defineDocument('fans/intro.json', { figures })

/**
 * The team's achievements in the league. The last four date from 2024; an early list wrongly had 2023,
 * when the team missed the playoffs.
 */
export const achievements = defineDocument('cricket/achievements.json')
