import type { Point } from '@/content/schema/project'
import styles from './PointList.module.css'

/** Three short points side by side, each under a line. */
export function PointList({ items }: { items: readonly Point[] }) {
  return (
    <ul className={styles.root}>
      {items.map(({ title, text }) => (
        <li className={styles.item} key={title}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
