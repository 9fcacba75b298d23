import type { Innings, Match, Standing } from './match'
import type { TeamRef } from './teams'

/** A team as the feed names it. */
export type FeedTeam = {
  /** The feed's number of the team. */
  readonly teamId?: number
  readonly name: string
}

/** A match as the feed tells it: teams by the feed's names, the end in a sentence. */
export type FeedMatch = Omit<Match, 'sides' | 'ending' | 'line'> & {
  /** How it ended or stands, in the scorer's own words. */
  readonly status: string
  readonly sides: readonly [FeedSide, FeedSide]
}

export type FeedSide = FeedTeam & {
  /** A shorter name that the status may use. */
  readonly short?: string
  readonly innings: readonly Innings[]
  /** It batted, and its score could not be read. */
  readonly isUnread?: true
}

/** A row of the feed's points table. */
export type FeedStanding = Omit<Standing, 'team'> & FeedTeam

/** What a parser returns: the value and why parts of the answer are left out, or why there is none. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value; readonly dropped?: readonly string[] }
  | { readonly ok: false; readonly reason: string }

/** What the two calls ask for. */
export type FeedQuery = {
  readonly team: TeamRef
  readonly seriesId: number
  /** The year of the series. Matches more than a year from it are not the team's present. */
  readonly season: number
}

/** One call of the service: where it asks, and how the answer is read. */
export type FeedCall<Value> = {
  readonly path: string
  readonly parse: (answer: unknown, now: number) => Parsed<Value>
  /** False for an answer that tells less than what is shown, or than the built page where that is left out. */
  readonly isAsNew?: (fresh: Value, shown?: Value) => boolean
}
