'use client'

import type { ReactNode } from 'react'
import { SectionHead } from '@/components/sections/SectionHead'
import { useIslandReady } from '@/components/ui/use-island-ready'
import type { CardWords } from '@/content/schema/team-page'
import { type FeedQuery, feed } from '@/lib/cricket/feed'
import { isAsNew, latestOf } from '@/lib/cricket/latest'
import type { Match } from '@/lib/cricket/match'
import { resultsCall } from '@/lib/cricket/results'
import type { FeedSource } from '@/lib/env'
import { DataFreshness, type FreshnessTexts } from './DataFreshness'
import type { League } from './MatchCard'
import { MatchCards } from './MatchCards'
import { useRefresh } from './use-refresh'

export type LiveResultsProps = {
  /** The results that `children` shows. */
  built: readonly Match[]
  source: FeedSource
  query: FeedQuery
  matchStarts: readonly string[]
  league: League
  words: CardWords
  texts: FreshnessTexts
  heading: { id: string; title: string }
  /** Beside the heading, after the words on the data. */
  link?: ReactNode
  children: ReactNode
}

/**
 * Replaces the built results with the feed's newest ones.
 *
 * Why: results change after the page is built.
 * Without JavaScript: the built results stay, with a line on their date.
 * Cost: 5.9 kB gzip, one request a visit; absent where no feed is configured.
 */
export function LiveResults(props: LiveResultsProps) {
  const { built, source, query, matchStarts, league, words, texts, heading, link, children } = props
  const isReady = useIslandReady()
  const now = useRefresh({
    ask: () => feed.ask(source, resultsCall(query)),
    isAcceptable: (fresh) => isAsNew(fresh, built),
    matchStarts,
  })

  return (
    <div data-island="live" data-ready={isReady ? '' : undefined}>
      <SectionHead look="row" {...heading}>
        <DataFreshness texts={texts} now={now} />
        {link}
      </SectionHead>
      {now.value ? (
        <MatchCards
          matches={latestOf(now.value, built, built.length)}
          league={league}
          words={words}
        />
      ) : (
        children
      )}
    </div>
  )
}
