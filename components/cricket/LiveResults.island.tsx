'use client'

import type { ReactNode } from 'react'
import { island } from '@/components/island/island'
import { SectionHead } from '@/components/sections/SectionHead'
import { useIslandReady } from '@/components/ui/use-island-ready'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { CardWords } from '@/content/schema/team-page'
import { latestOf } from '@/lib/domain/cricket/latest'
import type { Match } from '@/lib/domain/cricket/match'
import { newsOf } from '@/lib/domain/cricket/news'
import { DataFreshness, type FreshnessTexts } from './DataFreshness'
import { MatchCards } from './MatchCards'
import type { Refreshed } from './use-refresh'
import { type ResultsSource, useResults } from './use-results'

/** A live match of which nothing changes for this long: the feed may be stuck; milliseconds. */
const STUCK = 10 * 60 * 1000

export type LiveResultsProps = ResultsSource & {
  words: CardWords
  texts: FreshnessTexts
  heading: { id: string; title: string }
  /** Shown beside the heading, after the line on the data's age. */
  link?: ReactNode
  children: ReactNode
}

/**
 * Replaces the built results with the feed's newest ones.
 *
 * Why: results change after the page is built.
 * Without JavaScript: the built results stay, with a line on their date.
 * Cost: 8 kB gzip, one request a visit, or a minute while a match is on; absent where no feed is configured.
 */
export const LiveResults = island('LiveResults', 'live', Inside)

function Inside(props: LiveResultsProps) {
  const { built, league, words, texts, heading, link, children } = props
  const isReady = useIslandReady()
  const now = useResults(props)
  const news = now.value && now.before && newsOf(now.before, now.value, league.own, words)

  return (
    <div data-ready={isReady ? '' : undefined}>
      <SectionHead look="row" {...heading}>
        <DataFreshness texts={texts} now={now} stuckSince={stuckSince(now)} />
        {link}
      </SectionHead>
      <VisuallyHidden>
        <span aria-live="polite" lang={news?.lang}>
          {news?.text}
        </span>
      </VisuallyHidden>
      {now.value ? (
        <MatchCards
          matches={latestOf(now.value, built, built.length)}
          own={league.own}
          words={words}
        />
      ) : (
        children
      )}
    </div>
  )
}

function stuckSince({
  value = [],
  isMatchOn,
  since = 0,
  askedAt = 0,
}: Refreshed<readonly Match[]>) {
  const isStuck = isMatchOn && askedAt - since >= STUCK && value.some(({ isLive }) => isLive)
  return isStuck ? since : undefined
}
