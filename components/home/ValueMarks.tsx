import type { Home } from '@/content/schema/home'
import { Mark } from './Mark'
import styles from './ValueMarks.module.css'

/** The logo grid: three marks, each with a fact; the rest of its caption shows on hover, focus and touch. */
export function ValueMarks({ values }: { values: Home['values'] }) {
  return (
    <ul className={styles.root} data-ground="dark">
      {values.map((value) => (
        <li key={value.name}>
          {/* A button, so that a key or a thumb can bring the caption forth as hover does. */}
          <button className={styles.value} type="button" data-mark={value.mark} data-unfolds="">
            <span className={styles.mark}>
              <Mark name={value.mark} />
            </span>
            <span>
              <span className={styles.name}>{value.name}</span>
              <span className={styles.note}>{value.note}</span>
              <span className={styles.text}>{value.text}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
