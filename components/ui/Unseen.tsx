import type { ReactNode } from 'react'
import styles from './Unseen.module.css'

/** Words for assistive technology alone, where the page shows them by its layout. */
export function Unseen({ children }: { children: ReactNode }) {
  return <span className={styles.root}>{children}</span>
}
