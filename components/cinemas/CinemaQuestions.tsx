import type { ReactNode } from 'react'
import { Section } from '@/components/layout/Section'
import styles from './CinemaQuestions.module.css'

/** The heading beside the questions, which are the child. */
export function CinemaQuestions({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Section id="questions" labelledBy="questions-title" ground="dark">
      <div className={styles.root}>
        <h2 className={styles.heading} id="questions-title">
          {heading}
        </h2>
        {children}
      </div>
    </Section>
  )
}
