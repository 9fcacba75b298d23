import { Crest } from '@/components/cricket/Crest'
import type { StandingsBlock } from '@/content/schema/page'
import { PLAYOFF_PLACES } from '@/lib/cricket/table'
import styles from './StandingsDrawing.module.css'

/** A points table as bars, with a line below the last team that goes on. The own one is larger and named. */
export function StandingsDrawing({ caption, playoffs, own, teams = [] }: StandingsBlock) {
  const most = Math.max(...teams.map(({ points }) => points))
  return (
    <figure className={styles.root}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <ol className={styles.board} data-ground="dark">
        {teams.map(({ face, points, isOwn }, index) => (
          <li
            className={styles.team}
            key={face.slug}
            data-own={isOwn || undefined}
            data-out={index >= PLAYOFF_PLACES || undefined}
          >
            <Crest team={face} />
            <span className={styles.name}>
              {face.name} {isOwn && <small>{own}</small>}
            </span>{' '}
            <span className={styles.track}>
              <svg className={styles.bar} width={`${(100 * points) / most}%`} aria-hidden="true">
                <rect width="100%" height="100%" />
              </svg>
              <b className={styles.points}>{points}</b>
            </span>
            {index === PLAYOFF_PLACES - 1 && (
              <>
                {' '}
                <small className={styles.line}>{playoffs}</small>
              </>
            )}
          </li>
        ))}
      </ol>
    </figure>
  )
}
