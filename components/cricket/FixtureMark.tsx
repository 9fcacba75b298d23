import styles from './FixtureMark.module.css'

type FixtureMarkProps = {
  startsAt: string
  isPlayed: boolean
  /** Shown while the match has no new day. */
  postponed?: string | undefined
}

/** The state of a match today, such as "Next"; the script `fixture-marks` writes it. */
export function FixtureMark({ startsAt, isPlayed, postponed }: FixtureMarkProps) {
  if (postponed) {
    return (
      <b className={styles.root} data-state="postponed">
        {postponed}
      </b>
    )
  }
  return (
    <b
      className={styles.root}
      data-fixture={startsAt}
      data-result={isPlayed ? '' : undefined}
      suppressHydrationWarning
    >
      {' '}
    </b>
  )
}
