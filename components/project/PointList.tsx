import { Tag } from '@/components/ui/Tag'
import type { Point } from '@/content/schema/project'
import styles from './PointList.module.css'

type PointListProps = {
  items: readonly Point[]
  /** `columns` sets the points side by side, `stack` one below the other. */
  look?: 'columns' | 'stack'
  /** Titles in the display voice, where no heading of their own stands above them. */
  isLarge?: boolean
  /** Marks what is taken from the plan, while that is a sample. */
  sample?: string | undefined
}

/** Short points, each under a line. */
export function PointList({ items, look = 'columns', isLarge, sample }: PointListProps) {
  return (
    <ul className={styles.root} data-look={look} data-large={isLarge ? '' : undefined}>
      {items.map(({ title, text, isFromPlan }) => (
        <li className={styles.item} key={title}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>
            {text} {isFromPlan && sample && <Tag>{sample}</Tag>}
          </p>
        </li>
      ))}
    </ul>
  )
}
