import { Icon } from '@/components/ui/Icon'
import type { CardWords } from '@/content/schema/listing'
import type { Registration } from '@/content/schema/project'
import { fill } from '@/lib/format/fill'
import styles from './RegistrationLine.module.css'

type RegistrationLineProps = {
  registration: Registration | undefined
  words: CardWords
  promoter: string
}

/**
 * What the Real Estate Act wants beside every project, in a line: number, authority's address and
 * promoter, or why there is none. A neutral sentence until the owner supplies it.
 */
export function RegistrationLine({ registration, words, promoter }: RegistrationLineProps) {
  return (
    <p className={styles.root}>
      <Icon name={registration ? 'document' : 'info'} />
      <span>
        {!registration && words.registrationMissing}
        {registration?.kind === 'exempt' && fill(words.exempt, { reason: registration.reason })}
        {registration?.kind === 'registered' && (
          <>
            {fill(words.registered, { number: registration.number })}, {promoter}.{' '}
            <a href={registration.authority.url} rel="noopener">
              {fill(words.authority, { authority: registration.authority.name })}
            </a>
          </>
        )}
      </span>
    </p>
  )
}
