import type { CardWords } from '@/content/schema/team-page'
import { type Match, outcomeOf } from '@/lib/domain/cricket/match'
import { MatchCard } from './MatchCard'
import styles from './MatchCard.module.css'

type MatchCardsProps = {
  matches: readonly Match[]
  /** Slug of the own team. */
  own: string
  words: CardWords
  /** `lead` sets the others beside a large first card, `boards` below it; `rows` shows one per line. */
  layout?: 'lead' | 'boards' | 'rows'
  heading?: 'h2'
}

/** Matches as a list of cards. */
export function MatchCards({ matches, own, words, layout = 'lead', heading }: MatchCardsProps) {
  return (
    <ul className={styles.cards} role="list" data-layout={layout}>
      {matches.map((match, index) => {
        const look = layout === 'rows' ? 'row' : index ? undefined : 'lead'
        return (
          <li
            className={styles.card}
            key={match.id}
            // Links to it have been shared.
            id={match.id}
            // For the filter of SeasonRecord.
            data-outcome={outcomeOf(match, own)}
          >
            <MatchCard match={match} own={own} words={words} look={look} heading={heading} />
          </li>
        )
      })}
    </ul>
  )
}
