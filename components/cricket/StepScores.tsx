import type { SeasonMatch } from './SeasonStep'
import styles from './StepScores.module.css'

/** Scores of a match of the season, each with the letters of its team. */
export function StepScores({ scores }: { scores: NonNullable<SeasonMatch['teamScores']> }) {
  return (
    <span className={styles.root}>
      {scores.map(({ team, score }) => (
        <span className={styles.score} key={team.slug}>
          {' '}
          <abbr title={team.name}>{team.short}</abbr> <strong>{score}</strong>
        </span>
      ))}
    </span>
  )
}
