import type { ReactNode } from 'react'
import styles from './Facts.module.css'

export type Fact = {
  term: string
  fact: ReactNode
  /** Drawn before the term. */
  sign?: ReactNode
  note?: string | undefined
  mark?: 'total' | 'strong' | undefined
}

type FactsProps = {
  items: readonly Fact[]
  /**
   * Terms beside their facts in two columns, or with the facts at the end of the line, as of sums; terms above their
   * facts, these below each other or in a bar.
   */
  look: 'columns' | 'sums' | 'stack' | 'bar'
}

/** Terms and what is known of each. */
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
