import { insightCard } from '@/components/insights/insight-card'
import { Section } from '@/components/layout/Section'
import { SectionHead } from '@/components/sections/SectionHead'
import { StoryCards } from '@/components/sections/StoryCards'
import type { Insight } from '@/content/schema/insight'

type InsightListProps = { title: string; lede: string; insights: readonly Insight[] }

/** The articles, below their heading. */
export function InsightList({ title, lede, insights }: InsightListProps) {
  return (
    <Section labelledBy="insights-title" tone="sand">
      <SectionHead id="insights-title" title={title}>
        {lede}
      </SectionHead>
      <StoryCards cards={insights.map(insightCard)} />
    </Section>
  )
}
