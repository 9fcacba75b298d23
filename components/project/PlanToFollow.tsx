import { PlanCount } from './PlanCount'
import styles from './PlanExplorer.module.css'
import type { PlanPartProps } from './types'

type PlanToFollowProps = PlanPartProps & {
  /** The surveyor's PDF, where there is one. */
  survey?: { url: string; label: string } | undefined
}

/** Stands where the drawing will be: that it follows, and the surveyor's PDF to open meanwhile. */
export function PlanToFollow({ survey, ...part }: PlanToFollowProps) {
  return (
    <div className={styles.toFollow}>
      <PlanCount {...part} />
      <p className={styles.words}>{part.words.toFollow}</p>
      {survey && (
        <a className={styles.open} href={survey.url}>
          {survey.label}
        </a>
      )}
    </div>
  )
}
