import type { CarouselState } from './CarouselFrame'
import styles from './Reel.module.css'

/** The name of a slide, and what stands under it. */
export type ReelMark = { title: string; note: string }

type ReelProps = CarouselState & { marks: readonly ReelMark[] }

/** A row of named marks, one for each slide. That of the selected one fills while the slides move. */
export function Reel({ marks, selected, isMoving, onChoose }: ReelProps) {
  return (
    <div className={styles.root}>
      {marks.map(({ title, note }, index) => (
        <button
          key={title}
          type="button"
          className={styles.mark}
          aria-current={index === selected ? 'true' : undefined}
          data-moving={isMoving ? '' : undefined}
          onClick={() => onChoose(index)}
        >
          <b>{title}</b>
          <span>{note}</span>
        </button>
      ))}
    </div>
  )
}
