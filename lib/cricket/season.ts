import { newestFirst } from './latest'
import type { Match } from './match'
import { winnerOf } from './outcome'
import { findTeam, type TeamFace } from './teams'

/** Won, lost and the opponent of one match, from one team's side. */
export type TeamResult = {
  readonly match: Match
  readonly opponent: TeamFace | undefined
  readonly hasWon: boolean
  readonly hasLost: boolean
}

/** A match seen from one team's side; undefined where the team did not play. */
export function resultFor(
  match: Match,
  own: TeamFace,
  teams: readonly TeamFace[],
): TeamResult | undefined {
  const faces = match.sides.map((side) => findTeam(teams, side))
  const place = faces.findIndex((face) => face?.slug === own.slug)
  if (place === -1) return undefined
  const winner = winnerOf(match, teams)
  return {
    match,
    opponent: faces[1 - place],
    hasWon: winner === place,
    hasLost: winner !== undefined && winner !== place,
  }
}

/** Wins in a row up to the newest match. */
export function winningRun(
  matches: readonly Match[],
  own: TeamFace,
  teams: readonly TeamFace[],
): number {
  const newest = newestFirst(matches)
  const end = newest.findIndex((match) => !resultFor(match, own, teams)?.hasWon)
  return end === -1 ? newest.length : end
}

/** Matches, wins and losses against one opponent. */
export type HeadToHead = {
  readonly opponent: TeamFace
  readonly won: number
  readonly lost: number
}

/** The season against each opponent, in the order they were first met. */
export function headToHead(
  matches: readonly Match[],
  own: TeamFace,
  teams: readonly TeamFace[],
): readonly HeadToHead[] {
  const rows = new Map<string, HeadToHead>()
  for (const match of [...newestFirst(matches)].reverse()) {
    const result = resultFor(match, own, teams)
    if (!result?.opponent) continue
    const row = rows.get(result.opponent.slug) ?? { opponent: result.opponent, won: 0, lost: 0 }
    rows.set(result.opponent.slug, {
      ...row,
      won: row.won + Number(result.hasWon),
      lost: row.lost + Number(result.hasLost),
    })
  }
  return [...rows.values()]
}
