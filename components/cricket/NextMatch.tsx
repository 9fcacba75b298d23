import { SectionHead } from '@/components/sections/SectionHead'
import type { CardWords } from '@/content/schema/team-page'
import type { Match } from '@/lib/domain/cricket/match'
import { MatchCards } from './MatchCards'
import styles from './Section.module.css'

type NextMatchProps = {
  match: Match
  /** The slug of the own team. */
  own: string
  title: string
  card: CardWords
}

/** The team's next match of the season. */
export function NextMatch({ match, own, title, card }: NextMatchProps) {
  return (
    <section className={styles.root} aria-labelledby="next-title">
      <SectionHead look="row" id="next-title" title={title} />
      <MatchCards matches={[match]} own={own} words={card} layout="rows" />
    </section>
  )
}
