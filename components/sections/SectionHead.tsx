import type { ReactNode } from 'react'
import styles from './SectionHead.module.css'

type SectionHeadProps = {
  id: string
  title: string
  /**
   * `columns`: a large title above a column of text. `row`: title and note at the two ends of a line. `stack`: the note
   * below the title.
   */
  look?: 'columns' | 'row' | 'stack'
  /** A text, or short texts and links, shown with the title. */
  children?: ReactNode
}

/**
 * A section's title with a note. A parent sets `--head-size`; in columns `--head-split` (grid line of twelve columns
 * where the note begins) and `--head-align`; in a stack `--stack-size`. In print `--head-foot` is the space below, and
 * `--head-title: none` hides the title.
 */
export function SectionHead({ id, title, look = 'columns', children }: SectionHeadProps) {
  return (
    <div className={styles.root} data-look={look}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {typeof children === 'string' ? (
        <p className={styles.note}>{children}</p>
      ) : (
        children && <div className={styles.note}>{children}</div>
      )}
    </div>
  )
}
