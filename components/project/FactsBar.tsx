import { Tag } from '@/components/ui/Tag'
import type { Plan } from '@/content/schema/plan'
import type { Project } from '@/content/schema/project'
import type { ProjectWords } from '@/content/schema/project-page'
import { fill } from '@/lib/format/fill'
import { sizeRange } from '@/lib/property/sheet'
import styles from './FactsBar.module.css'

type FactsBarProps = { project: Project; plan: Plan; words: ProjectWords; sample: string }

/** What a buyer asks after place and price: status, plots, approvals. */
export function FactsBar({ project, plan, words, sample }: FactsBarProps) {
  const { status, approval, registration } = project
  const { facts, figures } = words
  return (
    <section className={styles.root} aria-label={facts.label}>
      <dl className={styles.list}>
        <div className={styles.fact}>
          <dt>{facts.status}</dt>
          <dd className={styles.status}>
            {facts.statuses[status.value]}
            {status.isPlaceholder && <Tag>{sample}</Tag>}
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{figures.plots}</dt>
          <dd className={styles.status}>
            {fill(figures.plotsValue, { n: plan.plots.length, ...sizeRange(plan.plots) })}
            {project.plan.isIllustrative && (
              <>
                <Tag>{sample}</Tag>
                <small className={`${styles.more} ${styles.printed}`}>{words.sheet.printed}</small>
              </>
            )}
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{facts.approvals}</dt>
          <dd>
            {approval}
            <a className={styles.more} href="#registration">
              {registration?.kind === 'registered' && registration.number}
              {registration?.kind === 'exempt' && words.registration.exempt}
              {!registration && words.registration.missing}
            </a>
          </dd>
        </div>
      </dl>
    </section>
  )
}
