import { Split } from '@/components/frames/Split'
import { Section } from '@/components/layout/Section'
import { SectionHead } from '@/components/sections/SectionHead'
import { LinkButton } from '@/components/ui/Button'
import { Tag } from '@/components/ui/Tag'
import type { Project } from '@/content/schema/project'
import { href } from '@/lib/domain/routes'
import styles from './Residences.module.css'

type ResidencesProps = { residences: Project['residences']; placeholderLabel: string }

/** A building of the project with its own page: its facts, marked as placeholders until confirmed. */
export function Residences({ residences, placeholderLabel }: ResidencesProps) {
  if (!residences) return null
  const { title, facts, path, linkLabel, isPlaceholder, note } = residences
  const head = (
    <div className={styles.head}>
      <SectionHead id="residences-title" title={title} look="stack">
        {isPlaceholder && (
          <p>
            <Tag>{placeholderLabel}</Tag> {note}
          </p>
        )}
      </SectionHead>
      <LinkButton href={href(path)} icon="arrow-right">
        {linkLabel}
      </LinkButton>
    </div>
  )
  return (
    <Section id="residences" labelledBy="residences-title" ground="dark" paper="none">
      <Split look="narrow" lead={head}>
        <ul className={styles.facts}>
          {facts.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Split>
    </Section>
  )
}
