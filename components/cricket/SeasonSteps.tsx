import type { CSSProperties, ReactNode } from 'react'
import type { Outcome } from '@/lib/domain/cricket/match'
import { isPeak, type OwnSide, SeasonStep } from './SeasonStep'
import styles from './SeasonSteps.module.css'
import type { Endings, SeasonMatch } from './types'

/** Height of the lowest bar in steps: room for the outcome. */
const LOWEST = 2

/** Height limit in steps: a season that climbs higher is scaled down. */
const HIGHEST = 8

/** The title fits above the first `bars` bars if they are at least `steps` steps below the longest. */
const TITLE = { bars: 4, steps: 5 }

export type SeasonStepsProps = {
  /** Oldest first. */
  matches: readonly SeasonMatch[]
  endings: Endings
  /** Further details of a match. */
  details?: (match: SeasonMatch) => ReactNode
  /** Shown beside the opponent in each match. */
  own?: OwnSide
  /** Heading of the playoffs, if they are listed apart. */
  playoffs?: string | undefined
  /** Shown above the bars, or over the first ones if they leave room. */
  title?: ReactNode
}

/** The season as steps: each win adds one, each loss removes one. */
export function SeasonSteps(props: SeasonStepsProps) {
  const { matches, endings, details, own, playoffs, title } = props
  const steps = stepsOf(matches.map(({ result }) => result?.kind))
  const rise = Math.max(...steps) - Math.max(...steps.slice(0, TITLE.bars))
  const look = details ? 'rows' : 'bars'
  const scale = Math.min(1, HIGHEST / (Math.max(...steps) + LOWEST))
  const kinds = new Set(matches.map(({ result }) => result?.kind))
  const lengthOf = (some: readonly SeasonMatch[]) => 2 * some.length + some.filter(isPeak).length
  /** Columns of the grid below the bars: two for each bar, three for the peak. */
  const columns = lengthOf(matches)
  const isApart = (match: SeasonMatch) => playoffs !== undefined && match.title !== undefined
  const apart = matches.filter(isApart)
  const step = (match: SeasonMatch) => (
    <SeasonStep
      key={match.id}
      match={match}
      height={((steps[matches.indexOf(match)] ?? 0) + LOWEST) * scale}
      endings={endings}
      own={own}
      heading={isApart(match) ? 'h4' : 'h3'}
      look={look}
    >
      {details?.(match)}
    </SeasonStep>
  )
  return (
    <>
      {title && <div className={styles.title}>{title}</div>}
      <div
        className={styles.root}
        data-look={look}
        data-pairs={own && ''}
        style={{ '--columns': columns, '--half': Math.ceil(columns / 2) + 1 } as CSSProperties}
        data-climbs={rise >= TITLE.steps || undefined}
      >
        <ol className={styles.list} role="list">
          {matches.filter((match) => !isApart(match)).map(step)}
        </ol>
        {apart.length > 0 && (
          <div className={styles.apart} style={{ '--share': lengthOf(apart) / 2 } as CSSProperties}>
            <h3 className={styles.heading}>{playoffs}</h3>
            <ol className={styles.list} role="list">
              {apart.map(step)}
            </ol>
          </div>
        )}
      </div>
      {look === 'bars' && (
        <p className={styles.key} aria-hidden="true">
          {(['won', 'lost'] as const).map(
            (kind) =>
              kinds.has(kind) && (
                <span key={kind} data-kind={kind}>
                  <i />
                  {endings[kind]}
                </span>
              ),
          )}
        </p>
      )}
    </>
  )
}

/**
 * How high a team stands after each match of a season: each win adds a step, each loss takes one away.
 * The lowest stands at zero. A match that is undecided or not yet played leaves the height as it is.
 */
export function stepsOf(endings: readonly (Outcome | undefined)[]): readonly number[] {
  const up = { won: 1, lost: -1, undecided: 0 }
  let height = 0
  const heights = endings.map((ending) => {
    height += ending ? up[ending] : 0
    return height
  })
  const lowest = Math.min(...heights)
  return heights.map((each) => each - lowest)
}
