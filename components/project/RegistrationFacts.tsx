import { Fragment } from 'react'
import { Picture } from '@/components/ui/Picture'
import type { Project } from '@/content/schema/project'
import type { ProjectWords } from '@/content/schema/project-page'
import { dayText } from '@/lib/format/dates'
import styles from './RegistrationFacts.module.css'
import type { Promoter } from './types'

type RegistrationFactsProps = {
  project: Pick<Project, 'registration'>
  promoter: Promoter
  words: ProjectWords['registration']
}

/** Lets a number such as TN/11/Layout/1234/2026 break into lines, only after a slash. */
const breakable = (number: string) =>
  number.split('/').map((part, index) => (
    <Fragment key={number.split('/', index + 1).join('/')}>
      {index > 0 && '/'}
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/**
 * What the Real Estate Act wants on an advertisement: number, authority's address, QR, promoter. A
 * neutral line until the owner supplies it.
 */
export function RegistrationFacts({ project, promoter, words }: RegistrationFactsProps) {
  const { registration } = project
  return (
    <div className={styles.root}>
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
          <div>
            <p className={styles.label}>{words.number}</p>
            <p className={styles.number}>{breakable(registration.number)}</p>
          </div>
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
            {[promoter.name, ...promoter.address].join(', ')},{' '}
            <span className={styles.phone}>{promoter.phoneText}</span>, {promoter.email}
            {promoter.note && <small>{promoter.note}</small>}
          </dd>
        </div>
      </dl>
    </div>
  )
}
