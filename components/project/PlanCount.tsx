import { fill } from '@/lib/domain/format/fill'
import styles from './PlanDrawing.module.css'
import type { PlanPartProps } from './types'

/** The number of plots that match the filter, and a reset button if none does. */
export function PlanCount({ plan, words }: Omit<PlanPartProps, 'name'>) {
  const { plots, shown } = plan
  return (
    <div className={styles.count}>
      <p role="status">
        {shown.length > 0
          ? fill(words.count, { n: shown.length, total: plots.length })
          : words.none}
      </p>
      {shown.length === 0 && (
        <button type="button" className={styles.reset} onClick={() => plan.setFilter({})}>
          {words.reset}
        </button>
      )}
    </div>
  )
}
