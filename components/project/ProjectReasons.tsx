import { Section } from '@/components/layout/Section'
import { SectionHead } from '@/components/sections/SectionHead'
import type { Project } from '@/content/schema/project'
import { PointList } from './PointList'

/** Three reasons, none of which is a promise. */
export function ProjectReasons({ whyChoose }: { whyChoose: Project['whyChoose'] }) {
  return (
    <Section id="why" labelledBy="why-title" tone="sand">
      <SectionHead id="why-title" title={whyChoose.title} />
      <PointList items={whyChoose.items} />
    </Section>
  )
}
