import type { TableWords } from '@/content/schema/team-page'
import type { FormLetter } from '@/lib/cricket/match'
import styles from './FormGuide.module.css'

type FormGuideProps = { letters: readonly FormLetter[]; words: TableWords['form'] }

/** The last five matches of a team, where the feed gives them. */
export function FormGuide({ letters, words }: FormGuideProps) {
  const known: Readonly<Record<string, string>> = words.letters
  const spoken = letters.map((letter) => known[letter] ?? letter).join(', ')
  return (
    <span className={styles.root} role="img" aria-label={`${words.label}: ${spoken}`}>
      {letters.join(' ')}
    </span>
  )
}
