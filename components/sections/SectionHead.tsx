import type { ReactNode } from 'react'
import styles from './SectionHead.module.css'

type SectionHeadProps = {
  id: string
  title: string
  /**
   * `columns` sets a large title over a text column, `row` puts title and note at the two ends of a line, `stack` sets the
   * note below the title.
   */
  look?: 'columns' | 'row' | 'stack'
  /** A text, or a few texts and links, with the title. */
  children?: ReactNode
}

/**
 * A section's title with a note. A parent sets `--head-size`, and in columns `--head-split`, the line of
 * twelve columns that the note begins at, and `--head-align`; in a stack `--stack-size`. On paper `--head-foot` is the
 * space below, and `--head-title: none` leaves the title out.
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
