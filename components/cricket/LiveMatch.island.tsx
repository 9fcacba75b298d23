'use client'

import type { ReactNode } from 'react'
import { island } from '@/components/island/island'
import { useIslandReady } from '@/components/ui/use-island-ready'
import type { CardWords } from '@/content/schema/team-page'
import { isSame } from '@/lib/domain/cricket/latest'
import type { Match } from '@/lib/domain/cricket/match'
import type { FreshnessTexts } from './DataFreshness'
import { LiveStatus } from './LiveStatus'
import { MatchCards } from './MatchCards'
import styles from './Section.module.css'
import { type ResultsSource, useResults } from './use-results'

/** What the results of the feed are requested with, and the sentences on their age. */
export type LiveMatchSource = ResultsSource & { texts: FreshnessTexts }

type LiveMatchProps = LiveMatchSource & {
  match: Pick<Match, 'id' | 'startsAt'>
  words: CardWords
  children: ReactNode
}

/**
 * Replaces the card of a match without a result by its score in the feed.
 *
 * Why: the score changes after the page is built.
 * Without JavaScript: the built card stays.
 * Cost: 8.8 kB gzip, one request a visit, or a minute while a match is on; absent where no feed is configured.
 */
export const LiveMatch = island('LiveMatch', 'live', Inside)

function Inside({ match, words, texts, children, ...results }: LiveMatchProps) {
  const isReady = useIslandReady()
  const now = useResults(results)
  const { own } = results.league
  const found = now.value?.find((each) => isSame(each, match))
  if (!found) return <div data-ready={isReady ? '' : undefined}>{children}</div>
  // It leads to this page.
  const { href: _, ...board } = found
  return (
    <div data-ready={isReady ? '' : undefined}>
      <MatchCards matches={[board]} own={own} words={words} layout="boards" heading="h2" />
      <div className={styles.note}>
        <LiveStatus now={now} own={own} words={words} texts={texts} />
      </div>
    </div>
  )
}
