import { SectionHead } from '@/components/sections/SectionHead'
import type { CardWords } from '@/content/schema/team-page'
import type { Match } from '@/lib/cricket/match'
import styles from './LatestResults.module.css'
import type { League } from './MatchCard'
import { MatchCards } from './MatchCards'

type StageResultsProps = {
  id: string
  title: string
  note: string
  matches: readonly Match[]
  league: League
  words: CardWords
}

/** Every result of one stage of a season. */
export function StageResults({ id, title, note, matches, league, words }: StageResultsProps) {
  return (
    <section className={styles.root} id={id} aria-labelledby={`${id}-title`}>
      <SectionHead look="row" id={`${id}-title`} title={title}>
        <p>{note}</p>
      </SectionHead>
      <MatchCards matches={matches} league={league} words={words} layout="even" />
    </section>
  )
}
