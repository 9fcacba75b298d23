import type { ReactNode } from 'react'
import styles from './Split.module.css'

type SplitProps = {
  /** The first part: a picture, a drawing or a heading. */
  lead: ReactNode
  /**
   * Shares of a wide page. `narrow`: the lead is a heading beside the rest. `wide`: the lead is the larger part, both
   * bottom-aligned. `picture`: as `wide`, with a picture that runs to the window's edge.
   */
  look: 'narrow' | 'wide' | 'picture'
  children: ReactNode
}

/** Two parts side by side, stacked on a narrow page, inside a section that sets the page's gutters. */
export function Split({ lead, look, children }: SplitProps) {
  return (
    <div className={styles.root} data-look={look}>
      <div className={styles.lead}>{lead}</div>
      <div className={styles.rest}>{children}</div>
    </div>
  )
}
