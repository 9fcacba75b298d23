import { Tag } from '@/components/ui/Tag'
import type { Project } from '@/content/schema/project'
import type { ProjectWords } from '@/content/schema/project-words'
import { formatRupees } from '@/lib/format/rupees'
import styles from './FactsBar.module.css'

type FactsBarProps = { project: Project; words: ProjectWords; sample: string }

/** What everyone asks first: price, place, status, approvals. */
export function FactsBar({ project, words, sample }: FactsBarProps) {
  const { pricePerSqFt, place, status, approval, registration } = project
  const { facts } = words
  return (
    <section className={styles.root} aria-label={facts.label}>
      <dl className={styles.list}>
        <div className={styles.fact}>
          <dt>{facts.price}</dt>
          <dd>
            <span className={styles.price}>{formatRupees(pricePerSqFt)}</span> {facts.perSqFt}
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{facts.place}</dt>
          <dd>
            {place.locality}, {place.city}
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{facts.status}</dt>
          <dd className={styles.status}>
            {facts.statuses[status.value]}
            {status.isPlaceholder && <Tag>{sample}</Tag>}
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{facts.approvals}</dt>
          <dd>
            {approval}
            <a className={styles.registration} href="#registration">
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
