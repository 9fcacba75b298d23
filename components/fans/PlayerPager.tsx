import { Icon } from '@/components/ui/Icon'
import type { PlayerWords } from '@/content/schema/fan-home'
import type { Player } from '@/content/schema/player'
import { fullName } from '@/lib/fans/player-name'
import { href, playerPath } from '@/lib/routes'
import styles from './PlayerPager.module.css'
import { PlayerPicture } from './PlayerPicture'

type PlayerPagerProps = {
  previous: Player
  next: Player
  squad: readonly Player[]
  words: PlayerWords
}

/** The neighbours in the squad with their shirts; the last leads on to the first. */
export function PlayerPager({ previous, next, squad, words }: PlayerPagerProps) {
  const shirt = (player: Player) => (
    <div className={styles.art}>
      <PlayerPicture player={player} index={squad.indexOf(player)} sizes="15rem" />
    </div>
  )
  return (
    <nav className={styles.root} aria-label={words.pager} data-ground="dark">
      <a className={styles.link} href={href(playerPath(previous.slug))} rel="prev">
        {shirt(previous)}
        <span className={styles.way}>
          <Icon name="arrow-left" />
          {words.previous}
        </span>{' '}
        <b>{fullName(previous)}</b>
      </a>
      <a className={styles.link} href={href(playerPath(next.slug))} rel="next">
        {shirt(next)}
        <span className={styles.way}>
          {words.next}
          <Icon name="arrow-right" />
        </span>{' '}
        <b>{fullName(next)}</b>
      </a>
    </nav>
  )
}
