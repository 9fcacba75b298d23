import type { TeamFace } from '@/lib/cricket/teams'
import styles from './Crest.module.css'

/** A team's crest beside its name; `--crest-size` is its height. */
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
