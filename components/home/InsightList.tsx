import { insightCard } from '@/components/insights/insight-card'
import { Section } from '@/components/layout/Section'
import { StoryCards } from '@/components/sections/StoryCards'
import type { Insight } from '@/content/schema/insight'
import styles from './InsightList.module.css'

type InsightListProps = { title: string; lede: string; insights: readonly Insight[] }

/** The articles, below their heading. */
export function InsightList({ title, lede, insights }: InsightListProps) {
  return (
    <Section labelledBy="insights-title" tone="sand">
      <div className={styles.head}>
        <h2 className={styles.title} id="insights-title">
          {title}
        </h2>
        <p className={styles.lede}>{lede}</p>
      </div>
      <StoryCards cards={insights.map(insightCard)} />
    </Section>
  )
}
