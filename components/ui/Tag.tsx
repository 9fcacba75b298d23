import type { ReactNode } from 'react'
import styles from './Tag.module.css'

/** A small label, such as "Sample" or "PLOT". */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.root}>{children}</span>
}
