import type { FeedQuery } from '@/lib/domain/cricket/feed-types'
import { matchFromFeed } from '@/lib/domain/cricket/from-feed'
import { goesForward, isAsNew, withoutPast } from '@/lib/domain/cricket/latest'
import type { Match } from '@/lib/domain/cricket/match'
import { resultsCall } from '@/lib/domain/cricket/results'
import type { League } from '@/lib/domain/cricket/teams'
import type { FeedSource } from '@/lib/domain/services'
import { type Refreshed, useRefresh } from './use-refresh'

/** Pages of one visit share an answer for this long while no match is on; milliseconds. */
const VISIT = 30 * 60 * 1000

export type ResultsSource = {
  built: readonly Match[]
  /** When they were read from the feed; null if they are from the record. */
  builtAt: string | null
  source: FeedSource
  query: FeedQuery
  matchStarts: readonly string[]
  league: League
}

/** The team's matches in the feed, newest first, once they are newer than the built ones. */
export function useResults(results: ResultsSource): Refreshed<readonly Match[]> {
  const { built, builtAt, source, query, matchStarts, league } = results
  const { parse, ...call } = resultsCall(query)
  return useRefresh<readonly Match[]>({
    source,
    query,
    call: {
      ...call,
      parse: (answer, at) => {
        const parsed = parse(answer, at)
        if (!parsed.ok) return parsed
        const matches = parsed.value.map((match) => matchFromFeed(match, league))
        return { ...parsed, value: withoutPast(matches, at, Date.now()) }
      },
      isAsNew: (fresh, shown = []) =>
        isAsNew(fresh, built) && isAsNew(fresh, shown) && goesForward(fresh, shown),
    },
    maxAge: VISIT,
    matchStarts,
    builtAt,
  })
}
