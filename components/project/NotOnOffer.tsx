import { TextLink } from '@/components/ui/TextLink'
import type { NotOnOffer as NotOnOfferWords } from '@/content/schema/not-on-offer'
import { href } from '@/lib/domain/routes'
import styles from './NotOnOffer.module.css'

type NotOnOfferProps = {
  name: string
  place: { locality: string; city: string }
  words: Pick<NotOnOfferWords, 'sentence' | 'tell'>
}

/** All that a live build says of a project without a valid registration: its name, its place and one sentence. */
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
