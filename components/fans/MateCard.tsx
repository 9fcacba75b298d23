import type { Player } from '@/content/schema/player'
import { nameLines } from '@/lib/fans/player-name'
import { letterWidth } from '@/lib/format/letter-width'
import { href, playerPath } from '@/lib/routes'
import styles from './MateCard.module.css'
import { PlayerPicture } from './PlayerPicture'

type MateCardProps = {
  player: Player
  /** Place in the squad, from zero. */
  index: number
  /** The only one of a role: on a phone the name stands beside the shirt. */
  isAlone: boolean
}

/** A team-mate: the shirt with the name, and the way to the player's page. */
export function MateCard({ player, index, isAlone }: MateCardProps) {
  const [small, large] = nameLines(player.name, player.surname)
  return (
    <a
      className={styles.root}
      href={href(playerPath(player.slug))}
      data-alone={isAlone ? '' : undefined}
    >
      <div className={styles.art}>
        <PlayerPicture player={player} index={index} sizes="18rem" />
      </div>
      <span className={styles.name} data-long={letterWidth(large) > 10 ? '' : undefined}>
        {small && <span>{small} </span>}
        <b>{large}</b>
      </span>
    </a>
  )
}
