import type { ReactNode } from 'react'
import { Crest } from '@/components/cricket/Crest'
import type { FixtureEnding } from '@/components/cricket/FixtureFlag'
import { SectionHead } from '@/components/sections/SectionHead'
import type { TeamFace } from '@/lib/cricket/teams'
import { dayText } from '@/lib/format/dates'
import { href, type SitePath } from '@/lib/routes'
import styles from './SeasonBand.module.css'

/** A match of the season from the team's side. */
export type SeasonMatch = {
  readonly id: string
  readonly startsAt: string
  readonly opponent: TeamFace
  /** Where it has been played. */
  readonly result?: FixtureEnding
}

type SeasonBandProps = {
  /** Fragment address of the section. */
  id: string
  title: string
  /** Oldest first. */
  matches: readonly SeasonMatch[]
  /** The words for a match won and a match lost. */
  endings: { won: string; lost: string }
  /** The page with the score of each match, at its id; without it the matches are no links. */
  path?: SitePath
  /** Stands beside the title. */
  children?: ReactNode
}

/** The season in one row, each match by how it ended or its day. */
export function SeasonBand({ id, title, matches, endings, path, children }: SeasonBandProps) {
  return (
    <section className={styles.root} id={id} aria-labelledby={`${id}-title`} data-ground="dark">
      <SectionHead look="row" id={`${id}-title`} title={title}>
        {children}
      </SectionHead>
      <ol className={styles.matches}>
        {matches.map(({ id: match, startsAt, opponent, result }) => (
          <li className={styles.match} key={match} data-kind={result?.kind}>
            <p className={styles.head}>
              {!result && <b>{dayText(startsAt)}</b>}
              {result && result.kind !== 'undecided' && <b>{endings[result.kind]}</b>}{' '}
              {result?.text}
            </p>
            <Crest team={opponent} />
            <p className={styles.words}>
              <b>{path ? <a href={href(`${path}#${match}`)}>{opponent.name}</a> : opponent.name}</b>{' '}
              {result && dayText(startsAt)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
