import { Section } from '@/components/layout/Section'
import type { Project } from '@/content/schema/project'
import { PointList } from './PointList'
import styles from './ProjectReasons.module.css'

/** Three reasons, none of which is a promise. */
export function ProjectReasons({ whyChoose }: { whyChoose: Project['whyChoose'] }) {
  return (
    <Section id="why" labelledBy="why-title" ground="dark">
      <h2 className={styles.title} id="why-title">
        {whyChoose.title}
      </h2>
      <PointList items={whyChoose.items} />
    </Section>
  )
}
