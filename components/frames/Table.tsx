import type { ReactNode } from 'react'
import styles from './Table.module.css'

/**
 * How a column is set. Figures stand under their last digit, scores besides in the display face; a third is that of a
 * table in columns; `from` is the width of the page from which it is shown, in Tamil or always. On a card it has a line
 * with its name before it, or stands without its name on the first or the second line, at its end or as wide as it leaves.
 */
type Trait =
  | 'figure'
  | 'score'
  | 'third'
  | 'from-30'
  | 'from-48'
  | 'from-60'
  | 'tamil-from-30'
  | 'named'
  | 'first'
  | 'first-wide'
  | 'second'
  | 'second-wide'

export type Column<Row> = {
  key: string
  label: ReactNode
  /** What a short label stands for. */
  full?: string | undefined
  cell: (row: Row) => ReactNode
  /** The column that names the rows. */
  isHead?: boolean | undefined
  /** How it is set. */
  is?: Trait | `${Trait} ${Trait}` | undefined
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
            <th key={column.key} scope="col" aria-sort={column.sorted} data-is={column.is}>
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
                    data-is={column.is}
                    data-label={column.is?.includes('named') ? column.label : undefined}
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
