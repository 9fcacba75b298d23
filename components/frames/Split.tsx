import type { ReactNode } from 'react'
import styles from './Split.module.css'

type SplitProps = {
  /** What stands first: a picture, a drawing or a heading. */
  lead: ReactNode
  /**
   * How a wide page is shared. `narrow`: the lead names what stands beside it on one line. `wide`: the lead is the larger
   * part, both end on one line. `picture`: the same, with a picture that runs out to the window's edge.
   */
  look: 'narrow' | 'wide' | 'picture'
  children: ReactNode
}

/** Two parts beside each other, stacked on a narrow page, within a section that has the page's edges. */
export function Split({ lead, look, children }: SplitProps) {
  return (
    <div className={styles.root} data-look={look}>
      <div className={styles.lead}>{lead}</div>
      <div className={styles.rest}>{children}</div>
    </div>
  )
}
