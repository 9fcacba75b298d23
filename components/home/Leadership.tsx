import { Section } from '@/components/layout/Section'
import { Tag } from '@/components/ui/Tag'
import type { Home } from '@/content/schema/home'
import styles from './Leadership.module.css'

type LeadershipProps = { leadership: Home['leadership']; sample: string }

/** Who answers for what. Seats without a confirmed person say so. */
export function Leadership({ leadership, sample }: LeadershipProps) {
  return (
    <Section id="leadership" labelledBy="leadership-title" tone="sand">
      <div className={styles.head}>
        <h2 className={styles.title} id="leadership-title">
          {leadership.title}
        </h2>
        <p className={styles.lede}>{leadership.lede}</p>
      </div>
      <ol className={styles.list}>
        {leadership.cards.map((card) => (
          <li className={styles.card} key={card.role}>
            <h3 className={styles.role}>{card.role}</h3>
            <p className={styles.text}>{card.text}</p>
            {card.isPlaceholder && <Tag>{sample}</Tag>}
          </li>
        ))}
      </ol>
    </Section>
  )
}
