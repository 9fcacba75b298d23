import { InlineScript } from '@/components/layout/InlineScript'
import { SectionHead } from '@/components/sections/SectionHead'
import { Button, LinkButton } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { TextLink } from '@/components/ui/TextLink'
import type { FixturesWords } from '@/content/schema/team-page'
import type { TeamFace } from '@/lib/domain/cricket/teams'
import { timeText, weekdayText } from '@/lib/domain/cricket/time'
import { dayText } from '@/lib/domain/format/dates'
import { fill } from '@/lib/domain/format/fill'
import { AddToCalendar } from './AddToCalendar'
import { FixtureMark } from './FixtureMark'
import styles from './FixturesSection.module.css'
import { SeasonSteps } from './SeasonSteps'
import type { Endings, SeasonMatch } from './types'

type FixturesSectionProps = {
  id: string
  /** Oldest first; playoffs get a heading of their own. */
  matches: readonly SeasonMatch[]
  own: TeamFace
  playoffsTitle: string | undefined
  words: FixturesWords
  endings: Endings
  /** Addresses of the season's calendar: the absolute one to subscribe to, and the file to download. */
  calendar: { address: string; file: string }
}

/** The season match by match with its state today; calendar links while any match is still to come. */
export function FixturesSection(props: FixturesSectionProps) {
  const { id, matches, own, playoffsTitle, words, endings, calendar } = props
  const { ahead, ended, legend, playoffs, run } = words
  const starts = matches.map(({ startsAt }) => startsAt)
  /** The latest start: all fixtures are past once its day is. */
  const last = latestOf(starts)
  const end = latestOf(playoffs ? [...starts, playoffs.end] : starts)
  const isOver = matches.every(({ result }) => result)
  const hasLast = matches.some(({ startsAt }) => startsAt === playoffs?.end)

  return (
    <section className={styles.root} id={id} aria-labelledby={`${id}-title`} data-ground="dark">
      <SectionHead look="row" id={`${id}-title`} title={words.title}>
        <p data-season={end} suppressHydrationWarning>
          {isOver ? ended : ahead}
        </p>
        <p>{legend}</p>
      </SectionHead>
      <SeasonSteps
        matches={matches}
        endings={endings}
        own={{ team: own, text: fill(words.match, { first: own.name, second: '' }).trim() }}
        playoffs={playoffsTitle}
        details={(match) => <Details match={match} words={words} />}
        title={
          run &&
          isOver && (
            <p className={styles.run}>
              <b>{run.figure}</b>
              <span>
                {run.title} <small>{run.text}</small>
              </span>
            </p>
          )
        }
      />
      <div className={styles.after} data-screen="">
        {playoffs && !hasLast && (
          <p>
            {playoffs.title} <b>{playoffs.days}</b>
          </p>
        )}
        <p data-after={last} hidden={!isOver} suppressHydrationWarning>
          {words.calendar.later}
        </p>
        <div className={styles.calendar} data-until={last} hidden={isOver} suppressHydrationWarning>
          {/* lib/browser/calendar/subscription.ts shows the one that the visitor's system supports. */}
          <span data-apple="" hidden suppressHydrationWarning>
            <LinkButton href={calendar.address.replace(/^https?:/, 'webcal:')}>
              <Icon name="calendar" />
              {words.calendar.subscribe}
            </LinkButton>
          </span>
          <TextLink href={calendar.file}>{words.calendar.download}</TextLink>
          <div className={styles.elsewhere} data-elsewhere="" suppressHydrationWarning>
            <p>
              {words.calendar.address} <b className={styles.address}>{calendar.address}</b>
            </p>
            <span
              data-copied={words.calendar.copied}
              data-marked={words.calendar.notCopied}
              hidden
              suppressHydrationWarning
            >
              <Button type="button" variant="ghost">
                {words.calendar.copy}
              </Button>
            </span>
            <span role="status" />
          </div>
        </div>
      </div>
      <InlineScript
        name="fixture-marks"
        data-next={words.states.next}
        data-today={words.states.today}
        data-past={words.states.past}
        data-ahead={ahead}
        data-ended={ended}
      />
    </section>
  )
}

/** Date, time and city of a match; for a future match also the ground and its calendar links. */
function Details({ match, words }: { match: SeasonMatch; words: FixturesWords }) {
  const { startsAt, city, ground, calendar, result, isPostponed } = match
  const isPlayed = result !== undefined
  return (
    <>
      {isPlayed && <p>{dayText(startsAt)} </p>}
      <p>
        <time dateTime={startsAt}>
          {weekdayText(startsAt)}, {timeText(startsAt)}
        </time>{' '}
        <FixtureMark
          startsAt={startsAt}
          isPlayed={isPlayed}
          postponed={isPostponed && words.states.postponed}
        />
      </p>
      <p className={styles.venue}>{city}</p>
      {!isPlayed && <p>{ground}</p>}
      {calendar && (
        <AddToCalendar
          calendar={calendar}
          startsAt={startsAt}
          isPlayed={isPlayed}
          words={words.calendar}
        />
      )}
    </>
  )
}

const latestOf = (moments: readonly string[]): string | undefined =>
  moments.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1)
