import { AfterDay } from '@/components/ui/AfterDay'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import type { CardWords } from '@/content/schema/listing'
import type { Registration } from '@/content/schema/project'
import { fill } from '@/lib/domain/format/fill'
import styles from './RegistrationLine.module.css'

type RegistrationLineProps = {
  registration: Registration | undefined
  words: CardWords
}

/**
 * What the Real Estate Act requires beside every project, in short: number, QR code, authority's address and promoter,
 * or the reason for an exemption. A neutral sentence until the owner supplies it.
 */
export function RegistrationLine({ registration, words }: RegistrationLineProps) {
  return (
    <div className={styles.root}>
      {registration?.kind === 'registered' ? (
        <div className={styles.code}>
          <Picture image={registration.qrCode} alt={words.qr} sizes="4.5rem" />
        </div>
      ) : (
        <Icon name="info" />
      )}
      <p>
        {!registration && words.registrationMissing}
        {registration?.kind === 'exempt' && fill(words.exempt, { reason: registration.reason })}
        {registration?.kind === 'registered' && (
          <>
            {fill(words.registered, { number: registration.number })}, {registration.promoter.name},{' '}
            {registration.promoter.address}.{' '}
            <a href={registration.authority.url} rel="noopener">
              {fill(words.authority, { authority: registration.authority.name })}
            </a>
            <AfterDay day={registration.validUntil}>{words.ended}</AfterDay>
          </>
        )}
      </p>
    </div>
  )
}
