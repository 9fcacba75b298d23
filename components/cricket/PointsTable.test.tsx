/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { teamPage } from '@/content/cricket/team-page'
import { league } from '@/e2e/helpers/league'
import type { Standing } from '@/lib/domain/cricket/match'
import type { TeamFace } from '@/lib/domain/cricket/teams'
import { PointsTable } from './PointsTable'

const [own, chepauk, dindigul, kovai] = league.teams as [TeamFace, TeamFace, TeamFace, TeamFace]
const words = {
  ...teamPage.table,
  caption: 'Points table',
  own: 'Our team',
  columns: {
    position: { short: '#', full: 'Position' },
    team: 'Team',
    played: { short: 'P', full: 'Played' },
    won: { short: 'W', full: 'Won' },
    lost: { short: 'L', full: 'Lost' },
    record: 'Won and lost',
    points: { short: 'Pts', full: 'Points' },
    netRunRate: { short: 'NRR', full: 'Net run rate' },
  },
  form: {
    label: 'Last matches',
    letters: { ...teamPage.table.form.letters, W: 'won', L: 'lost', T: 'tied' },
  },
}

const rowOf = (team: TeamFace, won: number, netRunRate: number): Standing => ({
  team,
  played: 7,
  won,
  lost: 7 - won,
  points: won * 2,
  netRunRate,
})
const standings = [
  rowOf(chepauk, 7, 1.415),
  rowOf(own, 5, 1.733),
  rowOf({ ...kovai, slug: 'Team three', name: 'Team three' }, 4, 0.191),
  rowOf({ ...kovai, slug: 'Team four', name: 'Team four' }, 3, 0.058),
  rowOf({ ...kovai, slug: 'Team five', name: 'Team five' }, 3, -1.038),
  rowOf({ ...kovai, slug: 'Team six', name: 'Team six' }, 2, 0.049),
  rowOf({ ...kovai, slug: 'Team seven', name: 'Team seven' }, 2, -0.98),
  rowOf({ ...kovai, slug: 'Team eight', name: 'Team eight' }, 2, -1.339),
]

const show = (rows: readonly Standing[]) =>
  render(<PointsTable standings={rows} own={league.own} words={words} />)

test('the table has a caption, column headers and a header for every row', () => {
  show(standings)
  const table = screen.getByRole('table', { name: /Points table/ })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => [head.textContent, head.querySelector('abbr')?.title]),
  ).toEqual([
    ['#', 'Position'],
    ['Team', undefined],
    ['P', 'Played'],
    ['W', 'Won'],
    ['L', 'Lost'],
    ['Won and lost', undefined],
    ['Pts', 'Points'],
    ['NRR', 'Net run rate'],
  ])
  expect(within(table).getAllByRole('rowheader')).toHaveLength(8)
})

test('the playoff line is below the fourth team', () => {
  show(standings)
  const [, ...rows] = screen.getAllByRole('row')
  expect(rows.map((row) => row.getAttribute('data-mark') === 'cut')).toEqual(
    rows.map((_, index) => index === 3),
  )
})

test('the own row is marked in words', () => {
  show(standings)
  const row = screen.getByRole('row', { name: /Tiruppur Tamilans/ })
  expect(row).toHaveTextContent('Our team')
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['2', '7', '5', '2', '', '10', '+1.733'])
  expect(screen.getAllByText('Our team')).toHaveLength(1)
})

test('every form letter has a spoken word; an unknown letter is read as it is', () => {
  const form = ['W', 'Q', 'L', '–', 'T']
  show([{ team: kovai, played: 5, won: 1, lost: 1, points: 2, form }])
  expect(screen.getByText('W Q L – T')).toHaveAccessibleName('Last matches: won, Q, lost, –, tied')
})

test('a record bar is as long as the matches and filled up to the wins, on one scale', () => {
  show([
    { team: kovai, played: 7, won: 5, lost: 2, points: 10 },
    { team: dindigul, played: 4, won: 1, lost: 2, points: 2 },
  ])
  const bars = screen.getAllByRole('row').flatMap((row) => [...row.querySelectorAll('svg')])
  const lengths = (kind: string) =>
    bars.map((bar) => bar.querySelector(`[data-kind="${kind}"]`)?.getAttribute('width'))
  expect(bars.map((bar) => bar.getAttribute('viewBox'))).toEqual(['0 0 7 1', '0 0 7 1'])
  expect(lengths('won')).toEqual(['5', '1'])
  expect(lengths('lost')).toEqual(['7', '3'])
})
