import type { ReactNode } from 'react'
import { beginsLow, stepsOf } from '@/lib/cricket/steps'
import type { SitePath } from '@/lib/routes'
import { type SeasonMatch, SeasonStep } from './SeasonStep'
import styles from './SeasonSteps.module.css'

/** The lowest step has room for words: for how the match ended, and for a score. */
const LOWEST = { ending: 2, score: 3.7 }

/** A season that climbs higher than this is drawn in smaller steps. */
const HIGHEST = 8

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

/** The season as steps: each win adds one, each loss takes one away. */
export function SeasonSteps({ matches, endings, path, details }: SeasonStepsProps) {
  const steps = stepsOf(matches.map(({ result }) => result?.kind))
  const hasScores = matches.some(({ teamScores = [] }) => teamScores.length > 0)
  const lowest = hasScores ? LOWEST.score : LOWEST.ending
  const scale = Math.min(1, HIGHEST / (Math.max(...steps) + lowest))
  return (
    <ol
      className={styles.root}
      role="list"
      data-look={details || hasScores ? 'rows' : 'bars'}
      data-climbs={beginsLow(steps) || undefined}
    >
      {matches.map((match, index) => (
        <SeasonStep
          key={match.id}
          match={match}
          length={((steps[index] ?? 0) + lowest) * scale}
          endings={endings}
          path={path}
        >
          {details?.(match)}
        </SeasonStep>
      ))}
    </ol>
  )
}
