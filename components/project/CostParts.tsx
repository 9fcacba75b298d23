import type { Estimate } from '@/lib/domain/property/estimate'
import styles from './CostCalculator.module.css'

/** A part never gets narrower than this share of the drawing, in percent, so that it can be seen. */
const NARROWEST = 1

/**
 * What is paid in all as one band: plot, stamp duty, registration, and the interest over the years.
 * The lines of the estimate carry the same colours and patterns, and say the sums.
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

/** The mark of a part, before its words. */
export function CostPart({ part }: { part: 'plot' | 'duty' | 'fee' | 'interest' }) {
  return <i className={`${styles.mark} ${styles.part}`} data-part={part} />
}
