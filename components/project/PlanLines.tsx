import { asset } from '@/lib/domain/routes'
import styles from './PlanLines.module.css'

type PlanLinesProps = {
  /** Path of `readPlan(slug).lines`. */
  lines: `/${string}`
  /** `large` runs off the far edge of its box, `whole` fits inside it. */
  look: 'large' | 'whole'
}

/** The lines of a site plan, a project's emblem. The parent must have a size and a dark ground, and clip it. */
export function PlanLines({ lines, look }: PlanLinesProps) {
  return (
    <img
      className={styles.root}
      src={asset(lines)}
      data-look={look}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}
