import type { PlayerWords } from '@/content/schema/fan-home'
import type { Player } from '@/content/schema/player'
import styles from './ProfileFacts.module.css'

type ProfileFactsProps = {
  player: Player
  /** How many matches the team won in the season; absent before its first. */
  won?: number | undefined
  words: PlayerWords
}

/** The season: the player's figures where they were published, the team's for all, and the teams. */
export function ProfileFacts({ player, won, words }: ProfileFactsProps) {
  const { facts } = words
  const own = (['matches', 'runs', 'wickets'] as const).flatMap((kind) => {
    const value = player[kind]
    return value === undefined ? [] : [{ label: facts[kind], value }]
  })
  const figures = [...own, ...(won === undefined ? [] : [{ label: facts.won, value: won }])]
  const honours = [facts.champions, player.honour].filter((honour) => honour !== undefined)
  return (
    <section className={styles.root} aria-label={facts.season} data-ground="dark">
      <dl className={styles.list}>
        {figures.length > 0 && (
          <div className={styles.season}>
            <dt>{facts.season}</dt>
            {figures.map(({ label, value }) => (
              <dd key={label} className={styles.figure}>
                <b>{value}</b> {label}
              </dd>
            ))}
          </div>
        )}
        {honours.length > 0 && (
          <div>
            <dt>{facts.honours}</dt>
            {honours.map((honour) => (
              <dd key={honour}>{honour}</dd>
            ))}
          </div>
        )}
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
