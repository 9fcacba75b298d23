import type { ReactNode } from 'react'
import { Section } from '@/components/layout/Section'
import type { ProjectWords } from '@/content/schema/project-words'
import { fill } from '@/lib/format/fill'
import styles from './ProjectContact.module.css'

type ProjectContactProps = {
  name: string
  words: Pick<ProjectWords, 'visit' | 'enquiry'>
  /** The form that asks for a visit. */
  visit: ReactNode
  /** The full enquiry form. */
  enquiry: ReactNode
}

/** The two ways to speak: a day on the land, or a question. */
export function ProjectContact({ name, words, visit, enquiry }: ProjectContactProps) {
  return (
    <Section id="contact" labelledBy="contact-title" ground="dark">
      <div className={styles.root}>
        <div className={styles.part} id="visit">
          <h2 className={styles.title} id="contact-title">
            {words.visit.title}
          </h2>
          <p className={styles.intro}>{words.visit.intro}</p>
          {visit}
        </div>
        <section className={styles.part} id="enquiry" aria-labelledby="enquiry-title">
          <h2 className={styles.title} id="enquiry-title">
            {fill(words.enquiry.title, { name })}
          </h2>
          <p className={styles.intro}>{words.enquiry.intro}</p>
          {enquiry}
        </section>
      </div>
    </Section>
  )
}
