import { href, type SitePath } from '@/lib/routes'
import type { SeasonMatch } from './SeasonStep'
import styles from './StepName.module.css'

type StepNameProps = {
  match: Pick<SeasonMatch, 'id' | 'opponent' | 'title'>
  /** The page with the score of each match, at its id. */
  path?: SitePath | undefined
}

/** The opponent of a match, below the match's own name where it has one, and the way to its score. */
export function StepName({ match, path }: StepNameProps) {
  const { id, opponent, title } = match
  const name = (
    <span className={styles.opponent}>
      {title && <small>{title} </small>}
      {opponent.lead} <b className={styles.last}>{opponent.last}</b>
    </span>
  )
  return (
    <h3 className={styles.name}>
      {path ? (
        <a className={styles.link} href={href(`${path}#${id}`)}>
          {name}
        </a>
      ) : (
        name
      )}
    </h3>
  )
}
