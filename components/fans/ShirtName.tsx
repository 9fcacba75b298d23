import type { Player } from '@/content/schema/player'
import { nameLines } from '@/lib/domain/fans/player-name'
import { letterWidth } from '@/lib/domain/format/letter-width'
import styles from './ShirtName.module.css'

/** A player's name on two lines at the foot of the picture, sized to its container. */
export function ShirtName({ player }: { player: Player }) {
  const [small, large] = nameLines(player.name, player.surname)
  return (
    <span className={styles.root} data-long={letterWidth(large) > 10 ? '' : undefined}>
      {small && <span>{small} </span>}
      <b data-travel={`player-name-${player.slug}`}>{large}</b>
    </span>
  )
}
