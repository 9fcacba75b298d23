import type { Match } from './match'
import { resultFor, type TeamResult } from './season-results'

const OVERS = 20 * 6

/** How close a match was: what the loser was short of, in runs or in balls; `tied` if the scores were level. */
export type Closeness = { readonly left: number; readonly unit: 'runs' | 'balls' | 'tied' }

/** A team's records. Each is absent if no match has set it; of equal ones the first counts. */
export type Records = {
  readonly highest?: TeamResult
  readonly byRuns?: TeamResult
  readonly byWickets?: TeamResult
  readonly closest?: TeamResult & Closeness
  /** The longest row of wins within a season, oldest first; only if it has two or more. */
  readonly run?: readonly TeamResult[]
}

/**
 * The records of a team over seasons, each with its matches, oldest first.
 *
 * Wins by runs and wins by wickets have separate records, as in the record lists of ESPNcricinfo ("Largest margin of
 * victory", by runs and by wickets): no rule compares them. A match that was abandoned or has no result can hold the
 * highest total alone.
 */
export function recordsOf(seasons: readonly (readonly Match[])[], own: string): Records {
  const results = seasons.map((matches) => matches.flatMap((each) => resultFor(each, own) ?? []))
  const all = results.flat()
  const wonBy = (unit: 'runs' | 'wickets') =>
    highest(all, ({ match: { ending }, outcome }) =>
      outcome === 'won' && ending?.kind === 'won' && ending.unit === unit ? ending.by : undefined,
    )
  const finishes = all.flatMap((result) => {
    const closeness = closenessOf(result)
    return closeness ? { ...result, ...closeness } : []
  })
  const records = {
    highest: highest(all, ({ ours }) => ours.innings[0]?.runs),
    byRuns: wonBy('runs'),
    byWickets: wonBy('wickets'),
    closest: highest(finishes, ({ left }) => -left),
    run: highest(results.map(longestRun), ({ length }) => (length > 1 ? length : undefined)),
  }
  return Object.fromEntries(Object.entries(records).filter(([, record]) => record))
}

/** The first of the entries with the highest value. */
function highest<Each>(
  all: readonly Each[],
  worth: (each: Each) => number | undefined,
): Each | undefined {
  let best: { each: Each; value: number } | undefined
  for (const each of all) {
    const value = worth(each)
    if (value !== undefined && value > (best?.value ?? Number.NEGATIVE_INFINITY))
      best = { each, value }
  }
  return best?.each
}

/**
 * What separated the sides at the end. A run and a ball count the same: in a close chase of twenty overs a side scores
 * about one a ball. A super over is played because the scores were level. Undefined without a winner or a tie, and for
 * a chase of unknown length: without overs, or shortened by rain.
 */
function closenessOf({ match: { ending, sides } }: TeamResult): Closeness | undefined {
  if (ending?.kind === 'tied') return { left: 0, unit: 'tied' }
  if (ending?.kind !== 'won') return undefined
  if (ending.method === 'super over') return { left: 0, unit: 'tied' }
  if (ending.unit === 'runs' && ending.by !== undefined) return { left: ending.by, unit: 'runs' }
  const balls = sides[1].innings[0]?.balls
  if (ending.unit !== 'wickets' || ending.method || balls === undefined) return undefined
  return { left: OVERS - balls, unit: 'balls' }
}

/**
 * The longest row of wins among matches in their order. A win in a super over counts, as in the points table; any
 * other end of a match ends the row.
 */
function longestRun(results: readonly TeamResult[]): readonly TeamResult[] {
  let longest: readonly TeamResult[] = []
  let row: readonly TeamResult[] = []
  for (const result of results) {
    row = result.outcome === 'won' ? [...row, result] : []
    if (row.length > longest.length) longest = row
  }
  return longest
}
