import type { ReactNode } from 'react'
import styles from './Actions.module.css'

/** A hero's links: side by side, or full width on a phone. */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root} data-screen="">
      {children}
    </div>
  )
}
