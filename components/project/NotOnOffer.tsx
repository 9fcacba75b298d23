import { Icon } from '@/components/ui/Icon'
import { TextLink } from '@/components/ui/TextLink'
import type { NotOnOffer as NotOnOfferWords } from '@/content/schema/not-on-offer'
import type { Registration } from '@/content/schema/project'
import { dayText } from '@/lib/domain/format/dates'
import { fill } from '@/lib/domain/format/fill'
import { mayBeOffered } from '@/lib/domain/property/offer'
import { href } from '@/lib/domain/routes'
import styles from './NotOnOffer.module.css'

type NotOnOfferProps = {
  name: string
  place: { locality: string; city: string }
  words: Pick<NotOnOfferWords, 'sentence' | 'tell'>
}

/** A live build's page for a project without a valid registration: name, place and one sentence. */
export function NotOnOffer({ name, place, words }: NotOnOfferProps) {
  const { sentence, tell } = words
  return (
    <div className={styles.root}>
      <h1 className={styles.name}>{name}</h1>
      <p className={styles.place}>
        {place.locality}, {place.city}
      </p>
      <p className={styles.sentence}>{sentence}</p>
      {tell.isAllowed && (
        <TextLink href={href('/contact/')} icon="arrow-right">
          {tell.label}
        </TextLink>
      )}
    </div>
  )
}

type OfferBandProps = {
  registration: Registration | undefined
  words: NotOnOfferWords['band']
  /** The day of the build. */
  day: string
}

/** On the page of a project that may not be on offer: what a live build hides of it. Only local builds have such a page. */
export function OfferBand({ registration, words, day }: OfferBandProps) {
  if (mayBeOffered(registration, day)) return null
  return (
    <p className={styles.band} data-screen="">
      <Icon name="info" />
      <span>
        {registration?.kind === 'registered'
          ? fill(words.expired, { date: dayText(registration.validUntil) })
          : words.unregistered}
      </span>
    </p>
  )
}
