import { Icon } from '@/components/ui/Icon'
import { TextLink } from '@/components/ui/TextLink'
import type { Registration } from '@/content/schema/project'
import type { UnpublishedProject as UnpublishedProjectWords } from '@/content/schema/unpublished-project'
import { dayText } from '@/lib/domain/format/dates'
import { fill } from '@/lib/domain/format/fill'
import { mayBePublished } from '@/lib/domain/property/publication'
import { href } from '@/lib/domain/routes'
import styles from './UnpublishedProject.module.css'

type UnpublishedProjectProps = {
  name: string
  place: { locality: string; city: string }
  words: Pick<UnpublishedProjectWords, 'sentence' | 'tell'>
}

/** A live build's page for a project without a valid registration: name, place and one sentence. */
export function UnpublishedProject({ name, place, words }: UnpublishedProjectProps) {
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

type UnpublishedBandProps = {
  registration: Registration | undefined
  words: UnpublishedProjectWords['band']
  /** The day of the build. */
  day: string
}

/** On the page of a project that may not be published: what a live build hides of it. Only local builds have such a page. */
export function UnpublishedBand({ registration, words, day }: UnpublishedBandProps) {
  if (mayBePublished(registration, day)) return null
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
