import styles from './Reel.module.css'

type ReelProps = {
  marks: readonly { title: string; note: string }[]
  selected: number
  /** The mark of the selected slide fills while the slides move by themselves. */
  isMoving: boolean
  onChoose: (index: number) => void
}

/** A row of named marks, one for each slide. */
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
