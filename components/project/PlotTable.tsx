import { useEffect, useRef, useState } from 'react'
import { useIslandId } from '@/components/island/island'
import { Tag } from '@/components/ui/Tag'
import { Unseen } from '@/components/ui/Unseen'
import { fill } from '@/lib/format/fill'
import { formatFigure, formatRupees } from '@/lib/format/rupees'
import { facingText } from '@/lib/property/plot-words'
import type { Plot, PlotOrder } from '@/lib/property/plots'
import styles from './PlotTable.module.css'
import type { PlanWords } from './types'
import type { PlanState } from './use-plan'

type PlotTableProps = {
  plan: PlanState
  /** A plot is a button only once a press does something. */
  isReady: boolean
  name: string
  /** Of the project, in rupees. */
  pricePerSqFt: number
  words: PlanWords
  sample: string | undefined
}

/**
 * Every plot as a row. Six rows stand open. The rest are not in the document until they are asked
 * for: 100 rows cost a slow phone a tenth of a second. Without a script they stand in the page's HTML.
 */
export function PlotTable(props: PlotTableProps) {
  const { plan, isReady, name, pricePerSqFt, words, sample } = props
  const { shown, selected, select, order, sortBy } = plan
  const id = useIslandId()
  const box = useRef<HTMLInputElement>(null)
  const [showsAll, setShowsAll] = useState(false)
  // It may have been ticked before the script arrived.
  useEffect(() => setShowsAll(box.current?.checked ?? false), [])

  const direction = order.isDescending ? 'descending' : 'ascending'
  const columns: readonly [PlotOrder | undefined, string][] = [
    ['number', words.plot],
    ['status', words.status],
    ['squareFeet', words.areaColumn],
    [undefined, words.dimensionsColumn],
    ['facing', words.facing],
    [undefined, fill(words.priceColumn, { price: formatFigure(pricePerSqFt) })],
  ]
  const isOpen = (plot: Plot, index: number) => showsAll || index < ROWS_OPEN || plot === selected
  const rest = shown.filter((plot, index) => !isOpen(plot, index))

  const row = (plot: Plot) => (
    <tr key={plot.number} data-selected={plot === selected ? '' : undefined}>
      <th scope="row">
        {isReady ? (
          <button type="button" aria-pressed={plot === selected} onClick={() => select(plot)}>
            {plot.number}
          </button>
        ) : (
          plot.number
        )}
      </th>
      <td>
        {words.statuses[plot.status]}
        {/* A phone has no column for it. */}
        <small className={styles.more}>{facingText(plot.facing)}</small>
      </td>
      <td>{formatFigure(plot.squareFeet)}</td>
      <td>{`${plot.feet[0]} × ${plot.feet[1]}`}</td>
      <td>{facingText(plot.facing)}</td>
      <td>
        {plot.status === 'sold' ? '–' : formatRupees(plot.squareFeet * plot.pricePerSqFt)}
        {plot.status !== 'sold' && plot.pricePerSqFt !== pricePerSqFt && (
          <>
            <br />
            <small>{fill(words.priceColumn, { price: formatFigure(plot.pricePerSqFt) })}</small>
          </>
        )}
      </td>
    </tr>
  )

  return (
    <div className={styles.root}>
      <div className={styles.scroller} tabIndex={0} role="region" aria-labelledby={`${id}-caption`}>
        <table className={styles.table}>
          <caption id={`${id}-caption`}>
            <Unseen>{fill(words.table, { name })}</Unseen> {sample && <Tag>{sample}</Tag>}
          </caption>
          <thead>
            <tr>
              {columns.map(([by, label]) => (
                <th key={label} scope="col" aria-sort={by === order.by ? direction : undefined}>
                  {by ? (
                    <button type="button" className={styles.sort} onClick={() => sortBy(by)}>
                      {label}
                    </button>
                  ) : (
                    label
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{shown.filter(isOpen).map(row)}</tbody>
        </table>
        <noscript>
          <table className={styles.table} aria-labelledby={`${id}-caption`}>
            <thead>
              <tr>
                {columns.map(([, label]) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{rest.map(row)}</tbody>
          </table>
        </noscript>
      </div>
      {/* Stands after the rows it opens; a checkbox, so that it works before and without a script. */}
      <label className={styles.all} hidden={shown.length <= ROWS_OPEN}>
        <input type="checkbox" ref={box} onChange={({ target }) => setShowsAll(target.checked)} />
        <span>{fill(words.showAll, { n: shown.length })}</span>
      </label>
    </div>
  )
}

/** Rows that stand open before all are asked for. */
const ROWS_OPEN = 6
