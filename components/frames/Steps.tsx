import type { ReactNode } from 'react'
import styles from './Steps.module.css'

type StepsProps = {
  steps: readonly { title: string; text: string }[]
  /** `ruled`: the number stands before its title. `line`: on a line that runs from number to number, below a drawing. */
  look: 'ruled' | 'line'
  /** Without numbers where nothing follows on what stands before it. */
  isOrdered?: boolean
  /** The drawing of each step, by its number, and at 0 that of the way on. */
  drawing?: (step: number) => ReactNode
  /** The way on: with the last step, and in a place of its own on a wide page. */
  end?: ReactNode
}

/** What happens one after another. */
export function Steps({ steps, look, isOrdered = true, drawing, end }: StepsProps) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List
      className={styles.root}
      role="list"
      data-look={look}
      data-ordered={isOrdered ? '' : undefined}
    >
      {steps.map(({ title, text }, index) => (
        <li className={styles.step} key={title}>
          {drawing && <div className={styles.drawing}>{drawing(index + 1)}</div>}
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
          {end && index === steps.length - 1 && (
            <div className={styles.end}>
              {drawing && <div className={styles.drawing}>{drawing(0)}</div>}
              <div className={styles.way}>{end}</div>
            </div>
          )}
        </li>
      ))}
    </List>
  )
}
