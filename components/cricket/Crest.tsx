import type { TeamFace } from '@/lib/domain/cricket/teams'
import styles from './Crest.module.css'

/**
 * A team's crest beside its name, in the grid area `crest`. A parent may set `--crest-size` (height),
 * `--crest-at` (`justify-self`), `--crest-shadow` and `--crest-display: none`.
 */
export function Crest({ team }: { team: TeamFace }) {
  return (
    <img
      className={styles.root}
      src={team.crest}
      alt=""
      width={200}
      height={242}
      loading="lazy"
      decoding="async"
    />
  )
}
