import type { ReactNode } from 'react'
import type { Outcome } from '@/lib/cricket/match'
import type { TeamFace } from '@/lib/cricket/teams'
import { dayText } from '@/lib/format/dates'
import type { SitePath } from '@/lib/routes'
import { Crest } from './Crest'
import styles from './SeasonStep.module.css'
import { StepName } from './StepName'
import { StepScores } from './StepScores'

/** A match of the season from the team's side. */
export type SeasonMatch = {
  readonly id: string
  readonly startsAt: string
  readonly opponent: TeamFace
  /** "Final", where the match is one of the playoffs. */
  readonly title?: string
  readonly ground?: string | undefined
  readonly city?: string | undefined
  /** Where it has been played: the margin of a win or a loss, otherwise how it ended. */
  readonly result?: { readonly kind: Outcome; readonly text: string } | undefined
  /** The two scores, where it has been played. That of a side that never batted is empty. */
  readonly scores?: { readonly own: string; readonly other: string }
  /** The scores that are shown with it, each with its team. */
  readonly teamScores?: readonly { readonly team: TeamFace; readonly score: string }[] | undefined
  /** The file that adds it to a calendar, and both teams in words. */
  readonly calendar?: { readonly file: string; readonly name: string }
}

type SeasonStepProps = {
  match: SeasonMatch
  /** Length of the bar in steps. */
  length: number
  /** The words for a match won and a match lost. */
  endings: { won: string; lost: string }
  /** The page with the score of each match, at its id. */
  path?: SitePath | undefined
  /** More about the match. */
  children?: ReactNode
}

/** A match as a bar with the crest of the opponent, at its tip how it ended. A final that was won is the peak. */
export function SeasonStep({ match, length, endings, path, children }: SeasonStepProps) {
  const { id, startsAt, opponent, result, teamScores = [] } = match
  const size = `${length}em`
  const ending = result && result.kind !== 'undecided' ? endings[result.kind] : undefined
  return (
    <li
      className={styles.root}
      data-kind={result?.kind}
      data-peak={(id === 'final' && result?.kind === 'won') || undefined}
    >
      <div className={styles.words}>
        <StepName match={match} path={path} /> {children}
      </div>
      <Crest team={opponent} />
      <div className={styles.bar}>
        <svg className={styles.step} width={size} height={size} aria-hidden="true" />
        <p className={styles.ending}>
          <b>{result ? ending : dayText(startsAt)}</b>{' '}
          {result && <span className={styles.margin}>{result.text}</span>}
          {teamScores.length > 0 && <StepScores scores={teamScores} />}
        </p>
      </div>
    </li>
  )
}
