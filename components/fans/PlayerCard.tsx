import type { Player, Roles } from '@/content/schema/player'
import { figuresOf } from '@/lib/domain/fans/figures'
import { fullName } from '@/lib/domain/fans/player-name'
import { fill } from '@/lib/domain/format/fill'
import { href, type SitePath } from '@/lib/domain/routes'
import { buyLink, type Counter } from './BuyLink'
import { PlayerPicture } from './PlayerPicture'
import { styleOf } from './player-style'
import { RoleList } from './RoleList'
import { ShirtName } from './ShirtName'
import styles from './SquadSection.module.css'

type PlayerCardProps = Counter & {
  player: Player
  /** Index in the squad, from zero. */
  index: number
  /** Where View Profile leads; without it there is no such link. */
  profile: SitePath | undefined
  roles: Roles
  /** In the carousel, or on the page of the squad with all facts. */
  look: 'slide' | 'sheet'
}

/** Players in the first row of the squad's page on a phone: its largest pictures. */
const ROW = 2

/** A player as a collectible card: shirt, name on two lines, roles, and links to profile and shirt. */
export function PlayerCard({
  player,
  index,
  profile,
  words,
  roles,
  shopUrl,
  look,
}: PlayerCardProps) {
  const name = fullName(player)
  const label = (action: string) => fill(words.of, { action, name })
  const buy = buyLink(player, { words, shopUrl, hasForm: look === 'slide' })
  const teams = look === 'slide' ? [words.team, ...player.teams] : player.teams
  const Name = look === 'slide' ? 'h3' : 'h2'
  return (
    <article
      className={styles.card}
      aria-label={name}
      data-look={look}
      data-late={look === 'slide' && index > 2 ? '' : undefined}
    >
      <div className={styles.art} data-travel={`player-image-${player.slug}`}>
        <PlayerPicture
          player={player}
          index={index}
          sizes={look === 'sheet' ? '11rem' : '20rem'}
          isPriority={look === 'sheet' && index < ROW}
        />
      </div>
      <Name className={styles.name}>
        <ShirtName player={player} />
      </Name>
      <div className={styles.foot}>
        <RoleList roles={player.roles} facts={roles} />
        <div className={styles.facts}>
          {look === 'sheet' && (
            <>
              {figuresOf(player).map(({ name, value }) => (
                <p key={name}>
                  {words.facts.figures[name]} <b>{value}</b>
                </p>
              ))}
              {styleOf(player, words.facts).map((each) => (
                <p key={each}>{each}</p>
              ))}
              {player.honour && <p>{player.honour}</p>}
            </>
          )}
          {teams.length > 0 && <p>{teams.join(', ')}</p>}
        </div>
        <p className={styles.links}>
          {profile && (
            <a href={href(profile)} aria-label={label(words.viewProfile)}>
              {words.viewProfile}
            </a>
          )}
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
