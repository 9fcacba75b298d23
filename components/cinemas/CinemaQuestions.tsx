import type { ReactNode } from 'react'
import { Split } from '@/components/frames/Split'
import { Section } from '@/components/layout/Section'
import styles from './CinemaQuestions.module.css'

/** The heading beside the questions, which are the child. */
export function CinemaQuestions({ heading, children }: { heading: string; children: ReactNode }) {
  const title = (
    <h2 className={styles.heading} id="questions-title">
      {heading}
    </h2>
  )
  return (
    <Section id="questions" labelledBy="questions-title" ground="dark">
      <div className={styles.root}>
        <Split look="narrow" lead={title}>
          {children}
        </Split>
      </div>
    </Section>
  )
}
