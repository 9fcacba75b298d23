import { Section } from '@/components/layout/Section'
import { SectionHead } from '@/components/sections/SectionHead'
import type { Project } from '@/content/schema/project'
import type { ProjectWords } from '@/content/schema/project-words'
import { DocumentTable } from './DocumentTable'
import type { Promoter } from './promoter'
import styles from './Registration.module.css'
import { RegistrationFacts } from './RegistrationFacts'

type RegistrationProps = {
  project: Pick<Project, 'registration' | 'documents'>
  promoter: Promoter
  words: ProjectWords['registration']
}

/** What proves the project, how to check it without us, and the papers. */
export function Registration({ project, promoter, words }: RegistrationProps) {
  const { check } = words
  return (
    <Section id="registration" labelledBy="registration-title">
      <SectionHead id="registration-title" title={words.title} />
      <div className={styles.root}>
        <RegistrationFacts project={project} promoter={promoter} words={words} />
        <div className={styles.check}>
          <h3 className={styles.subtitle}>{check.title}</h3>
          <ol className={styles.steps}>
            {check.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <a className={styles.register} href={check.url} rel="noopener">
            {check.linkLabel}
          </a>
          <DocumentTable documents={project.documents} words={words.documents} />
        </div>
      </div>
    </Section>
  )
}
