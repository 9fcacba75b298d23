import styles from './PointsTable.module.css'

/** Width of one match on the bar, in pixels where the style sheet does not enlarge it. */
const MATCH = 16
const HEIGHT = 12

type RecordBarProps = {
  won: number
  lost: number
  /** The most matches that any team has behind it: as long as the bar can be. */
  of: number
}

/**
 * A team's record as one bar: the full part is matches won, the framed part matches lost. The numbers
 * stand beside it, so it is hidden from assistive technology. Colours by `--bar-won` and `--bar-lost`.
 */
export function RecordBar({ won, lost, of }: RecordBarProps) {
  return (
    <svg
      className={styles.bar}
      width={of * MATCH}
      height={HEIGHT}
      viewBox={`0 0 ${of} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={won + lost} height={1} data-kind="lost" />
      <rect width={won} height={1} data-kind="won" />
    </svg>
  )
}
