import { LinkButton } from '@/components/ui/Button'
import { Unseen } from '@/components/ui/Unseen'
import type { BrochureLink } from '@/content/projects/brochures'
import type { CardWords } from '@/content/schema/listing'
import type { Project } from '@/content/schema/project'
import { fill } from '@/lib/format/fill'
import { href, projectPath } from '@/lib/routes'
import styles from './CardActions.module.css'

type CardActionsProps = {
  project: Pick<Project, 'slug' | 'name'>
  brochure: BrochureLink
  words: CardWords
}

/** The way to the site plan, and the brochure in a tab of its own. */
export function CardActions({ project, brochure, words }: CardActionsProps) {
  return (
    <div className={styles.root}>
      <LinkButton href={href(`${projectPath(project.slug)}#plan`)} action="site-plan">
        {words.plan} <Unseen>{project.name}</Unseen>
      </LinkButton>
      <a
        className={styles.brochure}
        href={brochure.url}
        target="_blank"
        rel="noopener"
        data-action="brochure"
      >
        {words.brochure} <Unseen>{fill(words.brochureNote, { name: project.name })}</Unseen>{' '}
        <small>{brochure.size}</small>
      </a>
    </div>
  )
}
