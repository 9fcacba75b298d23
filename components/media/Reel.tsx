import type { CarouselState } from './CarouselFrame'
import styles from './Reel.module.css'

/** The name of a slide, and what stands under it. */
export type ReelMark = { title: string; note: string }

type ReelProps = CarouselState & { marks: readonly ReelMark[] }

/**
 * A mark for each slide. That of the selected one fills while the slides move. On phones the marks are
 * bars without words.
 */
export function Reel({ marks, selected, isMoving, onChoose }: ReelProps) {
  const current = marks[selected]
  return (
    <>
      {/* The selected mark says the same to assistive technology. */}
      <p className={styles.current} aria-hidden="true">
        <b>{current?.title}</b>
        <span>{current?.note}</span>
      </p>
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
    </>
  )
}
