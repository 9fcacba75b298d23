import type { PlayerWords } from '@/content/schema/fan-home'
import type { Player } from '@/content/schema/player'
import { figuresOf } from '@/lib/domain/fans/figures'
import { fill } from '@/lib/domain/format/fill'
import styles from './ProfileFacts.module.css'
import { styleOf } from './player-style'

type ProfileFactsProps = {
  player: Player
  /** Newest first. */
  seasons: readonly { year: number; entry: Player; honours: readonly string[] }[]
  words: PlayerWords
}

/** A player's biography, the figures of each season, honours, style and teams, as far as they are known. */
export function ProfileFacts({ player, seasons, words }: ProfileFactsProps) {
  const { facts } = words
  const lists = [
    { term: facts.honours, items: seasons.flatMap(({ honours }) => honours) },
    { term: facts.style, items: styleOf(player, facts) },
    { term: facts.teams, items: [words.team, ...player.teams] },
  ]
  return (
    <section className={styles.root} aria-label={facts.label} data-ground="dark">
      {player.biography && <p className={styles.biography}>{player.biography}</p>}
      <dl className={styles.list}>
        {seasons
          .map(({ year, entry }) => ({ year, figures: figuresOf(entry) }))
          .filter(({ figures }) => figures.length > 0)
          .map(({ year, figures }) => (
            <div key={year} className={styles.figures}>
              <dt>{fill(facts.season, { year })}</dt>
              {figures.map(({ name, value }) => (
                <dd key={name}>
                  <b>{value}</b> {facts.figures[name]}
                </dd>
              ))}
            </div>
          ))}
        {lists
          .filter(({ items }) => items.length > 0)
          .map(({ term, items }) => (
            <div key={term}>
              <dt>{term}</dt>
              {items.map((item) => (
                <dd key={item}>{item}</dd>
              ))}
            </div>
          ))}
      </dl>
    </section>
  )
}
