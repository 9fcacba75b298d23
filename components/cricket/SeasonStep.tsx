import { Fragment, type ReactNode } from 'react'
import { dayText } from '@/lib/format/dates'
import { href, type SitePath } from '@/lib/routes'
import { Crest } from './Crest'
import styles from './SeasonStep.module.css'
import type { Endings, SeasonMatch } from './types'

type SeasonStepProps = {
  match: SeasonMatch
  /** Height of the bar in steps. */
  height: number
  endings: Endings
  /** The page with the score of each match, at its id. */
  path?: SitePath | undefined
  /** What a phone shows of it: only the `bars`, or the `rows` of their words as well. */
  look: 'rows' | 'bars'
  /** More about the match. */
  children?: ReactNode
}

/** True of a final that was won: its bar is the peak of the season. */
export const isPeak = ({ id, result }: SeasonMatch) => id === 'final' && result?.kind === 'won'

/** A match as words, and a bar that stands with the crest of the opponent on it. */
export function SeasonStep({ match, height, endings, path, look, children }: SeasonStepProps) {
  const { id, startsAt, opponent, title, result, teamScores = [] } = match
  const size = `${height}em`
  const ending = result && result.kind !== 'undecided' ? endings[result.kind] : undefined
  const name = (
    <span className={styles.opponent}>
      {title && <small>{title} </small>}
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
        <Crest team={opponent} />
        <div className={styles.words}>
          <h3 className={styles.name}>
            {path ? (
              <a className={styles.link} href={href(`${path}#${id}`)}>
                {name}
              </a>
            ) : (
              name
            )}
          </h3>{' '}
          {children}
        </div>
        <p className={styles.ending}>
          <b>{result ? ending : dayText(startsAt)}</b>{' '}
          {result && <span className={styles.margin}>{result.text}</span>}
          {teamScores.length > 0 && (
            <span className={styles.scores}>
              {teamScores.map(({ team, score }) => (
                <Fragment key={team.slug}>
                  {' '}
                  <abbr title={team.name}>{team.short}</abbr> <strong>{score}</strong>
                </Fragment>
              ))}
            </span>
          )}
        </p>
      </div>
      <div className={styles.bar}>
        <Crest team={opponent} />
        <svg className={styles.step} width={size} height={size} aria-hidden="true" />
      </div>
    </li>
  )
}
