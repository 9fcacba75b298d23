import type { ReactNode } from 'react'
import styles from './SectionHead.module.css'

type SectionHeadProps = { id: string; title: string; children?: ReactNode }

/** A section's name set large, with a few words at the far side. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <div className={styles.root}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  )
}
