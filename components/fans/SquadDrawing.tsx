import type { Player } from '@/content/schema/player'
import styles from './ProfileFacts.module.css'

type SquadDrawingProps = { player: Player; squad: readonly Player[] }

/** The squad as a row of bars: the player's is full, those of the same roles are outlined. Decoration: the words say it. */
export function SquadDrawing({ player, squad }: SquadDrawingProps) {
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
