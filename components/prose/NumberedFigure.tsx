import type { ReactNode } from 'react'
import styles from './NumberedFigure.module.css'

type NumberedFigureProps = {
  caption: string
  /** One for each `data-numbered` element of the drawing, in its order. */
  notes: readonly string[]
  /** The drawing. */
  children: ReactNode
}

/** A drawing whose parts carry numbers, over the notes that explain them. */
export function NumberedFigure({ caption, notes, children }: NumberedFigureProps) {
  return (
    <figure className={styles.root}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      {children}
      <ol className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ol>
    </figure>
  )
}
