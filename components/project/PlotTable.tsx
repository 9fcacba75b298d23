import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Column, Table } from '@/components/frames/Table'
import { Disclosure } from '@/components/ui/Disclosure'
import { fill } from '@/lib/domain/format/fill'
import { formatFigure, formatRupees } from '@/lib/domain/format/rupees'
import { facingText } from '@/lib/domain/property/plot-words'
import { type Plot, type PlotOrder, placeWords, priceOf } from '@/lib/domain/property/plots'
import { belowProject } from '@/lib/domain/property/send-plot'
import { statusText } from '@/lib/domain/property/status-text'
import styles from './PlanExplorer.module.css'
import type { PlanPartProps } from './types'

type PlotTableProps = PlanPartProps & {
  /** After hydration plots are buttons; before that, available ones link to their page. */
  isReady: boolean
  /** The project's price, in rupees. */
  pricePerSqFt: number
}

/**
 * Every plot as a row; collapsed on phones, where the drawing says the same. Six rows are shown. Others are rendered on
 * request, because 100 rows cost a slow phone 0.1 s; without JavaScript they are in the HTML.
 */
export function PlotTable(props: PlotTableProps) {
  const { plan, isReady, name, pricePerSqFt, words } = props
  const { shown, selected, select, order, sortBy } = plan
  const box = useRef<HTMLInputElement>(null)
  const [showsAll, setShowsAll] = useState(false)
  // It may have been ticked before hydration.
  useEffect(() => setShowsAll(box.current?.checked ?? false), [])

  const priceAt = (price: number) => fill(words.priceColumn, { price: formatFigure(price) })
  const facing = (plot: Plot) => [facingText(plot.facing), ...placeWords(plot, words)].join(', ')
  const direction = order.isDescending ? 'descending' : 'ascending'
  const columns: readonly (Column<Plot> & { by?: PlotOrder })[] = [
    {
      key: 'plot',
      label: words.plot,
      by: 'number',
      isHead: true,
      cell: (plot) => {
        if (isReady)
          return (
            <button
              type="button"
              className={styles.number}
              aria-pressed={plot === selected}
              onClick={() => select(plot)}
            >
              {plot.number}
            </button>
          )
        if (plot.status !== 'available') return plot.number
        return <a href={belowProject(plot.number)}>{plot.number}</a>
      },
    },
    {
      key: 'status',
      label: words.status,
      by: 'status',
      cell: (plot) => (
        <>
          {plot.untilText ? (
            <span className={styles.own}>{statusText(plot, words)}</span>
          ) : (
            words.statuses[plot.status]
          )}
          {/* Phones have no column for the facing. */}
          <small className={styles.more}>{facing(plot)}</small>
        </>
      ),
    },
    // In Tamil the narrowest phone has no room for it beside status and price.
    {
      key: 'size',
      label: words.areaColumn,
      by: 'squareFeet',
      is: 'tamil-from-30',
      cell: ({ squareFeet }) => formatFigure(squareFeet),
    },
    // Also on the plot's sheet, so shown from 48rem only.
    {
      key: 'dimensions',
      label: words.dimensionsColumn,
      is: 'from-48',
      cell: ({ feet }) => `${feet[0]} × ${feet[1]}`,
    },
    {
      key: 'facing',
      label: words.facing,
      by: 'facing',
      is: 'from-48',
      cell: facing,
    },
    {
      key: 'price',
      label: priceAt(pricePerSqFt),
      by: 'price',
      is: 'figure',
      cell: (plot) => (
        <>
          {plot.status === 'sold' ? '–' : formatRupees(priceOf(plot))}
          {plot.status !== 'sold' && plot.pricePerSqFt !== pricePerSqFt && (
            <small className={styles.own}>{priceAt(plot.pricePerSqFt)}</small>
          )}
        </>
      ),
    },
  ]
  const sortButton = (by: PlotOrder, label: ReactNode, sorted: typeof direction | undefined) => (
    <button type="button" className={styles.sort} data-sorted={sorted} onClick={() => sortBy(by)}>
      {label}
    </button>
  )
  const sortable = columns.map(({ by, ...column }): Column<Plot> => {
    if (!by) return column
    const sorted = by === order.by ? direction : undefined
    return { ...column, label: sortButton(by, column.label, sorted), sorted }
  })
  const isOpen = (plot: Plot, index: number) => showsAll || index < ROWS_OPEN || plot === selected
  const row = (plot: Plot) => ({
    key: plot.number,
    mark: plot === selected ? ('chosen' as const) : undefined,
  })
  const title = fill(words.table, { name })

  return (
    <Disclosure label={title} isWideOpen>
      <div className={styles.table}>
        <div className={styles.scroller} tabIndex={0} role="region" aria-label={title}>
          <Table
            look="list"
            label={title}
            columns={sortable}
            rows={shown.filter(isOpen)}
            row={row}
          />
          <noscript>
            <Table
              look="list"
              label={title}
              columns={columns}
              rows={shown.filter((plot, index) => !isOpen(plot, index))}
              row={row}
            />
          </noscript>
        </div>
        {/* Follows the rows that it shows; a checkbox works without JavaScript. */}
        <label className={styles.all} hidden={shown.length <= ROWS_OPEN}>
          <input type="checkbox" ref={box} onChange={({ target }) => setShowsAll(target.checked)} />
          <span>{fill(words.showAll, { n: shown.length })}</span>
        </label>
      </div>
    </Disclosure>
  )
}

/** Rows shown before all are requested. */
const ROWS_OPEN = 6
