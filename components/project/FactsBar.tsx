import { type Fact, Facts } from '@/components/frames/Facts'
import { Tag } from '@/components/ui/Tag'
import type { Plan } from '@/content/schema/plan'
import type { Project } from '@/content/schema/project'
import type { ProjectWords } from '@/content/schema/project-page'
import { fill } from '@/lib/domain/format/fill'
import { sizeRange } from '@/lib/domain/property/sheet'
import styles from './FactsBar.module.css'

type FactsBarProps = { project: Project; plan: Plan; words: ProjectWords; placeholderLabel: string }

/** The facts that buyers ask for after place and price: status, plots, approvals. */
export function FactsBar({ project, plan, words, placeholderLabel }: FactsBarProps) {
  const { status, approval, approvalPaper, registration } = project
  const { facts, figures } = words
  const items: readonly Fact[] = [
    ...(status
      ? [
          {
            term: facts.status,
            fact: (
              <span className={styles.fact}>
                {facts.statuses[status.value]}{' '}
                {status.isPlaceholder && <Tag>{placeholderLabel}</Tag>}
              </span>
            ),
          },
        ]
      : []),
    {
      term: figures.plots,
      fact: (
        <span className={styles.fact}>
          {fill(figures.plotsValue, { n: plan.plots.length, ...sizeRange(plan.plots) })}{' '}
          {project.plan.isIllustrative && (
            <small className={styles.printed}>{words.sheet.printed}</small>
          )}
        </span>
      ),
    },
    {
      term: facts.approvals,
      fact: (
        <>
          {[approval, approvalPaper].filter(Boolean).join(', ')}
          <a className={styles.more} href="#registration">
            {registration?.kind === 'registered' && registration.number}
            {registration?.kind === 'exempt' && words.registration.exempt}
            {!registration && words.registration.missing}
          </a>
        </>
      ),
    },
  ]
  return (
    <section className={styles.root} aria-label={facts.label}>
      <Facts look="bar" items={items} />
    </section>
  )
}
