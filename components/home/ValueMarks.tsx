import { Tiles } from '@/components/frames/Tiles'
import { Picture } from '@/components/ui/Picture'
import type { Home } from '@/content/schema/home'
import styles from './About.module.css'

/** The logo grid: the marks of the group and of two ventures, each with what it stands for. */
export function ValueMarks({ values }: { values: Home['values'] }) {
  return (
    <div className={styles.marks} data-ground="dark">
      <Tiles look="grounds">
        {values.map(({ name, note, text, mark }) => (
          <li className={styles.value} key={name} data-mark={mark}>
            <div className={styles.mark}>{MARKS[mark]}</div>
            <div className={styles.markWords}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.note}>{note}</p>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </Tiles>
    </div>
  )
}

/** Decoration: the name stands beside each. */
const MARKS = {
  mark: <Picture image="logos/group-mark" alt="" sizes="96px" fit="contain" />,
  beam: (
    <svg viewBox="0 0 120 96" aria-hidden="true">
      <path d="M18 48 116 8v80Z" />
      <path d="M18 48 116 34M18 48l98 14M18 48h98" opacity="0.7" />
      <circle cx="14" cy="48" r="9" />
    </svg>
  ),
  crest: <Picture image="logos/crest-tiruppur-tamilans" alt="" sizes="96px" fit="contain" />,
}
