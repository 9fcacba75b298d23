import type { Innings } from './match'
import { inningsOf, type WrittenSide } from './score'

/** Computes endings and rows of the points table from scores alone. */

const OVERS = 20 * 6
const ALL_OUT = 10

/** An ending in the format of content. */
export type DerivedEnding =
  | { kind: 'won'; winner: string; by: number; unit: 'runs' | 'wickets' }
  | { kind: 'tied' }

type Sides = readonly [WrittenSide, WrittenSide]

/**
 * The ending of a twenty-over match by its scores; undefined if a score or the overs needed to decide are missing.
 * `cut short`: the second side was behind with overs and wickets left. `no wickets`: it was ahead but all out.
 */
export function endingFrom([one, other]: Sides):
  | DerivedEnding
  | 'cut short'
  | 'no wickets'
  | undefined {
  const [first, second] = [inningsOf(one), inningsOf(other)]
  if (!first || !second || !one.team || !other.team) return undefined
  if (second.runs > first.runs) {
    const by = ALL_OUT - second.wickets
    return by > 0 ? { kind: 'won', winner: other.team, by, unit: 'wickets' } : 'no wickets'
  }
  if (second.wickets < ALL_OUT) {
    if (second.balls === undefined) return undefined
    if (second.balls < OVERS) return 'cut short'
  }
  if (second.runs === first.runs) return { kind: 'tied' }
  return { kind: 'won', winner: one.team, by: first.runs - second.runs, unit: 'runs' }
}

/** A result of the league in content. */
export type WrittenResult = {
  sides: Sides
  ending: { kind: string; winner?: string; method?: string }
}

/** A row of the points table in content. */
export type Row = {
  team: string
  played: number
  won: number
  lost: number
  points: number
  netRunRate?: number
}

/** Computes a team's row. Without a net run rate if overs are missing or rain changed a target. */
export function rowFrom(
  team: string,
  results: readonly WrittenResult[],
  pointsPerWin: number,
): Row {
  const own = results.filter((each) => hasPlayed(each, team))
  const wins = own.filter(({ ending }) => ending.kind === 'won')
  const won = wins.filter(({ ending }) => ending.winner === team).length
  const rate = rateOf(team, own)
  return {
    team,
    played: own.length,
    won,
    lost: wins.length - won,
    // A match without a winner gives each side a point.
    points: won * pointsPerWin + own.length - wins.length,
    ...(rate !== undefined && { netRunRate: rate }),
  }
}

const hasPlayed = ({ sides }: WrittenResult, team: string) =>
  sides.some((side) => side.team === team)

/** Whether a team has a result against each of the others. */
export const hasMetAll = (
  team: string,
  teams: readonly string[],
  results: readonly WrittenResult[],
): boolean =>
  teams.every(
    (other) =>
      other === team || results.some((each) => hasPlayed(each, team) && hasPlayed(each, other)),
  )

/** The net run rate: runs scored per over less runs conceded per over. A side that was all out counts 20 overs. */
function rateOf(team: string, results: readonly WrittenResult[]): number | undefined {
  const sums = { made: 0, faced: 0, given: 0, bowled: 0 }
  for (const { sides, ending } of results) {
    const [own, other] = sides[0].team === team ? sides : [sides[1], sides[0]]
    const [ours, theirs] = [inningsOf(own), inningsOf(other)]
    const isCounted = ending.kind === 'won' || ending.kind === 'tied'
    // A win without play (walkover) has no scores.
    if (!isCounted || (!ours && !theirs)) continue
    const [faced, bowled] = [ballsFor(ours), ballsFor(theirs)]
    if (!ours || !theirs || !faced || !bowled) return undefined
    if (ending.method && ending.method !== 'super over') return undefined
    sums.made += ours.runs
    sums.faced += faced
    sums.given += theirs.runs
    sums.bowled += bowled
  }
  if (sums.faced === 0 || sums.bowled === 0) return undefined
  const rate = (sums.made / sums.faced - sums.given / sums.bowled) * 6
  return Math.round(rate * 1000) / 1000
}

const ballsFor = (innings: Innings | undefined) =>
  innings && innings.wickets >= ALL_OUT ? OVERS : innings?.balls
