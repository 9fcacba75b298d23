import { marginText } from '@/lib/cricket/wording'
import { newestFirst } from './latest'
import type { Match, MatchSide } from './match'
import { readStatus, type Status } from './status'
import { findTeam, type TeamFace } from './teams'

/** Won, lost and the opponent of one match, from one team's side. */
export type TeamResult = {
  readonly match: Match
  /** Who batted first, 0 or 1: the team's place in the match. */
  readonly place: number
  /** The team's own side, and the other. */
  readonly ours: MatchSide
  readonly theirs: MatchSide
  readonly opponent: TeamFace | undefined
  readonly hasWon: boolean
  readonly hasLost: boolean
  /** What stands for `{margin}` after "won": "by 8 wickets". */
  readonly margin: string
  readonly status: Status
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
  const status = readStatus(match, teams)
  const { winner } = status
  const [first, second] = match.sides
  const [ours, theirs] = place === 0 ? [first, second] : [second, first]
  return {
    match,
    place,
    ours,
    theirs,
    opponent: faces[1 - place],
    hasWon: winner === place,
    hasLost: winner !== undefined && winner !== place,
    margin: marginText(status),
    status,
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

/** Matches, wins, losses and runs against one opponent. */
export type HeadToHead = {
  readonly opponent: TeamFace
  readonly played: number
  readonly won: number
  readonly lost: number
  readonly runsFor: number
  readonly runsAgainst: number
}

const runsOf = ({ innings }: MatchSide): number => innings.reduce((sum, { runs }) => sum + runs, 0)

const wicketsOf = ({ innings }: MatchSide): number =>
  innings.reduce((sum, { wickets }) => sum + wickets, 0)

/** The runs that the team scored and the wickets that it took in all these matches. */
export const totalsOf = (results: readonly TeamResult[]) => ({
  runs: results.reduce((sum, { ours }) => sum + runsOf(ours), 0),
  wickets: results.reduce((sum, { theirs }) => sum + wicketsOf(theirs), 0),
})

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
    const { opponent, ours, theirs } = result
    const row = rows.get(opponent.slug)
    rows.set(opponent.slug, {
      opponent,
      played: (row?.played ?? 0) + 1,
      won: (row?.won ?? 0) + Number(result.hasWon),
      lost: (row?.lost ?? 0) + Number(result.hasLost),
      runsFor: (row?.runsFor ?? 0) + runsOf(ours),
      runsAgainst: (row?.runsAgainst ?? 0) + runsOf(theirs),
    })
  }
  return [...rows.values()]
}
