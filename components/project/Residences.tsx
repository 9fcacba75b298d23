import { Section } from '@/components/layout/Section'
import { LinkButton } from '@/components/ui/Button'
import { Tag } from '@/components/ui/Tag'
import type { Project } from '@/content/schema/project'
import { href } from '@/lib/routes'
import styles from './Residences.module.css'

type ResidencesProps = { residences: Project['residences']; sample: string }

/** A building of the project that has a page of its own: its facts, and how far they are proven. */
export function Residences({ residences, sample }: ResidencesProps) {
  if (!residences) return null
  const { title, facts, path, linkLabel, isPlaceholder, note } = residences
  return (
    <Section id="residences" labelledBy="residences-title" ground="dark">
      <div className={styles.root}>
        <div>
          <h2 className={styles.title} id="residences-title">
            {title}
          </h2>
          {isPlaceholder && (
            <p className={styles.note}>
              <Tag>{sample}</Tag> {note}
            </p>
          )}
          <LinkButton href={href(path)} icon="arrow-right">
            {linkLabel}
          </LinkButton>
        </div>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
