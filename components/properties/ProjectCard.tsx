import { PlanLines } from '@/components/project/PlanLines'
import { LinkButton } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { BrochureLink } from '@/content/projects/brochures'
import type { CardWords } from '@/content/schema/listing'
import type { Plan } from '@/content/schema/plan'
import type { Project } from '@/content/schema/project'
import { fill } from '@/lib/domain/format/fill'
import { formatRupees } from '@/lib/domain/format/rupees'
import { href, projectPath } from '@/lib/domain/routes'
import { imageFacts } from '@/lib/server/images'
import styles from './ProjectCard.module.css'
import { RegistrationLine } from './RegistrationLine'

/** A project of the index. */
export type ListedProject = {
  project: Project
  brochure: BrochureLink
  /** Of its site plan. */
  lines: Plan['lines']
  /** How many plots are available, and the day of the last check; absent while there was none. */
  availability?: { free: number; total: number; checked: string }
}

type ProjectCardProps = ListedProject & {
  words: CardWords
  /** Its picture is in the first screen of a phone. */
  isFirst: boolean
}

/** A project of the index: picture or plan artwork, key facts, and links to plan and brochure. */
export function ProjectCard(props: ProjectCardProps) {
  const { project, brochure, lines, availability, words, isFirst } = props
  const { slug, name, status, place, pricePerSqFt, highlights } = project
  // An artwork already shows the plan.
  const isPhotograph = imageFacts(project.card.image).kind !== 'cloth'
  return (
    <article className={styles.root} aria-labelledby={`project-${slug}`} data-land={project.ground}>
      <div className={styles.picture}>
        <a className={styles.link} href={href(projectPath(slug))}>
          <span className={styles.frame}>
            <Picture
              fit="cover"
              image={project.card.image}
              alt={name}
              place="card"
              isPriority={isFirst}
              sizes="(max-width: 60em) 118vw, 40vw"
            />
          </span>
          {isPhotograph && lines && (
            <span className={styles.plan}>
              <PlanLines lines={lines} look="whole" />
            </span>
          )}
        </a>
        <p className={styles.badge} data-ground="dark">
          {words.badge}
        </p>
      </div>
      <div className={styles.words}>
        <div>
          {status && <p className={styles.status}>{words.statuses[status.value]}</p>}
          <h2 className={styles.name} id={`project-${slug}`}>
            <a href={href(projectPath(slug))} data-travel={`project-name-${slug}`}>
              {name}
            </a>
          </h2>
          <p className={styles.place}>
            {place.locality}, {place.city}
          </p>
        </div>
        <p>
          <span className={styles.price}>{formatRupees(pricePerSqFt)}</span>{' '}
          <span className={styles.per}>{words.perSqFt}</span>
        </p>
        {highlights.length > 0 && (
          <ul className={styles.highlights}>
            {highlights.map(({ icon, label }) => (
              <li key={label}>
                <Icon name={icon} />
                {label}
              </li>
            ))}
          </ul>
        )}
        {availability && (
          <p>
            {fill(words.free, { n: availability.free, total: availability.total })}{' '}
            {availability.checked}
          </p>
        )}
        <RegistrationLine registration={project.registration} words={words} />
        <div className={styles.actions}>
          <LinkButton href={href(`${projectPath(slug)}#plan`)} action="site-plan">
            {words.plan} <VisuallyHidden>{name}</VisuallyHidden>
          </LinkButton>
          <a
            className={styles.brochure}
            href={brochure.url}
            target="_blank"
            rel="noopener"
            data-action="brochure"
          >
            {words.brochure} <VisuallyHidden>{fill(words.brochureNote, { name })}</VisuallyHidden>{' '}
            <small>{brochure.size}</small>
          </a>
        </div>
      </div>
    </article>
  )
}
