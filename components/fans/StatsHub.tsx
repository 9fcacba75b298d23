import { Tiles } from '@/components/frames/Tiles'
import { Section } from '@/components/layout/Section'
import { SectionHead } from '@/components/sections/SectionHead'
import type { StatsWords } from '@/content/schema/fan-home'
import type { Player } from '@/content/schema/player'
import type { HeadToHead } from '@/lib/domain/cricket/season-results'
import { fullName } from '@/lib/domain/fans/player-name'
import { href, playerPath } from '@/lib/domain/routes'
import { HeadToHeadTable } from './HeadToHeadTable'
import { PlayerPicture } from './PlayerPicture'
import styles from './StatsHub.module.css'

/** The best known figure of the season, and the player who set it. */
export type StatLeader = {
  title: string
  value: number
  unit: string
  player: Player
  /** The player's index in the squad, from zero. */
  index: number
}

type StatsHubProps = {
  words: StatsWords
  leaders: readonly StatLeader[]
  records: readonly HeadToHead[]
}

/** The season in figures: published ones, and those derived from the results. */
export function StatsHub({ words, leaders, records }: StatsHubProps) {
  return (
    <Section id="stats" labelledBy="stats-title" ground="dark">
      <SectionHead look="row" id="stats-title" title={words.title}>
        {words.season}
      </SectionHead>
      <div className={styles.inner}>
        {leaders.length > 0 && (
          <Tiles>
            {leaders.map(({ title, value, unit, player, index }) => (
              <li key={title} className={styles.leader}>
                <div className={styles.art}>
                  <PlayerPicture player={player} index={index} sizes="16rem" />
                </div>
                <p>{title}</p>
                <p className={styles.figure}>
                  <b>{value}</b> {unit}
                </p>
                <a className={styles.name} href={href(playerPath(player.slug))}>
                  {fullName(player)}
                </a>
              </li>
            ))}
          </Tiles>
        )}
        <HeadToHeadTable words={words} records={records} />
      </div>
      <p className={styles.note}>{words.note}</p>
    </Section>
  )
}
