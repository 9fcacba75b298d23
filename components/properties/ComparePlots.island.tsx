'use client'

import { type ReactNode, useRef } from 'react'
import { island } from '@/components/island/island'
import { ShareButton } from '@/components/project/ShareButton'
import { Button, LinkButton } from '@/components/ui/Button'
import { useIslandReady } from '@/components/ui/use-island-ready'
import { ownQuery } from '@/lib/browser/page/address'
import { MAX_FAVOURITES } from '@/lib/browser/property/favourites'
import { dayText } from '@/lib/domain/format/dates'
import { fill } from '@/lib/domain/format/fill'
import type { Rates } from '@/lib/domain/property/assumptions'
import { dayOf } from '@/lib/domain/property/publication'
import styles from './ComparePlots.module.css'
import { CompareTable, type CompareWords } from './CompareTable'
import type { ComparedProject } from './compared-project'
import { useCompared } from './use-compared'

type ComparePlotsProps = {
  /** Published projects only. */
  projects: readonly ComparedProject[]
  rates: Rates
  words: CompareWords
  /** The assumptions behind the sums. */
  assumed: ReactNode
  /** Links to the plans. */
  children: ReactNode
}

/**
 * Compares the plots named in the address, side by side.
 *
 * Why: only the visitor's device and the link know which plots.
 * Without JavaScript: an introduction, and links to the plans with their lists of plots.
 * Cost: 6.2 kB gzip, and 1 to 2 kB for the plots of each project that is compared.
 */
export const ComparePlots = island('ComparePlots', 'visible', Inside)

function Inside({ projects, rates, words, assumed, children }: ComparePlotsProps) {
  const { plots, ...state } = useCompared(projects)
  const isReady = useIslandReady()
  const root = useRef<HTMLDivElement>(null)
  const { compare, cost } = words
  const named = plots.map(({ project, plot }) => `${project.name} ${plot.number}`).join(', ')
  const title = fill(compare.shareTitle, { plots: named })
  const remove = (key: string) => {
    state.remove(key)
    // The button was removed with its column.
    root.current?.focus()
  }

  return (
    <div className={styles.root} ref={root} tabIndex={-1} data-ready={isReady ? '' : undefined}>
      {state.isEmpty && (
        <p className={styles.start}>{fill(compare.start, { n: MAX_FAVOURITES })}</p>
      )}
      <div role="status">
        {state.isLoading && !state.hasFailed && <p>{compare.loading}</p>}
        {!state.isLoading && plots.length === 1 && <p data-screen="">{compare.alone}</p>}
        {state.isCut && <p>{fill(compare.cut, { n: MAX_FAVOURITES })}</p>}
        {state.unknown.length > 0 && (
          <p>{fill(compare.unknown, { plots: state.unknown.join(', ') })}</p>
        )}
      </div>
      {state.hasFailed && (
        <div className={styles.failed} role="alert">
          <p>{compare.failed}</p>
          <Button onClick={state.retry}>{compare.retry}</Button>
        </div>
      )}
      {plots.length > 0 && (
        <>
          <CompareTable plots={plots} rates={rates} words={words} onRemove={remove} />
          {plots.some(({ project }) => project.placeholderLabel) && (
            <p className={styles.note}>{words.plan.placeholderNote}</p>
          )}
          <p className={styles.printed}>
            {fill(compare.printed, { date: dayText(dayOf(new Date())) })}
            <span>{address()}</span>
          </p>
          <div className={styles.ways}>
            <ShareButton
              title={title}
              values={{}}
              fragment=""
              words={{ ...cost, share: compare.share }}
            />
            <LinkButton
              href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${address()}`)}`}
              variant="ghost"
              icon="whatsapp"
              action="whatsapp"
              isExternal
            >
              {words.whatsapp}
            </LinkButton>
            <Button variant="ghost" icon="document" onClick={() => window.print()}>
              {compare.print}
            </Button>
          </div>
        </>
      )}
      {/* Hidden rather than removed: server-rendered elements cannot be mounted later. */}
      <div className={styles.note} hidden={plots.length === 0}>
        {assumed}
      </div>
      {children}
    </div>
  )
}

/** Returns the URL to share. */
const address = () => location.origin + location.pathname + ownQuery(location.search)
