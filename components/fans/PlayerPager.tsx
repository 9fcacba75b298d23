import { Icon } from '@/components/ui/Icon'
import type { PlayerWords } from '@/content/schema/fan-home'
import type { Player } from '@/content/schema/player'
import { fullName } from '@/lib/fans/player-name'
import { href, playerPath } from '@/lib/routes'
import styles from './PlayerPager.module.css'

type PlayerPagerProps = { previous: Player; next: Player; words: PlayerWords }

/** The neighbours in the squad; the last leads on to the first. */
export function PlayerPager({ previous, next, words }: PlayerPagerProps) {
  return (
    <nav className={styles.root} aria-label={words.pager} data-ground="dark">
      <a className={styles.link} href={href(playerPath(previous.slug))} rel="prev">
        <span>
          <Icon name="arrow-left" />
          {words.previous}
        </span>{' '}
        <b>{fullName(previous)}</b>
      </a>
      <a className={styles.link} href={href(playerPath(next.slug))} rel="next">
        <span>
          {words.next}
          <Icon name="arrow-right" />
        </span>{' '}
        <b>{fullName(next)}</b>
      </a>
    </nav>
  )
}
