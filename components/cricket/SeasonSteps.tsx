import type { ReactNode } from 'react'
import { type EndingKind, stepsOf } from '@/lib/cricket/steps'
import type { TeamFace } from '@/lib/cricket/teams'
import { dayText } from '@/lib/format/dates'
import { href, type SitePath } from '@/lib/routes'
import { Crest } from './Crest'
import styles from './SeasonSteps.module.css'

/** A match of the season from the team's side. */
export type SeasonMatch = {
  readonly id: string
  readonly startsAt: string
  readonly opponent: TeamFace
  /** "Final", where the match is one of the playoffs. */
  readonly title?: string
  readonly ground?: string | undefined
  readonly city?: string | undefined
  /** Where it has been played: the margin of a win or a loss, otherwise the status as sent. */
  readonly result?: { readonly kind: EndingKind; readonly text: string } | undefined
  /** The file that adds it to a calendar, and both teams in words. */
  readonly calendar?: { readonly file: string; readonly name: string }
}

/** The lowest step has room for words. */
const LOWEST = 2

/** A season that climbs higher than this is drawn in smaller steps. */
const HIGHEST = 8

/** Where the first bars stay this far below the longest, a title has room over them. */
const TITLE = { bars: 4, steps: 5 }

type SeasonStepsProps = {
  /** Oldest first. */
  matches: readonly SeasonMatch[]
  /** The words for a match won and a match lost. */
  endings: { won: string; lost: string }
  /** The page with the score of each match, at its id. */
  path?: SitePath | undefined
  /** More about a match. */
  details?: (match: SeasonMatch) => ReactNode
}

/** The season as steps: each win adds one, each loss takes one away, and a final that was won is the peak. */
export function SeasonSteps({ matches, endings, path, details }: SeasonStepsProps) {
  const steps = stepsOf(matches.map(({ result }) => result?.kind))
  const rise = Math.max(...steps) - Math.max(...steps.slice(0, TITLE.bars))
  const scale = Math.min(1, HIGHEST / (Math.max(...steps) + LOWEST))
  return (
    <ol className={styles.root} role="list" data-climbs={rise >= TITLE.steps || undefined}>
      {matches.map((match, index) => {
        const { id, startsAt, opponent, title, result } = match
        const name = (
          <>
            {title && <small>{title} </small>}
            {opponent.name}
          </>
        )
        const size = `${((steps[index] ?? 0) + LOWEST) * scale}em`
        const ending = result && result.kind !== 'undecided' ? endings[result.kind] : undefined
        return (
          <li
            key={id}
            className={styles.match}
            data-kind={result?.kind}
            data-peak={(id === 'final' && result?.kind === 'won') || undefined}
          >
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
              {details?.(match)}
            </div>
            <Crest team={opponent} />
            <div className={styles.bar}>
              <svg className={styles.step} width={size} height={size} aria-hidden="true" />
              <p className={styles.ending}>
                <b>{result ? ending : dayText(startsAt)}</b> {result && <span>{result.text}</span>}
              </p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
