import type { ScoreboardBlock } from '@/content/schema/page'
import { NumberedFigure } from './NumberedFigure'
import styles from './Scoreboard.module.css'

/** A match as the board on a ground shows it. Its figures are numbered, as the notes that explain them. */
export function Scoreboard({ caption, sides, notes }: ScoreboardBlock) {
  return (
    <NumberedFigure caption={caption} notes={notes}>
      <ul className={styles.board} data-ground="dark">
        {sides.map(({ name, runs, wickets, overs }) => (
          <li className={styles.side} key={name}>
            <span className={styles.name}>{name}</span>
            <span className={styles.score}>
              <b className={styles.figure} data-numbered>
                {runs}
              </b>
              {wickets && (
                <>
                  /
                  <b className={styles.figure} data-numbered>
                    {wickets}
                  </b>
                </>
              )}
            </span>
            <b className={styles.figure} data-numbered>
              {overs}
            </b>
          </li>
        ))}
      </ul>
    </NumberedFigure>
  )
}
