import { Section } from '@/components/layout/Section'
import { Tag } from '@/components/ui/Tag'
import type { Residences } from '@/content/schema/residences'
import styles from './ResidenceFacts.module.css'

/** What is planned for the residences, one large line each, with the paper that is to be published. */
export function ResidenceFacts({ facts }: { facts: Residences['facts'] }) {
  return (
    <Section ground="dark" tone="deep" labelledBy="facts-title">
      <div className={styles.head}>
        <h2 className={styles.title} id="facts-title">
          {facts.title}
        </h2>
        <p className={styles.lede}>{facts.lede}</p>
      </div>
      <ul className={styles.list}>
        {facts.items.map(({ text, proof, isPlaceholder }) => (
          <li className={styles.fact} key={text}>
            <p className={styles.text}>{text}</p>
            <p className={styles.proof}>
              <span>{facts.proofLabel}</span> {proof}
            </p>
            {isPlaceholder && (
              <p className={styles.flag}>
                <Tag>{facts.flag}</Tag>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
