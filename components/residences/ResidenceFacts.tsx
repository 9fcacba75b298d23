import type { ReactNode } from 'react'
import { Section } from '@/components/layout/Section'
import type { Residences } from '@/content/schema/residences'
import { fill } from '@/lib/domain/format/fill'
import { htmlLang } from '@/lib/domain/locale'
import styles from './ResidenceFacts.module.css'

const LIST = new Intl.ListFormat(htmlLang)

type ResidenceFactsProps = {
  facts: Residences['facts']
  /** The registration of the residences. */
  children: ReactNode
}

/** What is planned of the residences, the homes largest, and in one line the papers that are still to come. */
export function ResidenceFacts({ facts, children }: ResidenceFactsProps) {
  const pending = facts.items.filter(({ isPlaceholder }) => isPlaceholder)
  return (
    <Section labelledBy="facts-title">
      <div className={styles.root}>
        <h2 className={styles.title} id="facts-title">
          {facts.title}
        </h2>
        <ul className={styles.list}>
          {facts.items.map(({ text }) => (
            <li className={styles.item} key={text}>
              {text}
            </li>
          ))}
        </ul>
        {pending.length > 0 && (
          <p className={styles.proofs}>
            <b>{facts.flag}</b>{' '}
            {fill(facts.pending, { papers: LIST.format(pending.map(({ proof }) => proof)) })}
          </p>
        )}
        {children}
      </div>
    </Section>
  )
}
