import { Tag } from '@/components/ui/Tag'
import { formatRupees } from '@/lib/format/rupees'
import { href, projectPath } from '@/lib/routes'
import { CardActions } from './CardActions'
import type { ProjectEntryProps } from './ProjectCard'
import styles from './ProjectRow.module.css'
import { RegistrationLine } from './RegistrationLine'

/**
 * A project beyond the first two dozen, in one line. It keeps everything the law and the visitor want
 * and drops the picture, whose markup alone would make a page of a thousand projects too heavy.
 */
export function ProjectRow({ project, brochure, words, promoter }: ProjectEntryProps) {
  const { slug, name, status, place, pricePerSqFt, highlights } = project
  return (
    <article className={styles.root} aria-labelledby={`project-${slug}`}>
      <div>
        <h2 className={styles.name} id={`project-${slug}`}>
          <a href={href(projectPath(slug))}>{name}</a>
        </h2>
        <p className={styles.place}>
          {place.locality}, {place.city}
        </p>
      </div>
      <p className={styles.price}>
        {formatRupees(pricePerSqFt)} <small>{words.perSqFt}</small>
      </p>
      <div className={styles.notes}>
        <p>
          {words.badge}, {words.statuses[status.value]}{' '}
          {status.isPlaceholder && <Tag>{words.sample}</Tag>}
        </p>
        <p>{highlights.map(({ label }) => label).join(', ')}</p>
        <RegistrationLine registration={project.registration} words={words} promoter={promoter} />
      </div>
      <CardActions project={project} brochure={brochure} words={words} />
    </article>
  )
}
