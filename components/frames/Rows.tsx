import type { ReactNode } from 'react'
import styles from './Rows.module.css'

type RowsProps = {
  /** One `li` per entry, with two parts: the picture and the text. */
  children: ReactNode
  /** `lead`: in a wide window the first entry is large, and as tall as the rows beside it. */
  look?: 'even' | 'lead'
}

/** Pictures beside their text, as ruled rows; in wide windows `even` ones are cards, three in a line. */
export function Rows({ children, look = 'even' }: RowsProps) {
  return (
    <ul className={styles.root} role="list" data-look={look}>
      {children}
    </ul>
  )
}
