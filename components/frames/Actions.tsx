import type { ReactNode } from 'react'
import styles from './Actions.module.css'

/** What an opening leads to: side by side, or as wide as a phone. */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root} data-screen="">
      {children}
    </div>
  )
}
