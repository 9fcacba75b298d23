'use client'

import type { ReactNode } from 'react'
import { island } from '@/components/island/island'
import { SectionHead } from '@/components/sections/SectionHead'
import { useIslandReady } from '@/components/ui/use-island-ready'
import type { TableWords } from '@/content/schema/team-page'
import type { FeedQuery } from '@/lib/domain/cricket/feed-types'
import { standingFromFeed } from '@/lib/domain/cricket/from-feed'
import type { Standing } from '@/lib/domain/cricket/match'
import { playedIn, tableCall } from '@/lib/domain/cricket/table'
import type { League } from '@/lib/domain/cricket/teams'
import type { FeedSource } from '@/lib/domain/services'
import { DataFreshness, type FreshnessTexts } from './DataFreshness'
import { PointsTable } from './PointsTable'
import { useRefresh } from './use-refresh'

type LiveTableProps = {
  /** Number of matches in the built table; a feed table with fewer is older. */
  builtPlayed: number
  builtAt: string | null
  source: FeedSource
  query: FeedQuery
  /** How long a table is cached while no match is on; milliseconds. */
  maxAge: number
  matchStarts: readonly string[]
  league: League
  words: TableWords
  texts: FreshnessTexts
  heading: { id: string; title: string }
  children: ReactNode
}

/**
 * Rebuilds the points table from the feed.
 *
 * Why: the table changes after the page is built.
 * Without JavaScript: the built table stays, with a line on its date.
 * Cost: 7.6 kB gzip, most of it shared with the results, and one request a day, or a minute while a match is on; absent where no feed is configured.
 */
export const LiveTable = island('LiveTable', 'live', Inside)

function Inside(props: LiveTableProps) {
  const { builtPlayed, builtAt, source, query, maxAge, matchStarts } = props
  const { league, words, texts, heading } = props
  const isReady = useIslandReady()
  const { parse, ...call } = tableCall(query)
  const now = useRefresh<readonly Standing[]>({
    source,
    query,
    call: {
      ...call,
      parse: (answer, at) => {
        const parsed = parse(answer, at)
        if (!parsed.ok) return parsed
        return { ...parsed, value: parsed.value.map((row) => standingFromFeed(row, league)) }
      },
      isAsNew: (rows, shown = []) => playedIn(rows) >= Math.max(builtPlayed, playedIn(shown)),
    },
    maxAge,
    matchStarts,
    builtAt,
  })

  return (
    <div data-ready={isReady ? '' : undefined}>
      <SectionHead look="row" {...heading}>
        <p>{words.stage}</p>
        <DataFreshness texts={texts} now={now} />
      </SectionHead>
      {now.value ? (
        <PointsTable standings={now.value} own={league.own} words={words} />
      ) : (
        props.children
      )}
    </div>
  )
}
