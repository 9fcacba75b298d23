import type { TeamFace } from '@/lib/domain/cricket/teams'
import styles from './Crest.module.css'

/**
 * A team's crest beside its name, in the area `crest` of a grid. A parent may set `--crest-size`, its height,
 * `--crest-at`, where it stands across, `--crest-shadow`, and `--crest-display: none`.
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
