import type { HoardingBlock } from '@/content/schema/page'
import { href } from '@/lib/domain/routes'
import styles from './Figure.module.css'
import { TaskDrawing } from './TaskDrawing'

/**
 * A specimen hoarding with the legally required details, each with the number of its note. Its fields are empty: names
 * and numbers would be invented. Hidden from screen readers, which read the notes.
 */
export function Hoarding({ caption, notes, board, website, code }: HoardingBlock) {
  return (
    <figure className={styles.root}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div className={styles.hoarding} aria-hidden="true">
        <div className={styles.picture} data-ground="dark">
          <TaskDrawing of="plan" />
          <p className={styles.specimen}>{board.specimen}</p>
          <p className={styles.title}>{board.title}</p>
        </div>
        <div className={styles.fields}>
          <p className={styles.number} data-numbered>
            {board.number}
          </p>
          <p className={styles.website} data-numbered>
            {website}
          </p>
          <p data-numbered>
            {code && <img src={href(code)} alt="" width={33} height={33} loading="lazy" />}
          </p>
          <ul data-numbered>
            {board.promoter.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
      <ol className={styles.notes}>
        {notes.map((note) => (
          <li key={note} data-numbered>
            {note}
          </li>
        ))}
      </ol>
    </figure>
  )
}
