import { Icon } from '@/components/ui/Icon'
import type { NotOnOffer } from '@/content/schema/not-on-offer'
import type { Registration } from '@/content/schema/project'
import { dayText } from '@/lib/domain/format/dates'
import { fill } from '@/lib/domain/format/fill'
import { mayBeOffered } from '@/lib/domain/property/offer'
import styles from './OfferBand.module.css'

type OfferBandProps = {
  registration: Registration | undefined
  words: NotOnOffer['band']
  /** The day of the build. */
  day: string
}

/** On the page of a project that may not be on offer: what a live build hides of it. Only local builds have such a page. */
export function OfferBand({ registration, words, day }: OfferBandProps) {
  if (mayBeOffered(registration, day)) return null
  return (
    <p className={styles.root} data-screen="">
      <Icon name="info" />
      <span>
        {registration?.kind === 'registered'
          ? fill(words.expired, { date: dayText(registration.validUntil) })
          : words.unregistered}
      </span>
    </p>
  )
}
