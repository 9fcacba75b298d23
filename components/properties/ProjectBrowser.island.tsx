'use client'

import { type ReactNode, useRef } from 'react'
import { island } from '@/components/island/island'
import { Button } from '@/components/ui/Button'
import type { BrowserWords } from '@/content/schema/listing'
import { fill } from '@/lib/domain/format/fill'
import { STATUS_FILTERS, type StatusCounts } from '@/lib/domain/listing/selection'
import styles from './ProjectIndex.module.css'
import { useFilter } from './use-filter'

type ProjectBrowserProps = {
  words: BrowserWords
  counts: StatusCounts
  /** What stands above the filters. */
  intro: ReactNode
  /** The list, rendered on the server: items with `data-status`. */
  children: ReactNode
}

/**
 * Filters the list of projects by status; the choice is kept in the address.
 *
 * Why: answering at once, with the address and Back in step, needs a script.
 * Without JavaScript: every project is shown; the filters are not.
 * Cost: 2.4 kB gzip; the cards themselves are not sent twice.
 */
export const ProjectBrowser = island('ProjectBrowser', 'visible', Inside)

function Inside({ words, counts, intro, children }: ProjectBrowserProps) {
  const list = useRef<HTMLDivElement>(null)
  const { filter, isReady, choose } = useFilter(list)
  const total = counts[filter]
  const { one, other } = words.showing
  // Without a status there is nothing to narrow the list to.
  const hasStatuses = counts['in-progress'] + counts.completed > 0

  return (
    <div data-ready={isReady ? '' : undefined}>
      <div className={styles.bar}>
        {intro}
        <div className={styles.controls}>
          {hasStatuses && (
            <fieldset className={styles.filters} aria-label={words.filterLabel}>
              {STATUS_FILTERS.map((status) => (
                <button
                  key={status}
                  className={styles.pill}
                  type="button"
                  aria-pressed={status === filter}
                  onClick={() => choose(status)}
                >
                  {words.filters[status]} <span>{counts[status]}</span>
                </button>
              ))}
            </fieldset>
          )}
          <p className={styles.status} role="status">
            {total === 0 ? words.empty : fill(total === 1 ? one : other, { n: total })}
          </p>
        </div>
      </div>
      <div ref={list}>{children}</div>
      {isReady && total === 0 && (
        <div className={styles.all}>
          <Button variant="ghost" onClick={() => choose('all')}>
            {fill(words.showAll, { total: counts.all })}
          </Button>
        </div>
      )}
    </div>
  )
}
