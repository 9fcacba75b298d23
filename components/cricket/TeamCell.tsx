import type { TableWords } from '@/content/schema/team-page'
import type { Standing } from '@/lib/cricket/match'
import { Crest } from './Crest'
import { FormGuide } from './FormGuide'
import styles from './TeamCell.module.css'

type TeamCellProps = {
  row: Pick<Standing, 'team' | 'form'> & { isOwn: boolean }
  words: TableWords
}

/** A team in the points table: crest, name, and how its last matches ended where the feed says so. */
export function TeamCell({ row: { team, isOwn, form }, words }: TeamCellProps) {
  return (
    <span className={styles.root} data-own={isOwn ? '' : undefined}>
      <Crest team={team} />
      <span>
        {team.name}
        {isOwn && <small className={styles.own}>{words.own}</small>}
        {form && <FormGuide letters={form} words={words.form} />}
      </span>
    </span>
  )
}
