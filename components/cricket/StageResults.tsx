import { SectionHead } from '@/components/sections/SectionHead'
import type { CardWords } from '@/content/schema/team-page'
import type { Match } from '@/lib/domain/cricket/match'
import { MatchCards } from './MatchCards'
import styles from './Section.module.css'

type StageResultsProps = {
  id: string
  title: string
  note?: string | undefined
  matches: readonly Match[]
  /** The slug of the own team. */
  own: string
  words: CardWords
  /** The newest match is set large, as the final is. */
  hasLead: boolean
}

/** Every result of one stage of a season. */
export function StageResults(props: StageResultsProps) {
  const { id, title, note, matches, own, words, hasLead } = props
  return (
    <section className={styles.stage} id={id} aria-labelledby={`${id}-title`}>
      <SectionHead look="row" id={`${id}-title`} title={title}>
        {note}
      </SectionHead>
      <MatchCards matches={matches} own={own} words={words} layout={hasLead ? 'boards' : 'rows'} />
    </section>
  )
}
