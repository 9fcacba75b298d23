import type { Point } from '@/content/schema/project'
import styles from './PointList.module.css'

type PointListProps = {
  items: readonly Point[]
  /** `columns` sets the points side by side, `stack` one below the other. */
  look?: 'columns' | 'stack'
}

/** Short points, each under a line. */
export function PointList({ items, look = 'columns' }: PointListProps) {
  return (
    <ul className={styles.root} data-look={look}>
      {items.map(({ title, text }) => (
        <li className={styles.item} key={title}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
