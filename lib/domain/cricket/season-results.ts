import { newestFirst } from './latest'
import { type Match, type MatchSide, type Outcome, outcomeOf } from './match'
import type { TeamFace } from './teams'

/** One match from one team's side. */
export type TeamResult = {
  readonly match: Match
  /** Who batted first, 0 or 1: the team's place in the match. */
  readonly place: number
  /** The team's own side, and the other. */
  readonly ours: MatchSide
  readonly theirs: MatchSide
  readonly outcome: Outcome
}

/** A match seen from the side of the team of that slug; undefined where it did not play. */
export function resultFor(match: Match, own: string): TeamResult | undefined {
  const place = match.sides.findIndex(({ team }) => team.slug === own)
  if (place === -1) return undefined
  const [first, second] = match.sides
  const [ours, theirs] = place === 0 ? [first, second] : [second, first]
  return { match, place, ours, theirs, outcome: outcomeOf(match, own) }
}

/** Wins in a row up to the newest match. */
export function winningRun(matches: readonly Match[], own: string): number {
  const newest = newestFirst(matches)
  const end = newest.findIndex((match) => outcomeOf(match, own) !== 'won')
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
export function headToHead(matches: readonly Match[], own: string): readonly HeadToHead[] {
  const rows = new Map<string, HeadToHead>()
  for (const match of [...newestFirst(matches)].reverse()) {
    const result = resultFor(match, own)
    if (!result) continue
    const { ours, theirs, outcome } = result
    const opponent = theirs.team
    const row = rows.get(opponent.slug)
    rows.set(opponent.slug, {
      opponent,
      played: (row?.played ?? 0) + 1,
      won: (row?.won ?? 0) + Number(outcome === 'won'),
      lost: (row?.lost ?? 0) + Number(outcome === 'lost'),
      runsFor: (row?.runsFor ?? 0) + runsOf(ours),
      runsAgainst: (row?.runsAgainst ?? 0) + runsOf(theirs),
    })
  }
  return [...rows.values()]
}
