import type { ReactNode } from 'react'
import styles from './SectionHead.module.css'

type SectionHeadProps = {
  id: string
  title: string
  /** At the far end of the line: where the data stands, a way onward. */
  children?: ReactNode
}

/** A section's heading with a note beside it. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <div className={styles.root}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <div className={styles.note}>{children}</div>
    </div>
  )
}
