import type { CarouselState } from './CarouselFrame'
import styles from './Reel.module.css'

/** A slide's name and the note below it. */
export type ReelMark = { title: string; note: string }

type ReelProps = CarouselState & { marks: readonly ReelMark[] }

/**
 * A mark for each slide. The selected one fills while the slides advance. On phones the marks are bars without text.
 */
export function Reel({ marks, selected, isMoving, onChoose }: ReelProps) {
  const current = marks[selected]
  return (
    <>
      {/* Assistive technology reads the selected mark instead. */}
      <p className={styles.current} aria-hidden="true">
        <b>{current?.title}</b>
        <span>{current?.note}</span>
      </p>
      <div className={styles.root} data-rows={marks.length > 4 ? 'two' : undefined}>
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
