import { Carousel } from '@/components/media/Carousel.island'
import { SectionHead } from '@/components/sections/SectionHead'
import { TextLink } from '@/components/ui/TextLink'
import type { FanHome, PlayerWords } from '@/content/schema/fan-home'
import type { CarouselLabels } from '@/content/schema/labels'
import type { Player, Roles } from '@/content/schema/player'
import { href, type SitePath } from '@/lib/domain/routes'
import { PlayerCard } from './PlayerCard'
import styles from './SquadSection.module.css'

type SquadSectionProps = {
  words: FanHome['squad']
  cardWords: PlayerWords
  labels: CarouselLabels
  /** In the franchise's order, each with the address of its profile. */
  squad: readonly { player: Player; path: SitePath }[]
  roles: Roles
  shopUrl?: string | undefined
}

/** The whole squad in a carousel that wraps around in both directions. */
export function SquadSection(props: SquadSectionProps) {
  const { words, cardWords, labels, squad, roles, shopUrl } = props
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
          slides={squad.map(({ player, path }, index) => (
            <PlayerCard
              key={player.slug}
              player={player}
              index={index}
              profile={path}
              words={cardWords}
              roles={roles}
              shopUrl={shopUrl}
              look="slide"
            />
          ))}
        />
      </div>
      <div className={styles.last}>
        <TextLink href={href(cardWords.all.path)} icon="arrow-right">
          {cardWords.all.label}
        </TextLink>
        <p>{words.note}</p>
      </div>
    </section>
  )
}
