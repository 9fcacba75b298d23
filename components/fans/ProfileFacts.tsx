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

/** The player's figures where they were published, honours and teams. The first is large; the team's season is not. */
export function ProfileFacts({ player, results, words }: ProfileFactsProps) {
  const { facts } = words
  const figures = [
    { label: facts.matches, value: player.matches },
    { label: facts.runs, value: player.runs },
    { label: facts.wickets, value: player.wickets },
  ].filter(({ value }) => value !== undefined)
  const honours = [facts.champions, player.honour].filter((honour) => honour !== undefined)
  const season = (
    <div>
      <dt>{facts.season}</dt>
      {figures.map(({ label, value }) => (
        <dd key={label}>
          <b>{value}</b> {label}
        </dd>
      ))}
      {results.length > 0 && (
        <dd>
          {results.filter(({ hasWon }) => hasWon).length} {facts.won}
        </dd>
      )}
    </div>
  )
  return (
    <section className={styles.root} aria-label={facts.season} data-ground="dark">
      <dl className={styles.list}>
        {figures.length > 0 && season}
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
        {figures.length === 0 && results.length > 0 && season}
      </dl>
    </section>
  )
}
