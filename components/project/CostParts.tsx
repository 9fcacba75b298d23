import type { Estimate } from '@/lib/domain/property/estimate'
import styles from './CostCalculator.module.css'

/** Minimum width of a part in percent of the chart, so that it stays visible. */
const NARROWEST = 1

/**
 * The total cost as one bar: plot, stamp duty, registration fee, and interest. The lines of the estimate have the same
 * colours and patterns, and state the sums.
 */
export function CostParts({ estimate }: { estimate: Estimate }) {
  const { price, stampDuty, registrationFee, interest } = estimate
  const sums = { plot: price, duty: stampDuty, fee: registrationFee, interest }
  const parts = Object.entries(sums).filter(([, sum]) => sum > 0)
  const all = parts.reduce((total, [, sum]) => total + sum, 0)
  const widths = parts.map(([, sum]) => Math.max(NARROWEST, (sum / all) * 100))
  const drawn = widths.reduce((total, width) => total + width, 0)

  let left = 0
  return (
    <svg
      className={styles.parts}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {parts.map(([part], index) => {
        const x = left
        const width = ((widths[index] ?? 0) / drawn) * 100
        left += width
        const place = { x: x.toFixed(2), width: width.toFixed(2), height: 10 }
        return <rect key={part} className={styles.part} data-part={part} {...place} />
      })}
    </svg>
  )
}

/** A part's mark, shown before its label. */
export function CostPart({ part }: { part: 'plot' | 'duty' | 'fee' | 'interest' }) {
  return <i className={`${styles.mark} ${styles.part}`} data-part={part} />
}
