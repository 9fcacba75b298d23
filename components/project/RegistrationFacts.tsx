import { Fragment, type ReactNode } from 'react'
import { type Fact, Facts } from '@/components/frames/Facts'
import { AfterDay } from '@/components/ui/AfterDay'
import { Disclosure } from '@/components/ui/Disclosure'
import { Picture } from '@/components/ui/Picture'
import type { Project, Registration } from '@/content/schema/project'
import type { ProjectWords } from '@/content/schema/project-page'
import { dayText } from '@/lib/domain/format/dates'
import styles from './RegistrationFacts.module.css'
import type { Promoter } from './types'

type RegistrationFactsProps = {
  project: Pick<Project, 'registration'>
  promoter: Promoter
  words: ProjectWords['registration']
  /** Shown below the facts, which are then collapsed on phones. */
  children?: ReactNode
}

/** Lets a number such as TN/11/Layout/1234/2026 break only after a slash. */
const breakable = (number: string) =>
  number.split('/').map((part, index) => (
    <Fragment key={number.split('/', index + 1).join('/')}>
      {index > 0 && '/'}
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** Returns optional details of the registration: completion, last update, extent, survey numbers. */
function optionalFacts(
  { completionOn, updatedOn, extent, surveyNumbers }: Extract<Registration, { kind: 'registered' }>,
  words: ProjectWords['registration'],
): readonly Fact[] {
  return [
    { term: words.completion, fact: completionOn && dayText(completionOn) },
    { term: words.updated, fact: updatedOn && dayText(updatedOn) },
    { term: words.extent, fact: extent },
    { term: words.surveyNumbers, fact: surveyNumbers },
  ].filter(({ fact }) => fact !== undefined)
}

/**
 * What the Real Estate Act requires on an advertisement: number, authority's address, QR code, promoter. A neutral line
 * until the owner supplies it.
 */
export function RegistrationFacts(props: RegistrationFactsProps) {
  const { project, promoter, words, children } = props
  const { registration } = project
  const items: readonly Fact[] = [
    ...(registration?.kind === 'registered'
      ? [
          { term: words.date, fact: dayText(registration.registeredOn) },
          {
            term: words.validUntil,
            fact: (
              <>
                {dayText(registration.validUntil)}
                <AfterDay day={registration.validUntil}>{words.ended}</AfterDay>
              </>
            ),
          },
          {
            term: words.authority,
            fact: (
              <>
                {registration.authority.name},{' '}
                <a href={registration.authority.url} rel="noopener">
                  {new URL(registration.authority.url).host}
                </a>
              </>
            ),
          },
        ]
      : []),
    {
      term: words.promoter,
      fact: (
        <>
          {[promoter.name, ...promoter.address].join(', ')}
          {promoter.phoneText && (
            <>
              , <span className={styles.phone}>{promoter.phoneText}</span>
            </>
          )}
          {promoter.email && `, ${promoter.email}`}
          {promoter.note && <small className={styles.note}>{promoter.note}</small>}
        </>
      ),
    },
  ]
  const more = registration?.kind === 'registered' ? optionalFacts(registration, words) : []
  const facts = (
    <div className={styles.facts}>
      <Facts look="stack" items={items} />
      {more.length > 0 && (
        // Screen only: the fact sheet just has room for the details that the law requires.
        <div data-screen="">
          <Facts look="stack" items={more} />
        </div>
      )}
    </div>
  )
  return (
    <div className={styles.root}>
      {registration?.kind !== 'registered' ? (
        <>
          <p className={styles.status}>{registration ? words.exempt : words.missing}</p>
          <p className={styles.text}>{registration ? registration.reason : words.missingText}</p>
        </>
      ) : (
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
      {children ? (
        <div className={styles.fold}>
          <Disclosure label={`${words.promoter}: ${promoter.name}`} isWideOpen>
            {facts}
            {children}
          </Disclosure>
        </div>
      ) : (
        facts
      )}
    </div>
  )
}
