import type { Match, MatchSide } from '@/lib/cricket/match'
import { sideOf, winnerOf } from '@/lib/cricket/outcome'
import { type TeamFace, teamFace } from '@/lib/cricket/teams'

/** What one team has done against another over a set of matches. */
export type HeadToHead = {
  readonly opponent: TeamFace
  readonly played: number
  readonly won: number
  readonly lost: number
  readonly runsFor: number
  readonly runsAgainst: number
}

const runsOf = ({ innings }: MatchSide): number => innings.reduce((sum, { runs }) => sum + runs, 0)

/**
 * The record of `own` against each opponent of the matches, the most met first, then in the order of
 * the first meeting. A match without a winner counts as played only; matches of others are left out.
 */
export function headToHead(
  matches: readonly Match[],
  own: TeamFace,
  teams: readonly TeamFace[],
  standIn: TeamFace,
): readonly HeadToHead[] {
  const records = new Map<string, HeadToHead>()

  for (const match of matches) {
    const place = sideOf(match, own, teams)
    if (place === undefined) continue
    const ours = match.sides[place]
    const theirs = match.sides[place === 0 ? 1 : 0]
    const opponent = teamFace(teams, standIn, theirs)
    const winner = winnerOf(match, teams)
    const before = records.get(opponent.name)

    records.set(opponent.name, {
      opponent,
      played: (before?.played ?? 0) + 1,
      won: (before?.won ?? 0) + (winner === place ? 1 : 0),
      lost: (before?.lost ?? 0) + (winner !== undefined && winner !== place ? 1 : 0),
      runsFor: (before?.runsFor ?? 0) + runsOf(ours),
      runsAgainst: (before?.runsAgainst ?? 0) + runsOf(theirs),
    })
  }
  return [...records.values()].sort((a, b) => b.played - a.played)
}
