import type { ReactNode } from 'react'
import { Steps } from '@/components/frames/Steps'
import { Section } from '@/components/layout/Section'
import { PlanLines } from '@/components/project/PlanLines'
import { RegistrationLine } from '@/components/properties/RegistrationLine'
import { EnquiryBand } from '@/components/sections/EnquiryBand'
import { SectionHead } from '@/components/sections/SectionHead'
import { Picture } from '@/components/ui/Picture'
import { Tag } from '@/components/ui/Tag'
import { TextLink } from '@/components/ui/TextLink'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { JointVenture } from '@/content/schema/joint-venture'
import type { CardWords } from '@/content/schema/listing'
import type { Plan } from '@/content/schema/plan'
import type { Project } from '@/content/schema/project'
import type { Site } from '@/content/schema/site'
import { href, projectPath } from '@/lib/domain/routes'
import { LandDrawing } from './LandDrawing'
import styles from './VentureSections.module.css'

/** A case as the page tells it, with the project it opens and the lines of its plan. */
export type VentureCase = { name: string; text: string; project: Project; lines: Plan['lines'] }

type CaseCardsProps = {
  cases: Pick<JointVenture['cases'], 'title' | 'lede' | 'more'>
  items: readonly VentureCase[]
  words: CardWords
}

/** Three projects, a line each: a swatch of the layout, the name, the place, and the way to its page. */
export function CaseCards({ cases, items, words }: CaseCardsProps) {
  return (
    <Section labelledBy="cases-title" tone="sand">
      <SectionHead id="cases-title" title={cases.title} look="row">
        <p>{cases.lede}</p>
        {items.some(({ project }) => project.plan.isIllustrative) && (
          <Tag>{words.placeholderLabel}</Tag>
        )}
      </SectionHead>
      <ul role="list">
        {items.map(({ name, text, project, lines }) => (
          <li className={styles.case} key={project.slug}>
            <div className={styles.casePicture}>
              {lines ? (
                <PlanLines lines={lines} look="whole" />
              ) : (
                <Picture image={project.card.image} sizes="8rem" fit="cover" />
              )}
            </div>
            <div className={styles.caseWords}>
              <h3 className={styles.caseName}>{name}</h3>
              <p>
                {project.place.locality}, {project.place.city}. {text}
              </p>
              <RegistrationLine registration={project.registration} words={words} />
            </div>
            <TextLink href={href(projectPath(project.slug))} icon="arrow-right" action="learn-more">
              {cases.more} <VisuallyHidden>{name}</VisuallyHidden>
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What the landowner may hold us to, in a box over a picture. */
export function Commitment({ commitment }: { commitment: JointVenture['commitment'] }) {
  return (
    <section className={styles.commitment} aria-labelledby="commitment-title">
      <div className={styles.commitmentPicture}>
        <Picture
          fit="cover"
          image={commitment.image}
          sizes="(max-width: 60em) and (orientation: portrait) 180vw, 100vw"
        />
      </div>
      <div className={styles.box} data-ground="dark">
        <h2 className={styles.commitmentTitle} id="commitment-title">
          {commitment.title}
        </h2>
        <p className={styles.lede}>{commitment.lede}</p>
        <p className={styles.commitmentText}>{commitment.text}</p>
      </div>
    </section>
  )
}

/** The stages in their order, along a line: one piece of land, from the first letter to the finished plots. */
export function Stages({ timeline }: { timeline: JointVenture['questions']['timeline'] }) {
  return (
    <Section labelledBy="stages-title" ground="dark">
      <SectionHead id="stages-title" title={timeline.title}>
        {timeline.lede}
      </SectionHead>
      <Steps
        steps={timeline.stages}
        look="line"
        drawing={(stage) => <LandDrawing stage={stage} />}
      />
    </Section>
  )
}

type JoinProps = {
  join: JointVenture['join']
  contact: Pick<Site, 'phone' | 'email'>
  /** The form. */
  children: ReactNode
}

/** The turn from reading to writing, with the form; every Get Started leads here. */
export function Join({ join, contact, children }: JoinProps) {
  return (
    <EnquiryBand
      id="join"
      words={{ title: join.title, lede: join.text }}
      look="teal"
      action={
        <TextLink href="#enquiry" icon="arrow-right" action="contact-us-now">
          {join.label}
        </TextLink>
      }
      contact={contact}
      drawing={
        <div className={styles.drawing}>
          <LandDrawing stage={3} />
        </div>
      }
    >
      <div id="enquiry">{children}</div>
    </EnquiryBand>
  )
}
