import type { ReactNode } from 'react'
import styles from './Rows.module.css'

type RowsProps = {
  /** One `li` per entry, with two parts: the picture and the text. */
  children: ReactNode
}

/** Pictures beside their text, as ruled rows; in wide windows the first is large, and as tall as the rows beside it. */
export function Rows({ children }: RowsProps) {
  return (
    <ul className={styles.root} role="list">
      {children}
    </ul>
  )
}
