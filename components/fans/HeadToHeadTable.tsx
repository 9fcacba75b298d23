import type { StatsWords } from '@/content/schema/fan-home'
import type { HeadToHead } from '@/lib/cricket/season'
import styles from './HeadToHeadTable.module.css'

type HeadToHeadTableProps = { words: StatsWords; records: readonly HeadToHead[] }

const COLUMNS = ['played', 'won', 'lost', 'runsFor', 'runsAgainst'] as const

/** The season's record against each opponent. */
export function HeadToHeadTable({ words, records }: HeadToHeadTableProps) {
  return (
    <table className={styles.root}>
      <caption className={styles.caption}>{words.headToHead}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.opponent}>
            {words.columns.opponent}
          </th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              <abbr title={words.columns[column].full}>{words.columns[column].short}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={record.opponent.name}>
            <th scope="row" className={styles.opponent}>
              <img src={record.opponent.crest} alt="" width={200} height={242} loading="lazy" />
              {record.opponent.name}
            </th>
            {COLUMNS.map((column) => (
              <td key={column} data-column={column}>
                {record[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
