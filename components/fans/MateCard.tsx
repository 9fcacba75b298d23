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
}

/** A team-mate: the shirt with the name below it, and the way to the player's page. */
export function MateCard({ player, index }: MateCardProps) {
  const [small, large] = nameLines(player.name, player.surname)
  return (
    <a className={styles.root} href={href(playerPath(player.slug))}>
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
