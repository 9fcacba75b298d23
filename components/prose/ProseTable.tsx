import type { Table } from '@/content/schema/page'
import styles from './ProseTable.module.css'

/** A cell that is one number, amount, rate or score: a column of such cells is set under its last digit. */
const FIGURE = /^[+−]?₹?[\d.,/]+$/

/** Rows of facts. */
export function ProseTable({ caption, columns, rows, endings, totals }: Table) {
  const areFigures = columns.map((_, at) => rows.every((row) => FIGURE.test(row[at] ?? '')))
  const isLedger = areFigures.length === 3 && areFigures[2] && !areFigures[1]
  return (
    <table
      className={styles.table}
      data-ledger={isLedger || undefined}
      data-figures={areFigures.slice(1).every(Boolean) || undefined}
    >
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th key={column} scope="col" data-figure={areFigures[at] || undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row[0]} data-ending={endings?.[index]} data-total={totals?.[index] || undefined}>
            {row.map((cell, at) =>
              at === 0 ? (
                <th key={columns[at]} scope="row">
                  {cell}
                </th>
              ) : (
                <td
                  key={columns[at]}
                  data-column={columns.length < 5 && !isLedger ? columns[at] : undefined}
                  data-figure={areFigures[at] || undefined}
                >
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
