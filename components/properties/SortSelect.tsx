import { useIslandId } from '@/components/island/island'
import { Select } from '@/components/ui/Select'
import type { BrowserWords } from '@/content/schema/listing'
import { SORT_ORDERS, type SortOrder } from '@/lib/listing/selection'
import styles from './SortSelect.module.css'

type SortSelectProps = {
  words: BrowserWords
  value: SortOrder
  onChange: (order: SortOrder) => void
}

/** The order of the list, as a labelled choice. */
export function SortSelect({ words, value, onChange }: SortSelectProps) {
  const id = `${useIslandId()}-order`
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {words.sortLabel}
      </label>
      <Select
        className={styles.select}
        id={id}
        value={value}
        onChange={(event) => {
          const order = SORT_ORDERS.find((known) => known === event.target.value)
          if (order) onChange(order)
        }}
      >
        {SORT_ORDERS.map((order) => (
          <option key={order} value={order}>
            {words.sorts[order]}
          </option>
        ))}
      </Select>
    </div>
  )
}
