import type { ReactNode } from 'react'
import styles from './Fold.module.css'

type FoldProps = { label: string; children: ReactNode }

/**
 * Content that is folded on a phone, where it would make a long page longer. From 60em and on paper it
 * stands open without its label. A search within the page opens it. A browser without
 * `::details-content` keeps the label at every width.
 */
export function Fold({ label, children }: FoldProps) {
  return (
    <details className={styles.root}>
      <summary className={styles.label}>{label}</summary>
      {children}
    </details>
  )
}
