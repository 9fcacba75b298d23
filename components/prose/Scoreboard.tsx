import type { ScoreboardBlock } from '@/content/schema/page'
import styles from './Scoreboard.module.css'

/** A match as the board on a ground shows it. Its figures are numbered, as the notes that explain them. */
export function Scoreboard({ caption, sides, notes }: ScoreboardBlock) {
  return (
    <figure>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <ul className={styles.board} data-ground="dark">
        {sides.map(({ name, runs, wickets, overs }) => (
          <li className={styles.side} key={name}>
            <span className={styles.name}>{name}</span>
            <span className={styles.score}>
              <b className={styles.figure}>{runs}</b>
              {wickets && (
                <>
                  /<b className={styles.figure}>{wickets}</b>
                </>
              )}
            </span>
            <b className={styles.figure}>{overs}</b>
          </li>
        ))}
      </ul>
      <ol className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ol>
    </figure>
  )
}
