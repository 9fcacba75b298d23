import { Section } from '@/components/layout/Section'
import { Picture } from '@/components/ui/Picture'
import type { Project } from '@/content/schema/project'
import type { ProjectWords } from '@/content/schema/project-words'
import { dayText } from '@/lib/format/dates'
import { DocumentTable } from './DocumentTable'
import type { Promoter } from './promoter'
import styles from './Registration.module.css'
import { SectionHead } from './SectionHead'

type RegistrationProps = {
  project: Pick<Project, 'registration' | 'documents'>
  promoter: Promoter
  words: ProjectWords['registration']
}

/**
 * What the Real Estate Act wants on an advertisement, how to check it, and the papers. A neutral line
 * stands here until the owner supplies it.
 */
export function Registration({ project, promoter, words }: RegistrationProps) {
  const { registration, documents } = project
  const { check } = words
  return (
    <Section id="registration" labelledBy="registration-title">
      <SectionHead id="registration-title" title={words.title} />
      <div className={styles.root}>
        <div>
          {!registration && (
            <>
              <p className={styles.status}>{words.missing}</p>
              <p className={styles.text}>{words.missingText}</p>
            </>
          )}
          {registration?.kind === 'exempt' && (
            <>
              <p className={styles.status}>{words.exempt}</p>
              <p className={styles.text}>{registration.reason}</p>
            </>
          )}
          {registration?.kind === 'registered' && (
            <div className={styles.registered}>
              <p className={styles.status}>{registration.number}</p>
              <div className={styles.qr}>
                <Picture image={registration.qrCode} alt={words.qr} sizes="10rem" />
              </div>
            </div>
          )}
          <dl className={styles.facts}>
            {registration?.kind === 'registered' && (
              <>
                <div>
                  <dt>{words.date}</dt>
                  <dd>{dayText(registration.registeredOn)}</dd>
                </div>
                <div>
                  <dt>{words.authority}</dt>
                  <dd>
                    {registration.authority.name},{' '}
                    <a href={registration.authority.url} rel="noopener">
                      {new URL(registration.authority.url).host}
                    </a>
                  </dd>
                </div>
              </>
            )}
            <div>
              <dt>{words.promoter}</dt>
              <dd>
                {[promoter.name, ...promoter.address].join(', ')}
                {promoter.note && <small>{promoter.note}</small>}
              </dd>
            </div>
          </dl>
        </div>
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
          <DocumentTable documents={documents} words={words.documents} />
        </div>
      </div>
    </Section>
  )
}
