import type { ReactNode } from 'react'
import styles from './Facts.module.css'

export type Fact = {
  term: string
  fact: ReactNode
  /** Shown before the term. */
  sign?: ReactNode
  note?: string | undefined
  mark?: 'total' | 'strong' | undefined
}

type FactsProps = {
  items: readonly Fact[]
  /**
   * `columns`: terms beside their facts. `sums`: facts at the end of the line. `stack` and `bar`: terms above their
   * facts, in a column or in a row.
   */
  look: 'columns' | 'sums' | 'stack' | 'bar'
}

/** A list of terms with their facts. */
export function Facts({ items, look }: FactsProps) {
  return (
    <dl className={styles.root} data-look={look}>
      {items.map(({ term, fact, sign, note, mark }) => (
        <div key={term} data-mark={mark}>
          <dt>
            {sign}
            {term}
            {note && <small className={styles.note}>{note}</small>}
          </dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
