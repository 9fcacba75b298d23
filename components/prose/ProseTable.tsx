import { type Column, Table } from '@/components/frames/Table'
import type { Table as ProseTableProps } from '@/content/schema/page'
import styles from './ProseText.module.css'

/** A cell that is one number, amount, rate or score: columns of such cells are right-aligned. */
const FIGURE = /^[+−]?₹?[\d.,/]+$/
/** Figures so short that a phone can show them as columns. */
const SHORT = /^[+−]?[\d.,/]{1,6}$/

/** On a phone's cards: date, place and result above sides and scores; a sum above its calculation. */
const MATCH: readonly Card[] = ['first', 'first-wide', 'second-wide', 'second', 'first']
const LEDGER: readonly Card[] = ['first-wide', 'second-wide', 'first']

type Row = {
  cells: readonly string[]
  ending: 'won' | 'lost' | undefined
  mark: NonNullable<ProseTableProps['marks']>[number]
}
type Card = 'first' | 'first-wide' | 'second' | 'second-wide' | 'named'

/** A table in an article. Match results have a mark before the word. */
export function ProseTable({ caption, columns, rows, endings, marks }: ProseTableProps) {
  const areFigures = columns.map((_, at) => rows.every((row) => FIGURE.test(row[at] ?? '')))
  const isLedger = areFigures.length === 3 && areFigures[2] && !areFigures[1]
  const places = endings ? MATCH : isLedger ? LEDGER : []
  const areShort = rows.every(([, ...figures]) => figures.every((each) => SHORT.test(each)))
  const traitsOf = (at: number): Column<Row>['is'] => {
    // Name columns are equally wide in all tables of a page.
    if (at === 0) return isLedger ? 'first-wide third' : endings ? 'first' : 'third'
    const card = places[at] ?? 'named'
    return areFigures[at] ? `${card} figure` : card
  }
  return (
    <Table<Row>
      look={areShort ? 'figures' : 'cards'}
      caption={<span className={styles.tableCaption}>{caption}</span>}
      rows={rows.map((cells, at) => ({ cells, ending: endings?.[at], mark: marks?.[at] }))}
      row={({ cells, mark }) => ({ key: cells.join(), mark })}
      columns={columns.map((label, at) => ({
        key: label,
        label,
        isHead: at === 0,
        is: traitsOf(at),
        cell: ({ cells, ending }) =>
          ending && at === columns.length - 1 ? (
            <span className={styles.ending} data-ending={ending}>
              {cells[at]}
            </span>
          ) : (
            cells[at]
          ),
      }))}
    />
  )
}
