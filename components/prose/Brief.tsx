import type { ReactElement } from 'react'
import styles from './Brief.module.css'

/** Parts of one paragraph, side by side. */
export function Brief({ parts }: { parts: readonly ReactElement[] }) {
  return (
    <div className={styles.root}>
      {parts.map((part) => (
        <div key={part.key}>{part}</div>
      ))}
    </div>
  )
}
