import type { TeamFace } from './teams'

/**
 * Domain types of the match centre, independent of any feed. from-feed.ts converts parsed answers into
 * them, and content uses them directly.
 */

/** One innings. Ten wickets mean all out. */
export type Innings = {
  readonly runs: number
  readonly wickets: number
  /** Legal balls bowled; absent where the overs were not recorded. */
  readonly balls?: number
  readonly isDeclared?: boolean
}

/** One side of a match with its innings; none if play never began. */
export type MatchSide = {
  readonly team: TeamFace
  readonly innings: readonly Innings[]
  /** The side batted, but its score could not be parsed. */
  readonly isUnread?: true
}

/** How a shortened or tied match was decided. */
export const METHODS = ['DLS', 'VJD', 'super over'] as const
export type Method = (typeof METHODS)[number]

/** A win. For a win by an innings, `by` is the number of runs beyond it. */
export type Win = {
  readonly kind: 'won'
  /** The index of the winning side, in batting order. */
  readonly winner: 0 | 1
  /** The margin in `unit`. Absent if none is known, as after a super over. */
  readonly by?: number
  readonly unit?: 'runs' | 'wickets' | 'innings'
  readonly method?: Method
}

/** How a match ended. */
export type Ending =
  | Win
  | { readonly kind: 'tied' | 'no result' | 'abandoned'; readonly method?: Method }

/** A text, and its language if it is not the page's. */
export type Line = { readonly text: string; readonly lang?: string }

/** One match: sides, time, place, and ending or current state. */
export type Match = {
  readonly id: string
  /** The match within the season: "Final", "Match 27". */
  readonly title?: string
  readonly seriesId?: number
  /** ISO date and time of the start. */
  readonly startsAt: string
  /** Absent while the match is live, and where the feed does not state it. */
  readonly ending?: Ending
  /** The feed's status, where it says more than the ending does. */
  readonly line?: Line
  /** Was being played when the feed was read. */
  readonly isLive?: true
  /** In batting order. */
  readonly sides: readonly [MatchSide, MatchSide]
  readonly ground?: string
  readonly city?: string
  /** The `href` of its page; absent for a match of the feed that is not in content. */
  readonly href?: string
}

/** The result for one team; `undecided` also if it did not play. */
export type Outcome = 'won' | 'lost' | 'undecided'

/** The result for the team with the slug `own`. */
export function outcomeOf({ ending, sides }: Match, own: string): Outcome {
  const isOwn = ({ team }: MatchSide) => team.slug === own
  if (ending?.kind !== 'won' || !sides.some(isOwn)) return 'undecided'
  return isOwn(sides[ending.winner]) ? 'won' : 'lost'
}

/** A result in the form guide, in the feed's notation: `W`, `L`, `T`, `NR`. */
export type FormLetter = string

/** A row of the points table. */
export type Standing = {
  readonly team: TeamFace
  readonly played: number
  readonly won: number
  readonly lost: number
  readonly points: number
  /** Net run rate in runs per over; absent if the table has none. */
  readonly netRunRate?: number
  /** Latest last. */
  readonly form?: readonly FormLetter[]
}
