import { Section } from '@/components/layout/Section'
import { SectionHead } from '@/components/sections/SectionHead'
import { Disclosure } from '@/components/ui/Disclosure'
import type { Plan } from '@/content/schema/plan'
import type { Project } from '@/content/schema/project'
import { PlanLines } from './PlanLines'
import { PointList } from './PointList'
import styles from './ProjectReasons.module.css'

type ProjectReasonsProps = {
  whyChoose: Project['whyChoose']
  plan: Pick<Plan, 'lines'>
}

/** Three reasons to buy, none of them a promise, beside the plan's lines if there are any; collapsed on phones. */
export function ProjectReasons({ whyChoose, plan }: ProjectReasonsProps) {
  return (
    <Section id="why" labelledBy="why-title" ground="dark" width="full" paper="none">
      <div className={styles.root}>
        {plan.lines && (
          <div className={styles.drawing}>
            <PlanLines lines={plan.lines} look="large" />
          </div>
        )}
        <Disclosure label={whyChoose.title} isTitle isWideOpen>
          <div className={styles.title}>
            <SectionHead id="why-title" title={whyChoose.title} look="stack" />
          </div>
          <PointList items={whyChoose.items} look="stack" isLarge />
        </Disclosure>
      </div>
    </Section>
  )
}
