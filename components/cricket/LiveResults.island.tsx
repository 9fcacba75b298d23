'use client'

import type { ReactNode } from 'react'
import { island } from '@/components/island/island'
import { SectionHead } from '@/components/sections/SectionHead'
import { useIslandReady } from '@/components/ui/use-island-ready'
import type { CardWords } from '@/content/schema/team-page'
import { latestOf } from '@/lib/domain/cricket/latest'
import type { FreshnessTexts } from './DataFreshness'
import { LiveStatus } from './LiveStatus'
import { MatchCards } from './MatchCards'
import { type ResultsSource, useResults } from './use-results'

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
 * Cost: 8.8 kB gzip, one request a visit, or a minute while a match is on; absent where no feed is configured.
 */
export const LiveResults = island('LiveResults', 'live', Inside)

function Inside(props: LiveResultsProps) {
  const { built, league, words, texts, heading, link, children } = props
  const isReady = useIslandReady()
  const now = useResults(props)

  return (
    <div data-ready={isReady ? '' : undefined}>
      <SectionHead look="row" {...heading}>
        <LiveStatus now={now} own={league.own} words={words} texts={texts} />
        {link}
      </SectionHead>
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
