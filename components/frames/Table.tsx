import type { ReactNode } from 'react'
import styles from './Table.module.css'

export type Column<Row> = {
  key: string
  label: ReactNode
  /** What a short label stands for. */
  full?: string | undefined
  cell: (row: Row) => ReactNode
  /** The column that names the rows. */
  isHead?: boolean | undefined
  /** Figures are set under their last digit; a `score` besides in the display face. */
  kind?: 'figure' | 'score' | undefined
  /** Left out where the page is narrower. */
  from?: '30rem' | '48rem' | '60rem' | undefined
  /** As `from`, in Tamil, whose words are wider. */
  tamilFrom?: '24rem' | undefined
  /** As wide as a third of the table, where that stands in columns. */
  isThird?: boolean | undefined
  /**
   * Its place on a card: with its name before it on a line of its own, or without the name on the first or the second
   * line, at its end or as wide as the line leaves.
   */
  card?: 'named' | 'first' | 'first-wide' | 'second' | 'second-wide' | undefined
  sorted?: 'ascending' | 'descending' | undefined
}

type Mark = 'total' | 'chosen' | 'own' | 'cut'

type TableProps<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** A row's key, and how it stands out. */
  row: (row: Row) => { key: string | number; mark?: Mark | `own ${Mark}` | undefined }
  /** A text is a title; anything else is set as it is. */
  caption?: ReactNode
  /** Names a table that has no caption. */
  label?: string | undefined
  /** On a phone: a card for each row; a list that keeps to one line a row; figures, as small as all of them need. */
  look: 'cards' | 'list' | 'figures'
}

const setOf = <Row,>({ kind, from, tamilFrom, isThird, card }: Column<Row>) => ({
  'data-kind': kind,
  'data-from': from,
  'data-tamil-from': tamilFrom,
  'data-third': isThird,
  'data-card': card,
})

/** Rows of facts under named columns. */
export function Table<Row>({ columns, rows, row, caption, label, look }: TableProps<Row>) {
  return (
    <table className={styles.root} data-look={look} aria-label={label}>
      {caption && (
        <caption className={typeof caption === 'string' ? styles.title : undefined}>
          {caption}
        </caption>
      )}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" aria-sort={column.sorted} {...setOf(column)}>
              {column.full ? <abbr title={column.full}>{column.label}</abbr> : column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((each) => {
          const { key, mark } = row(each)
          return (
            <tr key={key} data-mark={mark}>
              {columns.map((column) => {
                const Cell = column.isHead ? 'th' : 'td'
                return (
                  <Cell
                    key={column.key}
                    scope={column.isHead ? 'row' : undefined}
                    data-label={column.card === 'named' ? column.label : undefined}
                    {...setOf(column)}
                  >
                    {column.cell(each)}
                  </Cell>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
