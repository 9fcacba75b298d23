import type { StatsWords } from '@/content/schema/fan-home'
import type { HeadToHead } from '@/lib/cricket/season'
import styles from './HeadToHeadTable.module.css'

type HeadToHeadTableProps = { words: StatsWords; records: readonly HeadToHead[] }

const COLUMNS = ['played', 'won', 'lost', 'runsFor', 'runsAgainst'] as const

const RUNS = ['runsFor', 'runsAgainst'] as const
const isRuns = (column: (typeof COLUMNS)[number]) => RUNS.some((runs) => runs === column)

/** The season's record against each opponent; the runs of both sides as bars that meet. */
export function HeadToHeadTable({ words, records }: HeadToHeadTableProps) {
  const most = Math.max(...records.flatMap((record) => RUNS.map((runs) => record[runs])))
  return (
    <table className={styles.root}>
      <caption className={styles.caption}>{words.headToHead}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.opponent}>
            {words.columns.opponent}
          </th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" data-column={column}>
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
                {isRuns(column) && <Bar value={record[column]} of={most} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A figure as a bar, drawn from the left. The figure stands over it, so assistive technology does without. */
function Bar({ value, of }: { value: number; of: number }) {
  return (
    <svg viewBox={`0 0 ${of} 1`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect width={value} height={1} />
    </svg>
  )
}
