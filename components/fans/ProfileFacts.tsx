import type { PlayerWords } from '@/content/schema/fan-home'
import type { Player } from '@/content/schema/player'
import styles from './ProfileFacts.module.css'

type ProfileFactsProps = {
  player: Player
  /** How many matches the team won in the season. */
  won: number
  words: PlayerWords
}

/** The season: the player's figures where they were published, the team's for all, and the teams. */
export function ProfileFacts({ player, won, words }: ProfileFactsProps) {
  const { facts } = words
  const own = (['matches', 'runs', 'wickets'] as const).flatMap((kind) => {
    const value = player[kind]
    return value === undefined ? [] : [{ label: facts[kind], value }]
  })
  const figures = [...own, { label: facts.won, value: won }]
  return (
    <section className={styles.root} aria-label={facts.season} data-ground="dark">
      <dl className={styles.list}>
        <div className={styles.season}>
          <dt>{facts.season}</dt>
          {figures.map(({ label, value }) => (
            <dd key={label} className={styles.figure}>
              <b>{value}</b> {label}
            </dd>
          ))}
        </div>
        <div>
          <dt>{facts.honours}</dt>
          <dd>{facts.champions}</dd>
          {player.honour && <dd>{player.honour}</dd>}
        </div>
        <div>
          <dt>{facts.teams}</dt>
          {[words.team, ...player.teams].map((team) => (
            <dd key={team}>{team}</dd>
          ))}
        </div>
      </dl>
    </section>
  )
}
