import { type Column, Table } from '@/components/frames/Table'
import type { StatsWords } from '@/content/schema/fan-home'
import type { HeadToHead } from '@/lib/domain/cricket/season-results'
import styles from './StatsHub.module.css'

type HeadToHeadTableProps = { words: StatsWords; records: readonly HeadToHead[] }

/** The season's record against each opponent; bars compare the runs of both sides. */
export function HeadToHeadTable({ words, records }: HeadToHeadTableProps) {
  const most = Math.max(...records.flatMap(({ runsFor, runsAgainst }) => [runsFor, runsAgainst]))
  const column = (
    key: Exclude<keyof StatsWords['columns'], 'opponent'>,
    set?: Partial<Column<HeadToHead>>,
  ): Column<HeadToHead> => {
    const { short, full } = words.columns[key]
    return { key, label: short, full, is: 'figure', cell: (record) => record[key], ...set }
  }
  return (
    <Table
      look="figures"
      caption={words.headToHead}
      rows={records}
      row={({ opponent }) => ({ key: opponent.name })}
      columns={[
        {
          key: 'opponent',
          label: words.columns.opponent,
          isHead: true,
          cell: ({ opponent }) => (
            <span className={styles.opponent}>
              <img src={opponent.crest} alt="" width={200} height={242} loading="lazy" />
              {opponent.name}
            </span>
          ),
        },
        column('played', { is: 'figure from-30' }),
        column('won', {
          is: 'score',
          cell: ({ won }) => <span className={styles.won}>{won}</span>,
        }),
        column('lost', { is: 'score' }),
        column('runsFor', { cell: ({ runsFor }) => <Runs value={runsFor} of={most} isOurs /> }),
        column('runsAgainst', {
          is: undefined,
          cell: ({ runsAgainst }) => <Runs value={runsAgainst} of={most} />,
        }),
      ]}
    />
  )
}

type RunsProps = { value: number; of: number; isOurs?: boolean }

/** Hidden from assistive technology: the figure says the same. */
function Runs({ value, of, isOurs }: RunsProps) {
  return (
    <>
      {value}
      <svg
        className={styles.bar}
        data-ours={isOurs}
        viewBox={`0 0 ${of} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <rect width={value} height={1} />
      </svg>
    </>
  )
}
