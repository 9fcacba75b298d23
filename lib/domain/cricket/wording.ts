import type { Ending, Line, Match, Win } from './match'
import type { Status } from './status'
import { plainName, type TeamFace } from './teams'

/** The wording of matches. The Tamil build replaces this file by `wording.ta.ts` (next.config.ts). */

/** The match within the season: "Final", "Match 27"; the feed's "27th Match" as well. */
export const matchTitle = (title: string): string =>
  title.replace(/^(\d+)(?:st|nd|rd|th) match$/i, 'Match $1')

/** A text from the feed, with its language if it is not the page's. */
export const feedText = (text: string): Line => ({ text })

/** A team's name within a sentence; for the group's own team, the first part of the name. */
export const nameInSentence = (team: TeamFace, own: string): string =>
  team.slug === own ? team.lead : team.name

/** The margin: "8 wickets". Empty if unknown. */
export function marginAmount({ by, unit = 'runs', method }: Win): string {
  if (by === undefined) return method === 'super over' ? 'the Super Over' : ''
  if (unit === 'innings') return `an innings and ${by} ${by === 1 ? 'run' : 'runs'}`
  return `${by} ${by === 1 ? unit.slice(0, -1) : unit}`
}

const methodText = ({ method }: Ending): string =>
  method && method !== 'super over' ? ` (${method} method)` : ''

/** The text after "won": "by 8 wickets". */
export const marginText = (win: Win): string =>
  `${win.by === undefined ? '' : 'by '}${marginAmount(win)}${methodText(win)}`.trim()

/** The ending as a sentence: "Tiruppur won by 8 wickets". */
export function endingText(ending: Ending, sides: Match['sides'], own: string): string {
  if (ending.kind === 'won') {
    const text = `${nameInSentence(sides[ending.winner].team, own)} won ${marginText(ending)}`
    return ending.method === 'super over' ? `Match tied (${text})` : text.trim()
  }
  return KINDS[ending.kind] + methodText(ending)
}

const KINDS = { tied: 'Match tied', 'no result': 'No result', abandoned: 'Match abandoned' }

/** The spellings of a side in the feed's text, and the name that replaces them. */
export type FeedName = { readonly names: readonly string[]; readonly shown: string }

/**
 * The feed's status with the site's team names, if it says more than the ending; it is then shown instead of
 * the ending. Otherwise undefined.
 */
export function feedLine(
  status: string,
  { isWhole }: Status,
  sides: readonly FeedName[],
): Line | undefined {
  if (!status || isWhole) return undefined
  const names = sides.flatMap(({ names, shown }) => names.map((name) => ({ name, shown })))
  const longestFirst = names.sort((a, b) => b.name.length - a.name.length)
  const spelt = longestFirst.map(({ name }) => name.replace(/[^\p{L}\p{M}\p{N}]+/gu, '\\W*'))
  const anyName = new RegExp(`(?<![\\p{L}\\p{N}])(?:${spelt.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  const ours = status.replace(
    anyName,
    (found) => names.find(({ name }) => plainName(name) === plainName(found))?.shown ?? found,
  )
  return { text: ours.replace(/\bwkt(s?)\b/gi, 'wicket$1') }
}
