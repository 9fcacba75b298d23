import type { ReactNode } from 'react'
import type { SecondPageContent } from '@/content/schema/team-page'
import { type Match, type Outcome, outcomeOf } from '@/lib/domain/cricket/match'
import styles from './SeasonResults.module.css'

type SeasonResultsProps = {
  /** All matches that `children` shows. */
  matches: readonly Match[]
  /** The slug of the own team. */
  own: string
  words: SecondPageContent['filter']
  /** The stages, each a section with its cards. */
  children: ReactNode
}

/**
 * The results of a season with a filter: all, won or lost. The style sheet hides the others, so the
 * filter works without JavaScript.
 */
export function SeasonResults({ matches, own, words, children }: SeasonResultsProps) {
  const count = (outcome: Outcome) =>
    matches.filter((match) => outcomeOf(match, own) === outcome).length
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
