import { Crest } from '@/components/cricket/Crest'
import type { FixtureEnding } from '@/components/cricket/FixtureFlag'
import { SectionHead } from '@/components/sections/SectionHead'
import { LinkButton } from '@/components/ui/Button'
import type { FanHome } from '@/content/schema/fan-home'
import type { TeamFace } from '@/lib/cricket/teams'
import { dayText } from '@/lib/format/dates'
import { href } from '@/lib/routes'
import styles from './FixturesBand.module.css'

/** A match of the season from the team's side. */
export type SeasonMatch = {
  readonly id: string
  readonly startsAt: string
  readonly opponent: TeamFace
  /** Where it has been played. */
  readonly result?: FixtureEnding
}

type FixturesBandProps = {
  words: FanHome['fixtures']
  /** Oldest first. */
  matches: readonly SeasonMatch[]
  /** The words for a match won and a match lost. */
  endings: { won: string; lost: string }
}

/** The season in one row, each match by how it ended or its day, and the way to its fixtures, which live in the match centre with their calendar. */
export function FixturesBand({ words, matches, endings }: FixturesBandProps) {
  return (
    <section
      className={styles.root}
      id="fixtures"
      aria-labelledby="fixtures-title"
      data-ground="dark"
    >
      <SectionHead look="row" id="fixtures-title" title={words.title}>
        <LinkButton href={href(words.link.path)} variant="ghost" icon="arrow-right">
          {words.link.label}
        </LinkButton>
      </SectionHead>
      <ol className={styles.matches}>
        {matches.map(({ id, startsAt, opponent, result }) => (
          <li className={styles.match} key={id} data-kind={result?.kind}>
            <p className={styles.head}>
              {!result && <b>{dayText(startsAt)}</b>}
              {result && result.kind !== 'undecided' && <b>{endings[result.kind]}</b>}{' '}
              {result?.text}
            </p>
            <Crest team={opponent} />
            <p className={styles.words}>
              <b>{opponent.name}</b> {result && dayText(startsAt)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
