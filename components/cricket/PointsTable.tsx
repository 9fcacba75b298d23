import { type Column, Table } from '@/components/frames/Table'
import { Unseen } from '@/components/ui/Unseen'
import type { TableWords } from '@/content/schema/team-page'
import type { Standing } from '@/lib/domain/cricket/match'
import { netRunRateText } from '@/lib/domain/cricket/net-run-rate'
import { PLAYOFF_PLACES } from '@/lib/domain/cricket/table'
import styles from './PointsTable.module.css'
import { RecordBar } from './RecordBar'
import { TeamCell } from './TeamCell'

type PointsTableProps = {
  standings: readonly Standing[]
  /** The slug of the own team. */
  own: string
  words: TableWords
}

type Row = Standing & { place: number; isOwn: boolean }

/** The points table. The own row is told by its size and a word, not by colour alone. */
export function PointsTable({ standings, own, words }: PointsTableProps) {
  // As many matches as the longest bar shows.
  const most = Math.max(...standings.map(({ won, lost }) => won + lost))
  const column = (
    key: keyof TableWords['columns'],
    cell: Column<Row>['cell'],
    set?: Partial<Column<Row>>,
  ): Column<Row> => {
    const name = words.columns[key]
    return typeof name === 'string'
      ? { key, label: name, cell, ...set }
      : { key, label: name.short, full: name.full, cell, is: 'figure', ...set }
  }
  const columns = [
    column(
      'position',
      (row) => (row.isOwn ? <b className={styles.place}>{row.place}</b> : row.place),
      {
        is: 'score',
      },
    ),
    column('team', (row) => <TeamCell row={row} words={words} />, { isHead: true }),
    column('played', ({ played }) => played),
    column('won', ({ won }) => won),
    column('lost', ({ lost }) => lost),
    column(
      'record',
      ({ won, lost, isOwn }) => (
        <div className={isOwn ? styles.record : undefined}>
          <RecordBar won={won} lost={lost} of={most} />
        </div>
      ),
      { is: 'from-60 third' },
    ),
    column(
      'points',
      ({ points, isOwn }) => (isOwn ? <b className={styles.points}>{points}</b> : points),
      {
        is: 'score',
      },
    ),
    column('netRunRate', ({ netRunRate }) =>
      netRunRate === undefined ? '–' : netRunRateText(netRunRate),
    ),
  ]
  return (
    <div className={styles.root}>
      <Table
        look="figures"
        caption={<Unseen>{words.caption}</Unseen>}
        columns={columns}
        rows={standings.map((row, at) => ({
          ...row,
          place: at + 1,
          isOwn: row.team.slug === own,
        }))}
        row={({ team, place, isOwn }) => {
          const isCut = place === PLAYOFF_PLACES
          const mark = isOwn ? (isCut ? 'own cut' : 'own') : isCut ? 'cut' : undefined
          return { key: team.name, mark }
        }}
      />
    </div>
  )
}
