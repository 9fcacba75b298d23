import type { Player, Roles } from '@/content/schema/player'
import { fullName } from '@/lib/domain/fans/player-name'
import { fill } from '@/lib/domain/format/fill'
import { href, playerPath } from '@/lib/domain/routes'
import { buyLink, type Counter } from './BuyLink'
import { PlayerPicture } from './PlayerPicture'
import { RoleList } from './RoleList'
import { ShirtName } from './ShirtName'
import styles from './SquadSection.module.css'

type PlayerCardProps = Counter & {
  player: Player
  /** Index in the squad, from zero. */
  index: number
  roles: Roles
}

/** A player as a collectible card: shirt, name on two lines, roles, and links to profile and shirt. */
export function PlayerCard({ player, index, words, roles, shopUrl }: PlayerCardProps) {
  const name = fullName(player)
  const label = (action: string) => fill(words.of, { action, name })
  const buy = buyLink(player, { words, shopUrl })
  return (
    <article className={styles.card} aria-label={name} data-late={index > 2 ? '' : undefined}>
      <div className={styles.art} data-travel={`player-image-${player.slug}`}>
        <PlayerPicture player={player} index={index} sizes="20rem" />
      </div>
      <h3 className={styles.name}>
        <ShirtName player={player} />
      </h3>
      <div className={styles.foot}>
        <RoleList roles={player.roles} facts={roles} />
        <p className={styles.teams}>{[words.team, ...player.teams].join(', ')}</p>
        <p className={styles.links}>
          <a href={href(playerPath(player.slug))} aria-label={label(words.viewProfile)}>
            {words.viewProfile}
          </a>
          <a
            href={buy.href}
            rel={buy.rel}
            data-prefill={buy.prefill}
            aria-label={label(words.buyMerchandise)}
          >
            {words.buyMerchandise}
          </a>
        </p>
      </div>
    </article>
  )
}
