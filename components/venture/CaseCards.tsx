import { Rows } from '@/components/frames/Rows'
import { Section } from '@/components/layout/Section'
import { PlanLines } from '@/components/project/PlanLines'
import { RegistrationLine } from '@/components/properties/RegistrationLine'
import { SectionHead } from '@/components/sections/SectionHead'
import { Picture } from '@/components/ui/Picture'
import { Tag } from '@/components/ui/Tag'
import { TextLink } from '@/components/ui/TextLink'
import { Unseen } from '@/components/ui/Unseen'
import type { JointVenture } from '@/content/schema/joint-venture'
import type { CardWords } from '@/content/schema/listing'
import type { Plan } from '@/content/schema/plan'
import type { Project } from '@/content/schema/project'
import { href, projectPath } from '@/lib/domain/routes'
import styles from './CaseCards.module.css'

/** A case as the page tells it, with the project it opens and the lines of its plan. */
export type VentureCase = { name: string; text: string; project: Project; lines: Plan['lines'] }

type CaseCardsProps = {
  cases: Pick<JointVenture['cases'], 'title' | 'lede' | 'more'>
  items: readonly VentureCase[]
  words: CardWords
}

/** Three projects, small: the drawing of the layout, the place and the standing of each, and the way to its page. */
export function CaseCards({ cases, items, words }: CaseCardsProps) {
  return (
    <Section labelledBy="cases-title" tone="sand">
      <SectionHead id="cases-title" title={cases.title} look="row">
        {cases.lede}
      </SectionHead>
      <Rows>
        {items.map(({ name, text, project, lines }) => (
          <li key={project.slug}>
            <div className={styles.picture}>
              {lines ? (
                <PlanLines lines={lines} look="whole" />
              ) : (
                <Picture image={project.card.image} sizes="20rem" fit="cover" />
              )}
            </div>
            <div className={styles.words}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.place}>
                {project.place.locality}, {project.place.city}
              </p>
              <p>
                {text} {project.plan.isIllustrative && <Tag>{words.sample}</Tag>}
              </p>
              <RegistrationLine registration={project.registration} words={words} />
              <TextLink
                href={href(projectPath(project.slug))}
                icon="arrow-right"
                action="learn-more"
              >
                {cases.more} <Unseen>{name}</Unseen>
              </TextLink>
            </div>
          </li>
        ))}
      </Rows>
    </Section>
  )
}
