import { Icon } from '@/components/ui/Icon'
import type { FixturesWords } from '@/content/schema/team-page'
import type { TeamFace } from '@/lib/cricket/teams'
import { timeText, weekdayText } from '@/lib/cricket/time'
import { dayText } from '@/lib/format/dates'
import { fill } from '@/lib/format/fill'
import { Crest } from './Crest'
import { FixtureStateMark, WhileAhead } from './FixtureClock.island'
import styles from './FixtureFlag.module.css'

/** How a fixture ended for the team: the margin of a win or a loss, otherwise the status as sent. */
export type FixtureEnding = {
  readonly kind: 'won' | 'lost' | 'undecided'
  readonly text: string
}

/** A fixture as the season's line shows it. */
export type FixtureItem = {
  readonly slug: string
  readonly title: string
  readonly startsAt: string
  /** In the league's order. */
  readonly teams: readonly [TeamFace, TeamFace]
  readonly ground: string
  readonly city: string
  /** How it ended for the team, where it has been played. */
  readonly result?: FixtureEnding
  /** Address of its calendar file. */
  readonly calendar: string
}

type FixtureFlagProps = { fixture: FixtureItem; own: string; words: FixturesWords }

/** One fixture: when, who against whom, where, how it ended, and the way into a calendar while it lies ahead. */
export function FixtureFlag({ fixture, own, words }: FixtureFlagProps) {
  const { startsAt, teams, result, ground, city } = fixture
  const match = fill(words.match, { first: teams[0].name, second: teams[1].name })
  return (
    <div className={styles.root}>
      <p className={styles.when}>
        <time dateTime={startsAt}>
          <b className={styles.date}>{dayText(startsAt)}</b>{' '}
          <span>
            {weekdayText(startsAt)}, {timeText(startsAt)}
          </span>
        </time>{' '}
        <FixtureStateMark start={startsAt} words={words.states} />
      </p>
      <p className={styles.crests}>
        {teams.map((team) => (
          <span key={team.slug} data-own={team.slug === own || undefined}>
            <Crest team={team} />
          </span>
        ))}
      </p>
      <h3 className={styles.teams} aria-label={match}>
        {teams.map((team) => (
          <span key={team.slug} data-own={team.slug === own || undefined}>
            {team.slug === own ? `${words.versus} ${team.name}` : team.name}
          </span>
        ))}
      </h3>
      <p className={styles.venue}>
        <b>{city}</b> <span>{ground}</span>
      </p>
      {result && (
        <p className={styles.result} data-kind={result.kind}>
          {result.kind === 'undecided'
            ? result.text
            : fill(result.kind === 'won' ? words.wonBy : words.lostBy, { margin: result.text })}
        </p>
      )}
      <WhileAhead starts={[startsAt]} isAhead={!result}>
        <a
          className={styles.add}
          href={fixture.calendar}
          download={`${fixture.slug}.ics`}
          aria-label={fill(words.calendar.addNamed, { match })}
        >
          <Icon name="calendar" />
          {words.calendar.add}
        </a>
      </WhileAhead>
    </div>
  )
}
