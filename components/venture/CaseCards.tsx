import { Section } from '@/components/layout/Section'
import { RegistrationLine } from '@/components/properties/RegistrationLine'
import { Picture } from '@/components/ui/Picture'
import { TextLink } from '@/components/ui/TextLink'
import { Unseen } from '@/components/ui/Unseen'
import type { JointVenture } from '@/content/schema/joint-venture'
import type { CardWords } from '@/content/schema/listing'
import type { Project } from '@/content/schema/project'
import { href, projectPath } from '@/lib/routes'
import styles from './CaseCards.module.css'

/** A case as the page tells it, with the project it opens. */
export type VentureCase = { name: string; text: string; project: Project }

type CaseCardsProps = {
  cases: Pick<JointVenture['cases'], 'title' | 'more'>
  items: readonly VentureCase[]
  words: CardWords
  promoter: string
}

/** Three projects of different height, each opening its own page. */
export function CaseCards({ cases, items, words, promoter }: CaseCardsProps) {
  return (
    <Section labelledBy="cases-title" tone="sand">
      <h2 className={styles.title} id="cases-title">
        {cases.title}
      </h2>
      <ul className={styles.list}>
        {items.map(({ name, text, project }) => (
          <li className={styles.card} key={project.slug}>
            <div className={styles.picture}>
              <Picture
                image={project.card.image}
                sizes="(max-width: 60em) 130vw, 60vw"
                fit="cover"
              />
            </div>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.place}>
              {project.place.locality}, {project.place.city}
            </p>
            <p className={styles.text}>{text}</p>
            <RegistrationLine
              registration={project.registration}
              words={words}
              promoter={promoter}
            />
            <TextLink href={href(projectPath(project.slug))} icon="arrow-right" action="learn-more">
              {cases.more} <Unseen>{name}</Unseen>
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
