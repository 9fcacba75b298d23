import type { ReactNode } from 'react'
import styles from './Steps.module.css'

type StepsProps = {
  steps: readonly { title: string; text: string }[]
  /** `ruled`: the number stands before its title. `line`: on a line that runs from number to number, below a drawing. */
  look: 'ruled' | 'line'
  /** Without numbers where nothing follows on what stands before it. */
  isOrdered?: boolean
  /** The drawing of each step, by its number. */
  drawing?: (step: number) => ReactNode
  /** The way on: with the last step, and at the end of the line on a wide page. */
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
          {drawing?.(index + 1)}
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
          {end && index === steps.length - 1 && <div className={styles.end}>{end}</div>}
        </li>
      ))}
    </List>
  )
}
