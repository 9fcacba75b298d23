import { Icon } from '@/components/ui/Icon'
import { TextLink } from '@/components/ui/TextLink'
import type { FixturesWords } from '@/content/schema/team-page'
import { FixtureClock, WhileAhead } from './FixtureClock.island'
import type { FixtureItem } from './FixtureFlag'
import { FixtureLine } from './FixtureLine'
import styles from './FixturesSection.module.css'

type FixturesSectionProps = {
  id: string
  fixtures: readonly FixtureItem[]
  own: string
  words: FixturesWords
  /** Addresses of the whole season's calendar: to subscribe to, and to download. */
  calendar: { webcal: string; file: string }
}

/** The season's fixtures with their state today, and the ways into a calendar while any lies ahead. */
export function FixturesSection({ id, fixtures, own, words, calendar }: FixturesSectionProps) {
  const titleId = `${id}-title`
  const { ahead, ended, run } = words
  const starts = fixtures.map(({ startsAt }) => startsAt)
  const isOver = fixtures.every(({ result }) => result)

  return (
    <section className={styles.root} id={id} aria-labelledby={titleId} data-ground="dark">
      <div className={styles.inner}>
        <FixtureClock
          starts={words.playoffs ? [...starts, words.playoffs.end] : starts}
          isOver={isOver}
          words={{ ahead, ended }}
          heading={{ id: titleId, title: words.title }}
          legend={<Legend words={words.legend} />}
        >
          <FixtureLine fixtures={fixtures} own={own} words={words} />
          <div className={styles.after}>
            <WhileAhead
              starts={starts}
              isAhead={!isOver}
              otherwise={<p className={styles.later}>{words.calendar.later}</p>}
            >
              <p className={styles.calendar}>
                <a className={styles.subscribe} href={calendar.webcal}>
                  <Icon name="calendar" />
                  {words.calendar.subscribe}
                </a>
                <TextLink href={calendar.file}>{words.calendar.download}</TextLink>
              </p>
            </WhileAhead>
            {run && isOver && (
              <p className={styles.run}>
                <b className={styles.figure}>{run.figure}</b>
                <span className={styles.shout}>
                  {run.title} <small>{run.text}</small>
                </span>
              </p>
            )}
          </div>
        </FixtureClock>
      </div>
    </section>
  )
}

/** What the marks on the line mean; above and below only where the line lies. */
function Legend({ words }: { words: FixturesWords['legend'] }) {
  return (
    <ul className={styles.legend}>
      <li data-kind="won">
        <span>
          {words.won}
          <span className={styles.place}>, {words.wonPlace}</span>
        </span>
      </li>
      <li data-kind="lost">
        <span>
          {words.lost}
          <span className={styles.place}>, {words.lostPlace}</span>
        </span>
      </li>
    </ul>
  )
}
