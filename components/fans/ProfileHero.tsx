import { Stage } from '@/components/frames/Stage'
import { Icon } from '@/components/ui/Icon'
import type { Player, Roles } from '@/content/schema/player'
import { nameLines, nameSize } from '@/lib/domain/fans/player-name'
import { href } from '@/lib/domain/routes'
import { BuyButton, type Counter } from './BuyLink'
import { PlayerPicture } from './PlayerPicture'
import styles from './ProfileHero.module.css'
import { RoleList } from './RoleList'

type ProfileHeroProps = Counter & {
  player: Player
  /** Index in the squad, from zero. */
  index: number
  roles: Roles
}

/** The player's name as large as it fits, beside the shirt, and the button to buy one. */
export function ProfileHero({ player, index, words, roles, shopUrl }: ProfileHeroProps) {
  const [small, large] = nameLines(player.name, player.surname)
  return (
    <section className={styles.root} aria-labelledby="player-name" data-ground="dark">
      <Stage
        picture={
          <div className={styles.art} data-travel={`player-image-${player.slug}`}>
            <PlayerPicture
              player={player}
              index={index}
              sizes="(max-width: 60em) 100vw, 42rem"
              // Soft lights need only half of a phone's pixels; the shirt gets the bandwidth.
              groundSizes="(max-width: 60em) 50vw, 100vw"
              isPriority
            />
          </div>
        }
      >
        <h1 className={styles.name} id="player-name" data-size={nameSize(large)}>
          {small && <span>{small} </span>}
          <b data-travel={`player-name-${player.slug}`}>{large}</b>
        </h1>
        <div className={styles.foot}>
          <RoleList roles={player.roles} facts={roles} />
          <BuyButton player={player} words={words} shopUrl={shopUrl} />
        </div>
      </Stage>
      <a className={styles.back} href={href(words.all.path)}>
        <Icon name="arrow-left" />
        {words.all.label}
      </a>
    </section>
  )
}
