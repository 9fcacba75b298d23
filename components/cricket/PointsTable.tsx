import { type Column, Table } from '@/components/frames/Table'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { TableWords } from '@/content/schema/team-page'
import type { FormLetter, Standing } from '@/lib/domain/cricket/match'
import { netRunRateText } from '@/lib/domain/cricket/score'
import { PLAYOFF_PLACES } from '@/lib/domain/cricket/table'
import { Crest } from './Crest'
import { FeedText } from './FeedText'
import styles from './PointsTable.module.css'

type PointsTableProps = {
  standings: readonly Standing[]
  /** Slug of the own team. */
  own: string
  words: TableWords
}

type Row = Standing & { place: number; isOwn: boolean }

/** The points table. The own row is marked by size and a word, not by colour alone. */
export function PointsTable({ standings, own, words }: PointsTableProps) {
  // Length of the longest bar, in matches.
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
        caption={<VisuallyHidden>{words.caption}</VisuallyHidden>}
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

type TeamCellProps = {
  row: Pick<Standing, 'team' | 'form'> & { isOwn: boolean }
  words: TableWords
}

/** A team in the points table: crest, name, and how its last matches ended where the feed says so. */
function TeamCell({ row: { team, isOwn, form }, words }: TeamCellProps) {
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

/** Width of one match on the bar, in pixels where the style sheet does not enlarge it. */
const MATCH = 16
const HEIGHT = 12

type RecordBarProps = {
  won: number
  lost: number
  /** The most matches that any team has behind it: as long as the bar can be. */
  of: number
}

/**
 * A team's record as one bar: the full part is matches won, the framed part matches lost. The numbers
 * stand beside it, so it is hidden from assistive technology. Colours by `--bar-won` and `--bar-lost`.
 */
function RecordBar({ won, lost, of }: RecordBarProps) {
  return (
    <svg
      className={styles.bar}
      width={of * MATCH}
      height={HEIGHT}
      viewBox={`0 0 ${of} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={won + lost} height={1} data-kind="lost" />
      <rect width={won} height={1} data-kind="won" />
    </svg>
  )
}
