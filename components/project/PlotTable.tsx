import { useId } from 'react'
import { fill } from '@/lib/format/fill'
import { formatFigure, formatRupees } from '@/lib/format/rupees'
import type { PlotOrder } from '@/lib/property/plots'
import type { PlanWords } from './PlanExplorer.island'
import styles from './PlotTable.module.css'
import type { PlanState } from './use-plan'

type PlotTableProps = {
  plan: PlanState
  /** A plot is a button only once a press does something. */
  isReady: boolean
  name: string
  pricePerSqFt: number
  words: PlanWords
}

/** Every plot as a row. Eight rows stand open, all of them on request, with or without a script. */
export function PlotTable({ plan, isReady, name, pricePerSqFt, words }: PlotTableProps) {
  const { shown, selected, select, order, sortBy, setFilter } = plan
  const id = useId()
  const direction = order.isDescending ? 'descending' : 'ascending'
  const columns: readonly [PlotOrder | undefined, string][] = [
    ['number', words.plot],
    ['status', words.status],
    ['squareFeet', words.areaColumn],
    [undefined, words.dimensionsColumn],
    ['facing', words.facing],
    [undefined, fill(words.priceColumn, { price: formatFigure(pricePerSqFt) })],
  ]

  return (
    <div className={styles.root}>
      <div className={styles.scroller} tabIndex={0} role="region" aria-labelledby={`${id}-caption`}>
        <table className={styles.table}>
          <caption className={styles.unseen} id={`${id}-caption`}>
            {fill(words.table, { name })}
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
          <tbody>
            {shown.map((plot) => (
              <tr key={plot.number} data-selected={plot === selected ? '' : undefined}>
                <th scope="row">
                  {isReady ? (
                    <button
                      type="button"
                      aria-pressed={plot === selected}
                      onClick={() => select(plot)}
                    >
                      {plot.number}
                    </button>
                  ) : (
                    plot.number
                  )}
                </th>
                <td>{words.statuses[plot.status]}</td>
                <td>{formatFigure(plot.squareFeet)}</td>
                <td>{`${plot.feet[0]} × ${plot.feet[1]}`}</td>
                <td>{plot.facing}</td>
                <td>{formatRupees(plot.squareFeet * pricePerSqFt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length === 0 && (
        <p className={styles.none}>
          {words.none}{' '}
          <button type="button" onClick={() => setFilter({})}>
            {words.reset}
          </button>
        </p>
      )}
      {/* Stands after the rows it opens; a checkbox, so that it works before and without a script. */}
      <label className={styles.all} hidden={shown.length <= ROWS_OPEN}>
        <input type="checkbox" />
        {fill(words.showAll, { n: shown.length })}
      </label>
    </div>
  )
}

/** As many rows as PlotTable.module.css leaves open. */
const ROWS_OPEN = 8
