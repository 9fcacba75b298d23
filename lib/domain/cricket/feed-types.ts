import type { Innings, Match, Standing } from './match'
import type { TeamRef } from './teams'

/** A team as the feed names it. */
export type FeedTeam = {
  /** The feed's number of the team. */
  readonly teamId?: number
  readonly name: string
}

/** A match of the feed, before from-feed.ts: teams by the feed's names, the ending as a sentence. */
export type FeedMatch = Omit<Match, 'sides' | 'ending' | 'line'> & {
  /** The ending or the current state, in the scorer's words. */
  readonly status: string
  readonly sides: readonly [FeedSide, FeedSide]
}

export type FeedSide = FeedTeam & {
  /** A short name, which the status may use. */
  readonly short?: string
  readonly innings: readonly Innings[]
  /** The side batted, but its score could not be parsed. */
  readonly isUnread?: true
}

/** A row of the feed's points table. */
export type FeedStanding = Omit<Standing, 'team'> & FeedTeam

/** A parser's result: the value and the reasons for omitted parts, or the reason for a failure. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value; readonly dropped?: readonly string[] }
  | { readonly ok: false; readonly reason: string }

/** The parameters of the two calls. */
export type FeedQuery = {
  readonly team: TeamRef
  readonly seriesId: number
  /** The year of the series. Matches more than a year from it are left out. */
  readonly season: number
}

/** One call of the service: its path and the parser of its answer. */
export type FeedCall<Value> = {
  readonly path: string
  /** The name of its answer in `live.json`, which holds the answers of both calls. */
  readonly part: 'results' | 'table'
  readonly parse: (answer: unknown, now: number) => Parsed<Value>
  /** False for an answer with less data than `shown`, by default than the built page. */
  readonly isAsNew?: (fresh: Value, shown?: Value) => boolean
}
