import { Tag } from '@/components/ui/Tag'
import { fill } from '@/lib/format/fill'
import styles from './PlanCount.module.css'
import type { PlanWords } from './types'
import type { PlanState } from './use-plan'

type PlanCountProps = { plan: PlanState; words: PlanWords; sample: string | undefined }

/** How many plots the filter leaves; where it leaves none, the way back. */
export function PlanCount({ plan, words, sample }: PlanCountProps) {
  const { shown, plots, setFilter } = plan
  const isEmpty = shown.length === 0
  return (
    <>
      <p role="status">
        {isEmpty ? words.none : fill(words.count, { n: shown.length, total: plots.length })}
      </p>
      {isEmpty && (
        <button type="button" className={styles.reset} onClick={() => setFilter({})}>
          {words.reset}
        </button>
      )}
      {sample && <Tag>{sample}</Tag>}
    </>
  )
}
