import type { TeamFace } from './teams'

/**
 * The domain of the match centre. Nothing here knows how a feed spells it: from-feed.ts turns what the
 * parsers read into these, and content is written in them.
 */

/** One innings. Ten wickets are all out. */
export type Innings = {
  readonly runs: number
  readonly wickets: number
  /** Legal balls bowled; absent where the overs were not recorded. */
  readonly balls?: number
  readonly isDeclared?: boolean
}

/** One side of a match with the innings it played, none where play never began. */
export type MatchSide = {
  readonly team: TeamFace
  readonly innings: readonly Innings[]
  /** It batted, and its score could not be read. */
  readonly isUnread?: true
}

/** How a shortened or tied match was decided. */
export const METHODS = ['DLS', 'VJD', 'super over'] as const
export type Method = (typeof METHODS)[number]

/** A match that one side won. A win by an innings counts the runs beyond it. */
export type Win = {
  readonly kind: 'won'
  /** The place of the side, in batting order. */
  readonly winner: 0 | 1
  /** The margin as a number of `unit`. Absent where none was told, as after a super over. */
  readonly by?: number
  readonly unit?: 'runs' | 'wickets' | 'innings'
  readonly method?: Method
}

/** How a match ended. */
export type Ending =
  | Win
  | { readonly kind: 'tied' | 'no result' | 'abandoned'; readonly method?: Method }

/** Words, and their language where it is not the page's own. */
export type Line = { readonly text: string; readonly lang?: string }

/** One match: who, when, where, and how it ended or stands. */
export type Match = {
  readonly id: string
  /** Which match of the season it was: "Final", "Match 27". */
  readonly title?: string
  readonly seriesId?: number
  /** ISO instant of the start. */
  readonly startsAt: string
  /** Absent while the match is on, and where the feed does not tell it. */
  readonly ending?: Ending
  /** The feed's own words, where they tell more than the ending does. */
  readonly line?: Line
  /** Still being played when it was read. */
  readonly isLive?: true
  /** In the order they batted. */
  readonly sides: readonly [MatchSide, MatchSide]
  readonly ground?: string
  readonly city?: string
}

/** How a match ended for one team; `undecided` also where it did not play. */
export type Outcome = 'won' | 'lost' | 'undecided'

/** How a match ended for the team of that slug. */
export function outcomeOf({ ending, sides }: Match, own: string): Outcome {
  const isOwn = ({ team }: MatchSide) => team.slug === own
  if (ending?.kind !== 'won' || !sides.some(isOwn)) return 'undecided'
  return isOwn(sides[ending.winner]) ? 'won' : 'lost'
}

/** A result of the form guide as the feed writes it: `W`, `L`, `T`, `NR`. */
export type FormLetter = string

/** A row of the points table. */
export type Standing = {
  readonly team: TeamFace
  readonly played: number
  readonly won: number
  readonly lost: number
  readonly points: number
  /** Net run rate in runs an over; absent where the table gives none. */
  readonly netRunRate?: number
  /** Latest last, as the feed orders it. */
  readonly form?: readonly FormLetter[]
}
