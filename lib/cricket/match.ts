/**
 * The domain of the match centre. Nothing here knows how a feed spells it: the parsers in results.ts
 * and table.ts turn answers into these, and content is written in them.
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
  /** The feed's number of the team. */
  readonly teamId?: number
  readonly name: string
  /** A shorter name that the status line may use. */
  readonly short?: string
  readonly innings: readonly Innings[]
  /** It batted, and its score could not be read. */
  readonly isUnread?: true
}

/** One match: who, when, where, and how it ended or stands. */
export type Match = {
  readonly id: string
  /** Which match of the season it was: "Final", "Match 27". */
  readonly title?: string
  readonly seriesId?: number
  /** ISO instant of the start. */
  readonly startsAt: string
  /** How it ended or stands, in the scorer's own words. */
  readonly status: string
  /** Still being played when it was read. */
  readonly isLive?: true
  /** In the order they batted. */
  readonly sides: readonly [MatchSide, MatchSide]
  readonly ground?: string
  readonly city?: string
}

/** A result of the form guide as the feed writes it: `W`, `L`, `T`, `NR`. */
export type FormLetter = string

/** A row of the points table. */
export type Standing = {
  readonly teamId?: number
  readonly name: string
  readonly played: number
  readonly won: number
  readonly lost: number
  readonly points: number
  /** Net run rate in runs an over; absent where the table gives none. */
  readonly netRunRate?: number
  /** Latest last, as the feed orders it. */
  readonly form?: readonly FormLetter[]
}

/** What a parser returns: the value and why parts of the answer are left out, or why there is none. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value; readonly dropped?: readonly string[] }
  | { readonly ok: false; readonly reason: string }
