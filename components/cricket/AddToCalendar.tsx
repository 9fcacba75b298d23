import { Icon } from '@/components/ui/Icon'
import type { FixturesWords } from '@/content/schema/team-page'
import { fill } from '@/lib/domain/format/fill'
import styles from './AddToCalendar.module.css'
import type { CalendarAddresses } from './types'

type AddToCalendarProps = {
  calendar: CalendarAddresses
  startsAt: string
  isPlayed: boolean
  words: FixturesWords['calendar']
}

/** The links that add a match to a calendar, until its day is over. */
export function AddToCalendar({ calendar, startsAt, isPlayed, words }: AddToCalendarProps) {
  return (
    <span
      className={styles.root}
      data-until={startsAt}
      data-screen=""
      hidden={isPlayed}
      suppressHydrationWarning
    >
      <a href={calendar.file} download aria-label={fill(words.addNamed, { match: calendar.name })}>
        <Icon name="calendar" />
        {words.add}
      </a>
      <a
        href={calendar.google}
        target="_blank"
        rel="noopener"
        aria-label={fill(words.googleNamed, { match: calendar.name })}
      >
        {words.google}
      </a>
    </span>
  )
}
