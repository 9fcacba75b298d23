import styles from './RecordBar.module.css'

/** Width of one match on the bar, in pixels where the style sheet does not enlarge it. */
const MATCH = 16
const HEIGHT = 12

/**
 * A team's record as one bar: the full part is matches won, the framed part matches lost. The numbers
 * stand beside it, so it is hidden from assistive technology. Colours by `--bar-won` and `--bar-lost`.
 */
export function RecordBar({ won, lost }: { won: number; lost: number }) {
  return (
    <svg
      className={styles.root}
      width={(won + lost) * MATCH}
      height={HEIGHT}
      viewBox={`0 0 ${(won + lost) * MATCH} ${HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect
        x={0.75}
        y={0.75}
        width={Math.max((won + lost) * MATCH - 1.5, 0)}
        height={HEIGHT - 1.5}
        data-kind="lost"
      />
      <rect width={won * MATCH} height={HEIGHT} data-kind="won" />
    </svg>
  )
}
