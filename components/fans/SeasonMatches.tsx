import { Crest } from '@/components/cricket/Crest'
import type { PlayerWords } from '@/content/schema/fan-home'
import type { TeamResult } from '@/lib/cricket/season'
import { dayText } from '@/lib/format/dates'
import { fill } from '@/lib/format/fill'
import { href, type SitePath } from '@/lib/routes'
import styles from './SeasonMatches.module.css'

type SeasonMatchesProps = {
  results: readonly TeamResult[]
  words: PlayerWords['season']
  /** The page of all results of the season. */
  path: SitePath
}

/** The season's matches, oldest first, each with the way to its score. */
export function SeasonMatches({ results, words, path }: SeasonMatchesProps) {
  return (
    <section className={styles.root} aria-labelledby="season-title" data-ground="dark">
      <h2 className={styles.title} id="season-title">
        {words.title}
      </h2>
      <ol className={styles.matches}>
        {results.map(({ match, opponent, hasWon, hasLost, margin }) => (
          <li key={match.id} className={styles.match} data-won={hasWon ? '' : undefined}>
            <time dateTime={match.startsAt}>{dayText(match.startsAt)}</time>
            {opponent && <Crest team={opponent} />}
            <a className={styles.opponent} href={href(`${path}#${match.id}`)}>
              {opponent?.name}
            </a>
            <span className={styles.ending}>
              {hasWon || hasLost ? fill(hasWon ? words.won : words.lost, { margin }) : match.status}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
