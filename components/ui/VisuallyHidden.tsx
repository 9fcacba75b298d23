import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Visually hidden text, where the layout conveys the same to sighted visitors. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.root}>{children}</span>
}
