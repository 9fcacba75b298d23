import type { Point } from '@/content/schema/project'
import styles from './PointList.module.css'

type PointListProps = {
  items: readonly Point[]
  /** `columns` sets the points side by side, `stack` one below the other. */
  look?: 'columns' | 'stack'
  /** Titles in the display face, for lists without a heading of their own. */
  isLarge?: boolean
}

/** Short points, each below a rule. */
export function PointList({ items, look = 'columns', isLarge }: PointListProps) {
  return (
    <ul className={styles.root} data-look={look} data-large={isLarge ? '' : undefined}>
      {items.map(({ title, text }) => (
        <li className={styles.item} key={title}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
