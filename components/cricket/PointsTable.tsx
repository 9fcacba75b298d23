import type { ReactNode } from 'react'
import { Unseen } from '@/components/ui/Unseen'
import type { TableWords } from '@/content/schema/team-page'
import type { Standing } from '@/lib/cricket/match'
import { netRunRateText } from '@/lib/cricket/net-run-rate'
import { PLAYOFF_PLACES } from '@/lib/cricket/table'
import styles from './PointsTable.module.css'
import { RecordBar } from './RecordBar'
import { TeamCell } from './TeamCell'

type PointsTableProps = {
  standings: readonly Standing[]
  /** The slug of the own team. */
  own: string
  words: TableWords
}

type Row = Standing & {
  place: number
  isOwn: boolean
  /** The most matches that any team of the table has won or lost. */
  most: number
}

type Column = {
  key: keyof TableWords['columns']
  /** How the column is set; none for a plain number. */
  kind?: 'position' | 'team' | 'record' | 'points' | 'rate'
  cell: (row: Row, words: TableWords) => ReactNode
}

/** The columns from left to right. The team is the head of its row. */
const COLUMNS: readonly Column[] = [
  { key: 'position', kind: 'position', cell: ({ place }) => place },
  { key: 'team', kind: 'team', cell: (row, words) => <TeamCell row={row} words={words} /> },
  { key: 'played', cell: ({ played }) => played },
  { key: 'won', cell: ({ won }) => won },
  { key: 'lost', cell: ({ lost }) => lost },
  {
    key: 'record',
    kind: 'record',
    cell: ({ won, lost, most }) => <RecordBar won={won} lost={lost} of={most} />,
  },
  { key: 'points', kind: 'points', cell: ({ points }) => points },
  {
    key: 'netRunRate',
    kind: 'rate',
    cell: ({ netRunRate }) => (netRunRate === undefined ? '–' : netRunRateText(netRunRate)),
  },
]

/** The points table. The own row is told by its size and a word, not by colour alone. */
export function PointsTable({ standings, own, words }: PointsTableProps) {
  const most = Math.max(...standings.map(({ won, lost }) => won + lost))
  const rows = standings.map(
    (row, index): Row => ({
      ...row,
      place: index + 1,
      isOwn: row.team.slug === own,
      most,
    }),
  )
  return (
    <table className={styles.root}>
      <caption>
        <Unseen>{words.caption}</Unseen>
      </caption>
      <thead>
        <tr>
          {COLUMNS.map(({ key, kind }) => (
            <th key={key} scope="col" data-kind={kind}>
              <ColumnHead words={words.columns[key]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.team.name}
            data-own={row.isOwn || undefined}
            data-cut={row.place === PLAYOFF_PLACES || undefined}
          >
            {COLUMNS.map(({ key, kind, cell }) =>
              key === 'team' ? (
                <th key={key} scope="row" data-kind={kind}>
                  {cell(row, words)}
                </th>
              ) : (
                <td key={key} data-kind={kind}>
                  {cell(row, words)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ColumnHead({ words }: { words: TableWords['columns'][keyof TableWords['columns']] }) {
  return typeof words === 'string' ? words : <abbr title={words.full}>{words.short}</abbr>
}
