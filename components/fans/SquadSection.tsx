import { Carousel } from '@/components/media/Carousel.island'
import type { CarouselLabels } from '@/components/media/CarouselFrame'
import { SectionHead } from '@/components/sections/SectionHead'
import type { FanHome, PlayerWords } from '@/content/schema/fan-home'
import type { Player, Roles } from '@/content/schema/player'
import { PlayerCard } from './PlayerCard'
import styles from './SquadSection.module.css'

type SquadSectionProps = {
  words: FanHome['squad']
  cardWords: PlayerWords
  labels: CarouselLabels
  players: readonly Player[]
  roles: Roles
  shopUrl?: string | undefined
}

/** The whole squad in a carousel that wraps around in both directions. */
export function SquadSection(props: SquadSectionProps) {
  const { words, cardWords, labels, players, roles, shopUrl } = props
  return (
    <section
      className={styles.root}
      id="tamizhans"
      aria-labelledby="tamizhans-title"
      data-ground="dark"
    >
      <SectionHead look="row" id="tamizhans-title" title={words.title} />
      <div className={styles.row}>
        <Carousel
          label={words.carousel}
          labels={labels}
          controls="above"
          hasPosition
          slides={players.map((player, index) => (
            <PlayerCard
              key={player.slug}
              player={player}
              index={index}
              words={cardWords}
              roles={roles}
              shopUrl={shopUrl}
            />
          ))}
        />
      </div>
      <p className={styles.note}>{words.note}</p>
    </section>
  )
}
