import { Picture } from '@/components/ui/Picture'
import type { Home } from '@/content/schema/home'
import styles from './ValueMarks.module.css'

/** The logo grid: three marks whose captions show on hover, focus and touch. */
export function ValueMarks({ values }: { values: Home['values'] }) {
  return (
    <ul className={styles.root}>
      {values.map((value) => (
        <li key={value.name}>
          {/* A button, so that a key or a thumb can bring the caption forth as hover does. */}
          <button className={styles.value} type="button" data-unfolds="">
            <span className={styles.mark}>
              <Mark name={value.mark} />
            </span>
            <span className={styles.name}>{value.name}</span>
            <span className={styles.caption}>
              <span className={styles.text}>{value.text}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Mark({ name }: { name: Home['values'][number]['mark'] }) {
  if (name === 'mark') return <Picture image="logos/group-mark" alt="" sizes="96px" fit="contain" />
  if (name === 'crest') {
    return <Picture image="logos/crest-tiruppur-tamilans" alt="" sizes="96px" fit="contain" />
  }
  return (
    <svg viewBox="0 0 120 96" aria-hidden="true">
      <path d="M18 48 116 8v80Z" />
      <path d="M18 48 116 34M18 48l98 14M18 48h98" opacity="0.5" />
      <circle cx="14" cy="48" r="9" />
    </svg>
  )
}
