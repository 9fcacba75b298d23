import { Tiles } from '@/components/frames/Tiles'
import type { PlayerWords } from '@/content/schema/fan-home'
import type { Player, Roles } from '@/content/schema/player'
import type { SitePath } from '@/lib/domain/routes'
import { PlayerCard } from './PlayerCard'
import styles from './Squad.module.css'

type SquadProps = {
  /** In the franchise's order, each with its page if there is one. */
  squad: readonly { player: Player; page: SitePath | undefined }[]
  words: PlayerWords
  /** Says that the shirts are drawings. */
  note: string
  roles: Roles
  shopUrl?: string | undefined
}

/** The whole squad, a card per player with all facts; the player's slug is the card's fragment. */
export function Squad({ squad, words, note, roles, shopUrl }: SquadProps) {
  return (
    <section className={styles.root} aria-labelledby="squad-title" data-ground="dark">
      <h1 className={styles.title} id="squad-title">
        {words.squad.title}
      </h1>
      <Tiles>
        {squad.map(({ player, page }, index) => (
          <li key={player.slug} className={styles.player} id={player.slug}>
            <PlayerCard
              player={player}
              index={index}
              profile={page}
              words={words}
              roles={roles}
              shopUrl={shopUrl}
              look="sheet"
            />
          </li>
        ))}
      </Tiles>
      <p className={styles.note}>{note}</p>
    </section>
  )
}
