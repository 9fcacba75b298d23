import type { ReactNode } from 'react'
import { InlineScript } from '@/components/layout/InlineScript'
import { Section } from '@/components/layout/Section'
import type { Plan } from '@/content/schema/plan'
import type { ProjectWords } from '@/content/schema/project-page'
import { phoneText } from '@/lib/domain/contact/phone'
import type { ContactLinks, ContactNumbers } from '@/lib/domain/enquiry/contact-links'
import type { Sent } from '@/lib/domain/enquiry/texts'
import { fill } from '@/lib/domain/format/fill'
import type { PlotProject } from '@/lib/domain/property/plot-message'
import { ChosenPlot } from './ChosenPlot.island'
import { PlanLines } from './PlanLines'
import styles from './ProjectContact.module.css'

/** Ids of the two forms, for their fields elsewhere on the page. */
export const CONTACT_FORMS = { visit: 'visit-form', enquiry: 'enquiry-form' } as const
const FORMS = ['visit', 'enquiry'] as const

type ProjectContactProps = {
  /** The chosen plot as the forms send it. */
  plot: Sent
  project: PlotProject
  words: Pick<ProjectWords, 'bar' | 'contact' | 'plan' | 'visit' | 'enquiry'>
  desk: ContactNumbers
  /** Desk links that name the project. */
  links: ContactLinks
  /** Sentence on the meeting point, once known. */
  meet?: string | undefined
  /** The plan's lines, below the ways in a wide window. */
  lines?: Plan['lines']
  /** The form for a visit. */
  visit: ReactNode
  enquiry: ReactNode
}

/**
 * Visit form and enquiry form as two tabs. Without JavaScript the forms are stacked, and the tabs are links to them.
 */
export function ProjectContact(props: ProjectContactProps) {
  const { project, words, desk, links, plot, meet } = props
  const { contact } = words
  return (
    <Section id="contact" labelledBy="contact-title" ground="dark" paper="none">
      <div className={styles.root}>
        <div className={styles.subject}>
          <h2 className={styles.title} id="contact-title">
            {fill(contact.title, { name: project.name })}
          </h2>
          <ChosenPlot
            forms={Object.values(CONTACT_FORMS)}
            about={contact.about}
            plot={plot}
            project={project}
            message={words.plan.whatsappText}
            desk={desk}
            links={links}
          />
          {(desk.phone || desk.email) && (
            <address className={styles.ways}>
              {desk.phone && (
                <>
                  <a href={links.call} data-action="call">
                    {phoneText(desk.phone)}
                  </a>
                  <a href={links.whatsapp} target="_blank" rel="noopener" data-action="whatsapp">
                    {words.bar.whatsapp}
                  </a>
                </>
              )}
              {desk.email && (
                <a href={links.mail} data-action="mail">
                  {desk.email}
                </a>
              )}
            </address>
          )}
          {props.lines && (
            <div className={styles.drawing}>
              <PlanLines lines={props.lines} look="whole" />
            </div>
          )}
        </div>
        <div className={styles.forms}>
          <div className={styles.tabs}>
            {FORMS.map((id) => (
              <a key={id} href={`#${id}`} id={`${id}-tab`}>
                {contact[id]}
              </a>
            ))}
          </div>
          {FORMS.map((id) => (
            <div
              key={id}
              className={styles.panel}
              id={id}
              aria-labelledby={`${id}-tab`}
              role="group"
            >
              <p className={styles.intro}>
                {id === 'visit' && meet ? `${words.visit.intro} ${meet}` : words[id].intro}
              </p>
              {props[id]}
            </div>
          ))}
          <InlineScript name="tabs" />
        </div>
      </div>
    </Section>
  )
}
