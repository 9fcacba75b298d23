import { SectionHead } from '@/components/sections/SectionHead'
import type { TableWords } from '@/content/schema/team-page'
import type { Standing } from '@/lib/domain/cricket/match'
import { playedIn } from '@/lib/domain/cricket/table'
import type { League } from '@/lib/domain/cricket/teams'
import { freshnessTexts, type LiveSource } from './freshness-texts'
import { LiveTable } from './LiveTable.island'
import { PointsTable } from './PointsTable'
import styles from './Section.module.css'

type TableSectionProps = {
  id: string
  standings: readonly Standing[]
  league: League
  words: TableWords
  live: LiveSource
  matchStarts: readonly string[]
}

/** The points table under its heading, refreshed in the browser where a feed is configured. */
export function TableSection(props: TableSectionProps) {
  const { id, standings, league, words, live, matchStarts } = props
  const heading = { id: `${id}-title`, title: words.title }
  const texts = freshnessTexts(words.standing, live)
  const table = <PointsTable standings={standings} own={league.own} words={words} />

  return (
    <section className={styles.table} id={id} aria-labelledby={heading.id}>
      {live.source && live.query ? (
        <LiveTable
          builtPlayed={playedIn(standings)}
          builtAt={live.takenAt}
          source={live.source}
          query={live.query}
          maxAge={live.tableCache}
          matchStarts={matchStarts}
          league={league}
          words={words}
          texts={texts}
          heading={heading}
        >
          {table}
        </LiveTable>
      ) : (
        <>
          <SectionHead look="row" {...heading}>
            <p>{words.stage}</p>
            <p>{texts.built}</p>
          </SectionHead>
          {table}
        </>
      )}
      <p className={styles.note}>{words.note}</p>
    </section>
  )
}
