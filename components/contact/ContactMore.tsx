import type { ReactNode } from 'react'
import { Section } from '@/components/layout/Section'
import styles from './ContactMore.module.css'

/** Two columns under the form: the direct ways, and the pages that may answer sooner. */
export function ContactMore({ children }: { children: ReactNode }) {
  return (
    <Section labelledBy="ways">
      <div className={styles.root}>{children}</div>
    </Section>
  )
}
