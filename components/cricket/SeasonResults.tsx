import type { ReactNode } from 'react'
import type { SecondPageContent } from '@/content/schema/team-page'
import type { Match } from '@/lib/cricket/match'
import { type League, outcomeOf } from './MatchCard'
import styles from './SeasonResults.module.css'

type SeasonResultsProps = {
  /** All matches that `children` shows. */
  matches: readonly Match[]
  league: League
  words: SecondPageContent['filter']
  /** The stages, each a section with its cards. */
  children: ReactNode
}

/**
 * The results of a season with a filter: all, won or lost. The style sheet hides the others, so the
 * filter works without JavaScript.
 */
export function SeasonResults({ matches, league, words, children }: SeasonResultsProps) {
  const outcomes = matches.map((match) => outcomeOf(match, league))
  const count = (kind: 'won' | 'lost') => outcomes.filter((each) => each === kind).length
  const choices = [
    { value: 'all', label: words.all, count: matches.length },
    { value: 'won', label: words.won, count: count('won') },
    { value: 'lost', label: words.lost, count: count('lost') },
  ]
  return (
    <div className={styles.root}>
      <fieldset className={styles.filter}>
        <legend className={styles.legend}>{words.label}</legend>
        {choices.map(({ value, label, count }) => (
          <label className={styles.choice} key={value}>
            <input
              className={styles.input}
              type="radio"
              name="outcome"
              value={value}
              defaultChecked={value === 'all'}
            />
            {label} {count}
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  )
}
