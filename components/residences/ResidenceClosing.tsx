import { Section } from '@/components/layout/Section'
import { LinkButton } from '@/components/ui/Button'
import type { Residences } from '@/content/schema/residences'
import styles from './ResidenceClosing.module.css'

/** The end of the page, leading back to the form at its head. */
export function ResidenceClosing({ closing }: { closing: Residences['closing'] }) {
  return (
    <Section ground="dark" tone="deep" labelledBy="closing-title">
      <div className={styles.root}>
        <h2 className={styles.title} id="closing-title">
          {closing.title}
        </h2>
        <p className={styles.text}>{closing.text}</p>
        <LinkButton href="#request" icon="arrow-up" action="visit">
          {closing.label}
        </LinkButton>
      </div>
    </Section>
  )
}
