import type { BrowserWords } from '@/content/schema/listing'
import { STATUS_FILTERS, type StatusFilter } from '@/lib/listing/selection'
import styles from './FilterPills.module.css'

type FilterPillsProps = {
  words: BrowserWords
  counts: Readonly<Record<StatusFilter, number>>
  value: StatusFilter
  onChange: (status: StatusFilter) => void
}

/** The statuses as pills, each with how many projects it holds. */
export function FilterPills({ words, counts, value, onChange }: FilterPillsProps) {
  return (
    <fieldset className={styles.root} aria-label={words.filterLabel}>
      {STATUS_FILTERS.map((status) => (
        <button
          key={status}
          className={styles.pill}
          type="button"
          aria-pressed={status === value}
          onClick={() => onChange(status)}
        >
          {words.filters[status]} <span>{counts[status]}</span>
        </button>
      ))}
    </fieldset>
  )
}
