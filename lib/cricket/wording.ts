import type { Match } from './match'
import type { Status } from './status'
import { findTeam, plainName, spellings, type TeamFace } from './teams'

/**
 * How matches are worded, in English by the scorer's own words with our names. The Tamil edition takes
 * `wording.ta.ts` in place of this file (next.config.ts).
 */

/** Which match of the season it was: "Final", "Match 27". */
export const matchTitle = (title: string): string => title

/**
 * How a match ended or stands, and the language of the words where it is not the page's own. Teams go by
 * the names that the record has, the own team by the first part of its name.
 */
export function statusText(
  match: Match,
  teams: readonly TeamFace[],
  own?: string,
): { readonly text: string; readonly lang?: string } {
  const names = new Map(
    match.sides.flatMap((side) => {
      const team = findTeam(teams, side)
      if (!team) return []
      const shown = team.slug === own ? team.lead : team.name
      return [...spellings(team), side.name, side.short ?? '']
        .filter(Boolean)
        .map((name) => [plainName(name), { name, shown }] as const)
    }),
  )
  if (names.size === 0) return { text: inFull(match.status) }
  const longestFirst = [...names.values()].sort((a, b) => b.name.length - a.name.length)
  const spelt = longestFirst.map(({ name }) => name.replace(/[^\p{L}\p{M}\p{N}]+/gu, '\\W*'))
  const anyName = new RegExp(`(?<![\\p{L}\\p{N}])(?:${spelt.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  return {
    text: inFull(
      match.status.replace(anyName, (name) => names.get(plainName(name))?.shown ?? name),
    ),
  }
}

/** Wickets in full, as the record has them. */
const inFull = (words: string): string => words.replace(/\bwkt(s?)\b/gi, 'wicket$1')

/** What stands for `{margin}` after "won": "by 8 wickets". Empty without a win. */
export const marginText = (status: Status): string => inFull(status.margin)

/** The language of the margin where it is not the page's own. */
export const marginLang = (_status: Status): string | undefined => undefined

/** The margin alone: "8 wickets". */
export const marginAmount = (status: Status): string => marginText(status).replace(/^by /i, '')
