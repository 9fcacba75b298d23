import type { ReactNode } from 'react'
import styles from './Table.module.css'

/**
 * How a column is set. A `figure` is right-aligned, a `score` also in the display face; a `third` is one of three
 * columns; `from-*` is the page width in rem from which it is shown (`tamil-from-30` in Tamil only). On a card, `named`
 * is a line with its label; `first` and `second` are lines without one, `-wide` filling the rest of the line.
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
  /** Full form of an abbreviated label. */
  full?: string | undefined
  cell: (row: Row) => ReactNode
  /** The column of row headers. */
  isHead?: boolean | undefined
  is?: Trait | `${Trait} ${Trait}` | undefined
  sorted?: 'ascending' | 'descending' | undefined
}

type Mark = 'total' | 'chosen' | 'own' | 'cut'

type TableProps<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** A row's key and its highlight. */
  row: (row: Row) => { key: string | number; mark?: Mark | `own ${Mark}` | undefined }
  /** A string is set as a title; anything else is rendered as it is. */
  caption?: ReactNode
  /** Accessible name of a table without a caption. */
  label?: string | undefined
  /** On a phone: a card per row, one line per row, or figures that shrink to fit. */
  look: 'cards' | 'list' | 'figures'
}

/** A table of facts with column headers. */
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
