import { Icon } from '@/components/ui/Icon'
import type { PlayerWords } from '@/content/schema/fan-home'
import type { Player } from '@/content/schema/player'
import { nameLines, nameSize } from '@/lib/fans/player-name'
import { href } from '@/lib/routes'
import { PlayerFigure } from './PlayerFigure'
import styles from './ProfileHero.module.css'
import { RoleList } from './RoleList'

type ProfileHeroProps = {
  player: Player
  /** Place in the squad, from zero. */
  index: number
  words: PlayerWords
}

/** The player's name as large as it goes, beside the figure of the role. */
export function ProfileHero({ player, index, words }: ProfileHeroProps) {
  const [small, large] = nameLines(player.name, player.surname)
  return (
    <section className={styles.root} aria-labelledby="player-name" data-ground="dark">
      <div className={styles.art}>
        <PlayerFigure
          image={player.image}
          index={index}
          sizes="(max-width: 60em) 100vw, 42rem"
          isPriority
        />
      </div>
      <a className={styles.back} href={href(words.all.path)}>
        <Icon name="arrow-left" />
        {words.all.label}
      </a>
      <div className={styles.inner}>
        <h1 className={styles.name} id="player-name" data-size={nameSize(large)}>
          {small && <span>{small} </span>}
          <b>{large}</b>
        </h1>
        <RoleList roles={player.roles} />
      </div>
    </section>
  )
}
