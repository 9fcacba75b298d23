import type { TableWords } from '@/content/schema/team-page'
import type { FormLetter, Standing } from '@/lib/domain/cricket/match'
import { Crest } from './Crest'
import { FeedText } from './FeedText'
import styles from './PointsTable.module.css'

type TeamCellProps = {
  row: Pick<Standing, 'team' | 'form'> & { isOwn: boolean }
  words: TableWords
}

/** A team in the points table: crest, name, and how its last matches ended where the feed says so. */
export function TeamCell({ row: { team, isOwn, form }, words }: TeamCellProps) {
  return (
    <span className={styles.team} data-own={isOwn ? '' : undefined}>
      <Crest team={team} />
      <span>
        <FeedText>{team.name}</FeedText>
        {isOwn && <small className={styles.own}>{words.own}</small>}
        {form && (
          <span className={styles.form} role="img" aria-label={spoken(form, words.form)}>
            {form.join(' ')}
          </span>
        )}
      </span>
    </span>
  )
}

/** A letter that has no word is spoken as it is. */
function spoken(form: readonly FormLetter[], { label, letters }: TableWords['form']): string {
  const known: Readonly<Record<string, string>> = letters
  return `${label}: ${form.map((letter) => known[letter] ?? letter).join(', ')}`
}
