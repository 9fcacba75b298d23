import { asset } from '@/lib/domain/routes'
import styles from './PlanLines.module.css'

type PlanLinesProps = {
  /** The drawing of `readPlan(slug).lines`. */
  lines: `/${string}`
  /** `large` runs off the far edge of its place, `whole` stands within it. */
  look: 'large' | 'whole'
}

/** The lines of a site plan, by which a project is known. Its parent has a size, is dark and clips it. */
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
