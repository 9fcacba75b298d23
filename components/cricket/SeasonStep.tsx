import type { ReactNode } from 'react'
import type { TeamFace } from '@/lib/domain/cricket/teams'
import { dayText } from '@/lib/domain/format/dates'
import { Crest } from './Crest'
import styles from './SeasonStep.module.css'
import type { Endings, SeasonMatch } from './types'

/** The group's own team, and the text before its opponent: "Tiruppur Tamilans v". */
export type OwnSide = { readonly team: TeamFace; readonly text: string }

type SeasonStepProps = {
  match: SeasonMatch
  /** Height of the bar in steps. */
  height: number
  endings: Endings
  /** Shown beside the opponent. */
  own?: OwnSide | undefined
  heading: 'h3' | 'h4'
  /** What a phone shows: only the `bars`, or the `rows` of text as well. */
  look: 'rows' | 'bars'
  children?: ReactNode
}

/** True for a won final: its bar is the peak of the season. */
export const isPeak = ({ id, result }: SeasonMatch) => id === 'final' && result?.kind === 'won'

/** A match as text, and as a bar with the opponent's crest on it. */
export function SeasonStep(props: SeasonStepProps) {
  const { match, height, endings, own, heading: Heading, look, children } = props
  const { href, startsAt, opponent, title, result } = match
  const size = `${height}em`
  const ending = result && result.kind !== 'undecided' ? endings[result.kind] : undefined
  const name = (
    <span className={styles.opponent}>
      {title && <small>{title} </small>}
      {own && <span className={styles.own}>{own.text}</span>}
      {own && ' '}
      {opponent.lead} <b className={styles.last}>{opponent.last}</b>
    </span>
  )
  return (
    <li
      className={styles.root}
      data-kind={result?.kind}
      data-look={look}
      data-peak={isPeak(match) || undefined}
    >
      <div className={styles.text}>
        <span className={styles.crests}>
          {own && <Crest team={own.team} />}
          <Crest team={opponent} />
        </span>
        <div className={styles.words}>
          <Heading className={styles.name}>
            {href ? (
              <a className={styles.link} href={href}>
                {name}
              </a>
            ) : (
              name
            )}
          </Heading>{' '}
          {children}
        </div>
        <p className={styles.ending}>
          {(ending || !result) && <b>{ending ?? dayText(startsAt)}</b>}{' '}
          {result && <span className={styles.margin}>{result.text}</span>}
        </p>
      </div>
      <div className={styles.bar}>
        <Crest team={opponent} />
        <svg className={styles.step} width={size} height={size} aria-hidden="true" />
      </div>
    </li>
  )
}
