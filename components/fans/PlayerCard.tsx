import type { PlayerWords } from '@/content/schema/fan-home'
import type { Player } from '@/content/schema/player'
import { fullName, nameLines } from '@/lib/fans/player-name'
import { fill } from '@/lib/format/fill'
import { href, playerPath } from '@/lib/routes'
import styles from './PlayerCard.module.css'
import { PlayerFigure } from './PlayerFigure'
import { RoleList } from './RoleList'

type PlayerCardProps = {
  player: Player
  /** Place in the squad, from zero. */
  index: number
  words: PlayerWords
  /** Where shirts are sold; without it the button is not there. */
  shopUrl?: string | undefined
}

/** A player as a collectible card: figure, name over two lines, roles, teams. */
export function PlayerCard({ player, index, words, shopUrl }: PlayerCardProps) {
  const [small, large] = nameLines(player.name, player.surname)
  const name = fullName(player)
  const label = (action: string) => fill(words.of, { action, name })
  return (
    <article className={styles.root} data-low={index % 2 === 1 ? '' : undefined}>
      <div className={styles.art}>
        <PlayerFigure image={player.image} index={index} sizes="20rem" />
      </div>
      <h3 className={styles.name} data-long={large.length > 10 ? '' : undefined}>
        {small && <span>{small} </span>}
        <b>{large}</b>
      </h3>
      <div className={styles.foot}>
        <RoleList roles={player.roles} />
        <p className={styles.teams}>{[words.team, ...player.teams].join(', ')}</p>
        <p className={styles.links}>
          <a href={href(playerPath(player.slug))} aria-label={label(words.viewProfile)}>
            {words.viewProfile}
          </a>
          {shopUrl && (
            <a href={shopUrl} rel="noopener" aria-label={label(words.buyMerchandise)}>
              {words.buyMerchandise}
            </a>
          )}
        </p>
      </div>
    </article>
  )
}
