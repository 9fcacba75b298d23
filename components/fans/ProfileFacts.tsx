import type { PlayerWords } from '@/content/schema/fan-home'
import type { Player, Roles } from '@/content/schema/player'
import type { TeamResult } from '@/lib/domain/cricket/season-results'
import { disciplineOf } from '@/lib/domain/fans/discipline'
import { fill } from '@/lib/domain/format/fill'
import styles from './ProfileFacts.module.css'

type ProfileFactsProps = {
  player: Player
  squad: readonly Player[]
  roles: Roles
  /** The team's season match by match, oldest first; empty before its first match. */
  results: readonly TeamResult[]
  words: PlayerWords
}

/** A player's figures, or the place in the squad if none are published; then the team's season, honours and teams. */
export function ProfileFacts({ player, squad, roles, results, words }: ProfileFactsProps) {
  const { facts } = words
  const part = disciplineOf(player.roles)
  const figures = [
    { label: facts.matches, value: player.matches },
    { label: facts.runs, value: player.runs },
    { label: facts.wickets, value: player.wickets },
  ].filter(({ value }) => value !== undefined)
  const honours = [facts.champions, player.honour].filter((honour) => honour !== undefined)
  return (
    <section className={styles.root} aria-label={facts.season} data-ground="dark">
      <dl className={styles.list}>
        {figures.length === 0 && (
          <div>
            <dt>{fill(facts.squad, { count: squad.length })}</dt>
            {placesOf(player, squad, roles).map((place) => (
              <dd key={place}>{place}</dd>
            ))}
            <dd>
              <SquadDrawing player={player} squad={squad} />
            </dd>
          </div>
        )}
        {results.length > 0 && (
          <div>
            <dt>{figures.length > 0 ? facts.season : facts.teamSeason}</dt>
            {figures.map(({ label, value }) => (
              <dd key={label}>
                <b>{value}</b> {label}
              </dd>
            ))}
            {part !== 'bowl' && <dd>{facts.scored}</dd>}
            {part !== 'bat' && <dd>{facts.taken}</dd>}
            <dd>
              {results.filter(({ outcome }) => outcome === 'won').length} {facts.won}
            </dd>
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

/** Returns "Captain", "One of 5 all-rounders": roles that only this player has come first. */
function placesOf({ roles: own }: Player, squad: readonly Player[], roles: Roles) {
  return own
    .map((role) => ({
      ...roles[role],
      count: squad.filter((mate) => mate.roles.includes(role)).length,
    }))
    .sort((a, b) => a.count - b.count)
    .map(({ name, among, count }) => (among && count > 1 ? fill(among, { count }) : name))
}

type SquadDrawingProps = { player: Player; squad: readonly Player[] }

/** The squad as a row of bars: the player's is full, those of the same roles are outlined. Decoration: the words say it. */
function SquadDrawing({ player, squad }: SquadDrawingProps) {
  const pathOf = (players: readonly Player[]) =>
    players.map((mate) => `M${squad.indexOf(mate) * 12 + 1} 1h7v38h-7z`).join('')
  const mates = squad.filter(
    (mate) => mate.slug !== player.slug && mate.roles.some((role) => player.roles.includes(role)),
  )
  const others = squad.filter((mate) => mate.slug !== player.slug && !mates.includes(mate))
  const own = squad.filter(({ slug }) => slug === player.slug)
  return (
    <svg
      className={styles.squad}
      viewBox={`0 0 ${squad.length * 12 - 3} 40`}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.others} d={pathOf(others)} />
      <path className={styles.mates} d={pathOf(mates)} />
      <path className={styles.own} d={pathOf(own)} />
    </svg>
  )
}
