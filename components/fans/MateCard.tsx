import type { Player } from '@/content/schema/player'
import { href, playerPath } from '@/lib/routes'
import styles from './MateCard.module.css'
import { PlayerPicture } from './PlayerPicture'
import { ShirtName } from './ShirtName'

type MateCardProps = {
  player: Player
  /** Place in the squad, from zero. */
  index: number
}

/** A team-mate in a list: the shirt with the name, and the way to the player's page. */
export function MateCard({ player, index }: MateCardProps) {
  return (
    <li className={styles.root}>
      <a className={styles.card} href={href(playerPath(player.slug))}>
        <PlayerPicture player={player} index={index} sizes="18rem" />
        <ShirtName player={player} />
      </a>
    </li>
  )
}
