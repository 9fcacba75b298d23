'use client'

import { type ReactNode, useRef } from 'react'
import { island } from '@/components/island/island'
import { Button } from '@/components/ui/Button'
import type { BrowserWords } from '@/content/schema/listing'
import { fill } from '@/lib/format/fill'
import { PAGE_SIZE, type StatusFilter } from '@/lib/listing/selection'
import { FilterPills } from './FilterPills'
import styles from './ProjectBrowser.module.css'
import { SortSelect } from './SortSelect'
import { useSelection } from './use-selection'

type ProjectBrowserProps = {
  words: BrowserWords
  counts: Readonly<Record<StatusFilter, number>>
  /** What stands beside the filters. */
  intro: ReactNode
  /** The list, rendered on the server: items with `data-slug`, `data-status` and `data-price`. */
  children: ReactNode
}

/**
 * Filters, sorts and folds the list of projects; the choice is kept in the address.
 *
 * Why: answering at once, with the address and Back in step, needs a script.
 * Without JavaScript: every project is shown in the owner's order; the controls are not.
 * Cost: 3.1 kB gzip; the cards themselves are not sent twice.
 */
export const ProjectBrowser = island('ProjectBrowser', 'visible', Inside)

function Inside({ words, counts, intro, children }: ProjectBrowserProps) {
  const list = useRef<HTMLDivElement>(null)
  const { selection, isReady, choose } = useSelection(list)
  const total = counts[selection.status]
  const shown = Math.min(selection.show, total)
  const folded = total - shown

  const reveal = () => {
    choose({ show: selection.show + PAGE_SIZE })
    visibleLinks(list.current)[shown]?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.root} data-ready={isReady ? '' : undefined}>
      <div className={styles.bar}>
        {intro}
        <div className={styles.controls}>
          <FilterPills
            words={words}
            counts={counts}
            value={selection.status}
            onChange={(status) => choose({ status })}
          />
          <p className={styles.status} role="status">
            {announcement(words, shown, total)}
          </p>
          <SortSelect words={words} value={selection.sort} onChange={(sort) => choose({ sort })} />
        </div>
      </div>
      <div ref={list}>{children}</div>
      {isReady && total === 0 && (
        <Button variant="ghost" onClick={() => choose({ status: 'all' })}>
          {fill(words.showAll, { total: counts.all })}
        </Button>
      )}
      {isReady && folded > 0 && (
        <Button variant="ghost" icon="plus" onClick={reveal}>
          <span>{fill(words.more, { n: Math.min(PAGE_SIZE, folded) })}</span>
        </Button>
      )}
    </div>
  )
}

function announcement(words: BrowserWords, shown: number, total: number): string {
  if (total === 0) return words.empty
  if (shown < total) return fill(words.showingSome, { n: shown, total })
  return fill(total === 1 ? words.showing.one : words.showing.other, { n: total })
}

const visibleLinks = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-slug]:not([hidden]) h2 a') ?? []),
]
