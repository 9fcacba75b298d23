import type { PlayerWords } from '@/content/schema/fan-home'
import type { Player } from '@/content/schema/player'
import styles from './ProfileFacts.module.css'

type ProfileFactsProps = { player: Player; words: PlayerWords; shopUrl?: string | undefined }

/** Teams, honour, and the figures that were published; unknown figures are not shown as dashes. */
export function ProfileFacts({ player, words, shopUrl }: ProfileFactsProps) {
  const { facts } = words
  const figures = (['matches', 'runs', 'wickets'] as const).flatMap((kind) => {
    const value = player[kind]
    return value === undefined ? [] : [{ label: facts[kind], value }]
  })
  return (
    <section className={styles.root} aria-label={facts.season} data-ground="dark">
      <dl className={styles.list}>
        <div>
          <dt>{facts.season}</dt>
          {figures.map(({ label, value }) => (
            <dd key={label} className={styles.figure}>
              <b>{value}</b> {label}
            </dd>
          ))}
          {figures.length === 0 && <dd>{words.unknown}</dd>}
        </div>
        <div>
          <dt>{facts.teams}</dt>
          {[words.team, ...player.teams].map((team) => (
            <dd key={team}>{team}</dd>
          ))}
        </div>
        {player.honour && (
          <div>
            <dt>{facts.honour}</dt>
            <dd>{player.honour}</dd>
          </div>
        )}
      </dl>
      <p className={styles.note}>
        {words.figureNote}
        {shopUrl && (
          <>
            {' '}
            <a href={shopUrl} rel="noopener">
              {words.buyMerchandise}
            </a>
          </>
        )}
      </p>
    </section>
  )
}
