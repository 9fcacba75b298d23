import type { PlayerWords } from '@/content/schema/fan-home'
import type { Player } from '@/content/schema/player'
import type { TeamResult } from '@/lib/cricket/season'
import styles from './ProfileFacts.module.css'

type ProfileFactsProps = {
  player: Player
  /** The team's season match by match, oldest first; empty before its first. */
  results: readonly TeamResult[]
  words: PlayerWords
}

/** The season: the player's figures where they were published, the team's for all, and the teams. */
export function ProfileFacts({ player, results, words }: ProfileFactsProps) {
  const { facts } = words
  const own = (['matches', 'runs', 'wickets'] as const).flatMap((kind) => {
    const value = player[kind]
    return value === undefined ? [] : [{ label: facts[kind], value }]
  })
  const honours = [facts.champions, player.honour].filter((honour) => honour !== undefined)
  return (
    <section className={styles.root} aria-label={facts.season} data-ground="dark">
      <dl className={styles.list}>
        {(own.length > 0 || results.length > 0) && (
          <div className={styles.season}>
            <dt>{facts.season}</dt>
            {own.map(({ label, value }) => (
              <dd key={label} className={styles.figure}>
                <b>{value}</b> <span>{label}</span>
              </dd>
            ))}
            {results.length > 0 && (
              <dd className={styles.figure} data-wide="">
                <b>{results.filter(({ hasWon }) => hasWon).length}</b> <span>{facts.won}</span>
                <span className={styles.matches}>
                  {results.map(({ match, hasWon }) => (
                    <i key={match.id} data-won={hasWon ? '' : undefined} />
                  ))}
                </span>
              </dd>
            )}
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
