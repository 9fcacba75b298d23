import type { ReactNode } from 'react'
import styles from './SectionHead.module.css'

type SectionHeadProps = {
  id: string
  title: string
  /** `columns` sets a large title over a text column, `row` puts title and note at the two ends of a line. */
  look?: 'columns' | 'row'
  /** A few words or links beside the title. */
  children?: ReactNode
}

/** A section's title with a note beside it. */
export function SectionHead({ id, title, look = 'columns', children }: SectionHeadProps) {
  return (
    <div className={styles.root} data-look={look}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children && <div className={styles.note}>{children}</div>}
    </div>
  )
}
