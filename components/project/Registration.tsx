import { Section } from '@/components/layout/Section'
import { SectionHead } from '@/components/sections/SectionHead'
import { Disclosure } from '@/components/ui/Disclosure'
import type { Project } from '@/content/schema/project'
import type { ProjectWords } from '@/content/schema/project-page'
import { DocumentTable } from './DocumentTable'
import table from './FactTable.module.css'
import { PrintButton } from './PrintButton.island'
import styles from './Registration.module.css'
import { RegistrationFacts } from './RegistrationFacts'
import type { Promoter } from './types'

type RegistrationProps = {
  project: Pick<Project, 'registration' | 'documents'>
  promoter: Promoter
  words: Pick<ProjectWords, 'registration' | 'sheet' | 'figures'>
  /** Marks unconfirmed documents. */
  placeholderLabel: string
}

/** The project's registration, how to verify it independently, its documents, and the fact sheet for print. */
export function Registration({ project, promoter, words, placeholderLabel }: RegistrationProps) {
  const { check, title } = words.registration
  const papers = project.documents.length > 0 ? 'table' : 'list'
  return (
    <Section id="registration" labelledBy="registration-title" paper="half">
      <SectionHead id="registration-title" title={title} />
      <div className={styles.root}>
        <RegistrationFacts project={project} promoter={promoter} words={words.registration}>
          <PrintButton label={words.sheet.print} />
        </RegistrationFacts>
        <Disclosure label={words.figures.papers} isWideOpen>
          <div className={styles.papers} data-look={papers} data-screen="">
            <div>
              <h3 className={table.title}>{check.title}</h3>
              <ol className={`${table.list} ${styles.steps}`}>
                {check.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <a className={styles.register} href={check.url} rel="noopener">
                {check.linkLabel}
              </a>
            </div>
            <DocumentTable
              documents={project.documents}
              words={words.registration.documents}
              placeholderLabel={placeholderLabel}
            />
          </div>
        </Disclosure>
      </div>
    </Section>
  )
}
