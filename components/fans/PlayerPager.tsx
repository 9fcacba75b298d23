import { Icon } from '@/components/ui/Icon'
import type { PlayerWords } from '@/content/schema/fan-home'
import type { Player } from '@/content/schema/player'
import { fullName } from '@/lib/domain/fans/player-name'
import { href, playerPath } from '@/lib/domain/routes'
import styles from './PlayerPager.module.css'
import { PlayerPicture } from './PlayerPicture'

type PlayerPagerProps = {
  previous: Player
  next: Player
  squad: readonly Player[]
  words: PlayerWords
}

/** Links to the previous and next player with their shirts; the last is followed by the first. */
export function PlayerPager({ previous, next, squad, words }: PlayerPagerProps) {
  const ways = [
    { rel: 'prev', player: previous, label: words.previous, icon: 'arrow-left' },
    { rel: 'next', player: next, label: words.next, icon: 'arrow-right' },
  ] as const
  return (
    <nav className={styles.root} aria-label={words.pager} data-ground="dark">
      {ways.map(({ rel, player, label, icon }) => (
        <a key={rel} className={styles.link} href={href(playerPath(player.slug))} rel={rel}>
          <div className={styles.art}>
            <PlayerPicture player={player} index={squad.indexOf(player)} sizes="15rem" />
          </div>
          <span className={styles.way}>
            {label}
            <Icon name={icon} />
          </span>{' '}
          <b>{fullName(player)}</b>
        </a>
      ))}
    </nav>
  )
}
