import { newestFirst } from './latest'
import { type Match, type MatchSide, type Outcome, outcomeOf } from './match'
import type { TeamFace } from './teams'

/** A match from the point of view of one team. */
export type TeamResult = {
  readonly match: Match
  /** The index of the team in the match's sides: 0 batted first, 1 second. */
  readonly place: number
  readonly ours: MatchSide
  readonly theirs: MatchSide
  readonly outcome: Outcome
}

/** A match from the point of view of the team with the slug `own`; undefined if it did not play. */
export function resultFor(match: Match, own: string): TeamResult | undefined {
  const place = match.sides.findIndex(({ team }) => team.slug === own)
  if (place === -1) return undefined
  const [first, second] = match.sides
  const [ours, theirs] = place === 0 ? [first, second] : [second, first]
  return { match, place, ours, theirs, outcome: outcomeOf(match, own) }
}

/** The number of consecutive wins up to the newest match. */
export function winningRun(matches: readonly Match[], own: string): number {
  const newest = newestFirst(matches)
  const end = newest.findIndex((match) => outcomeOf(match, own) !== 'won')
  return end === -1 ? newest.length : end
}

/** Matches, wins and losses. */
export type SeasonRecord = { readonly played: number; readonly won: number; readonly lost: number }

/** The record of a team in matches of one season. */
export function recordOf(matches: readonly Match[], own: string): SeasonRecord {
  const outcomes = matches.map((match) => outcomeOf(match, own))
  const count = (outcome: Outcome) => outcomes.filter((each) => each === outcome).length
  return { played: outcomes.length, won: count('won'), lost: count('lost') }
}

/** The points of a record: a match without a winner gives each side one. */
export const pointsOf = ({ played, won, lost }: SeasonRecord, pointsPerWin: number): number =>
  won * pointsPerWin + played - won - lost

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

/** The season's record against each opponent, in the order of the first meetings. */
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
