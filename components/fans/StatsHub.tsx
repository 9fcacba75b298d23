import type { StatsWords } from '@/content/schema/fan-home'
import type { HeadToHead } from '@/lib/cricket/season'
import { HeadToHeadTable } from './HeadToHeadTable'
import styles from './StatsHub.module.css'

/** The best known figure of the season, and whose it is. */
export type StatLeader = { title: string; value: number; unit: string; name: string; url: string }

type StatsHubProps = {
  words: StatsWords
  leaders: readonly StatLeader[]
  records: readonly HeadToHead[]
}

/** The season in figures: those that were published, and those that follow from the results. */
export function StatsHub({ words, leaders, records }: StatsHubProps) {
  return (
    <section className={styles.root} id="stats" aria-labelledby="stats-title" data-ground="dark">
      <div className={styles.head}>
        <h2 className={styles.title} id="stats-title">
          {words.title}
        </h2>
        <p>{words.season}</p>
      </div>
      <div className={styles.inner}>
        {leaders.length > 0 && (
          <ul className={styles.leaders}>
            {leaders.map(({ title, value, unit, name, url }) => (
              <li key={title} className={styles.leader}>
                <p>{title}</p>
                <p className={styles.figure}>
                  <b>{value}</b> {unit}
                </p>
                <a className={styles.name} href={url}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
        <HeadToHeadTable words={words} records={records} />
      </div>
      <p className={styles.note}>{words.note}</p>
    </section>
  )
}
