import type { ReactNode } from 'react'
import styles from './Steps.module.css'

type StepsProps = {
  steps: readonly { title: string; text: string }[]
  /** `ruled`: the number is before its title. `line`: numbers on a continuous line, below a drawing. */
  look: 'ruled' | 'line'
  /** False for a list without numbers, whose entries do not follow from one another. */
  isOrdered?: boolean
  /** Drawing of each step by its number. */
  drawing?: (step: number) => ReactNode
}

/** A sequence of steps. */
export function Steps({ steps, look, isOrdered = true, drawing }: StepsProps) {
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
        </li>
      ))}
    </List>
  )
}
