import recorded from '@/tools/mocks/recorded/points-table.json'
import type { FeedStanding } from './feed-types'
import { parseTable } from './table'

const TIRUPPUR = { feedId: 861, names: ['Tiruppur Tamilans', 'IDream Tiruppur Tamizhans'] }
const KOLKATA = { feedId: 63, names: ['Kolkata Knight Riders'] }

type Row = Record<string, unknown>

const own: Row = {
  teamId: 861,
  teamFullName: 'IDream Tiruppur Tamizhans',
  matchesPlayed: 7,
  matchesWon: 5,
  matchesLost: 2,
  points: 10,
  nrr: '+1.733',
}
const answer = (...rows: readonly Row[]) => ({
  pointsTable: [{ adDetail: {} }, { groupName: 'Teams', pointsTableInfo: rows }],
})

function read(value: unknown, team = TIRUPPUR): readonly FeedStanding[] {
  const parsed = parseTable(value, team)
  if (!parsed.ok) throw new Error(parsed.reason)
  return parsed.value
}

test('the recorded answer is parsed row by row', () => {
  const rows = read(recorded, KOLKATA)
  expect(rows).toHaveLength(10)
  expect(rows[0]).toEqual({
    teamId: 63,
    name: 'Kolkata Knight Riders',
    played: 14,
    won: 9,
    lost: 3,
    points: 20,
    netRunRate: 1.428,
    form: ['W', 'A', 'A', 'W', 'W'],
  })
})

test('a table without the team is refused', () => {
  expect(parseTable(recorded, TIRUPPUR)).toEqual({
    ok: false,
    reason: 'the points table does not hold the team',
  })
})

test('missing counts are zero', () => {
  expect(read(answer({ teamId: 861, teamFullName: 'Tiruppur' }))).toEqual([
    { teamId: 861, name: 'Tiruppur', played: 0, won: 0, lost: 0, points: 0 },
  ])
})

test('lost is played less wins, no results, ties and draws', () => {
  const row: Row = { ...own, matchesLost: undefined, noRes: 1 }
  expect(read(answer(row))[0]?.lost).toBe(1)
  expect(read(answer({ ...row, matchesTied: 1, matchesDrawn: 3 }))[0]?.lost).toBe(0)
})

test('rows are sorted by points, then by net run rate as a number', () => {
  const other = (teamId: number, points: number, nrr: string) => ({
    ...own,
    teamId,
    teamFullName: `Team ${teamId}`,
    points,
    nrr,
  })
  const rows = read(
    answer(other(1, 6, '-1.038'), own, other(2, 6, '+0.058'), other(3, 14, '+1.415')),
  )
  expect(rows.map(({ teamId }) => teamId)).toEqual([3, 861, 2, 1])
})

test('the group with the team is chosen', () => {
  const groups = {
    pointsTable: [
      { groupName: 'A', pointsTableInfo: [{ teamId: 1, teamFullName: 'One' }] },
      { groupName: 'B', pointsTableInfo: [{ adDetail: {} }, own] },
    ],
  }
  expect(read(groups)).toHaveLength(1)
})

test('without a number a team is found by any spelling', () => {
  expect(read(answer({ teamFullName: 'tiruppur tamilans' }))).toHaveLength(1)
})

test.each([
  ['more wins than matches', { matchesWon: 9 }],
  ['a negative count', { points: -2 }],
  ['more than twenty matches', { matchesPlayed: 9999, matchesWon: 9000 }],
  ['no name', { teamFullName: '' }],
])('a row with %s makes the table invalid and is named', (_, gap) => {
  const bad = { ...own, teamId: 1, teamFullName: 'Dindigul Dragons', ...gap }
  const name = bad.teamFullName || 'without a name'
  expect(parseTable(answer(own, bad), TIRUPPUR)).toEqual({
    ok: false,
    reason: `the points table holds a row that cannot be right: ${name}`,
  })
})

test('a duplicate row is returned once', () => {
  expect(read(answer(own, own, { teamFullName: 'Salem' }, { teamFullName: 'SALEM' }))).toHaveLength(
    2,
  )
})

test('a net run rate that is not a number is omitted', () => {
  expect(read(answer({ ...own, nrr: 'n/a' }))[0]).not.toHaveProperty('netRunRate')
})

test('a refusal has the service’s own message', () => {
  const message = 'You have exceeded the MONTHLY quota for Requests on your current plan, BASIC.'
  expect(parseTable({ message }, TIRUPPUR)).toEqual({ ok: false, reason: message })
})

test.each([
  ['a tie', ['T', 'L', 'W', 'L', 'L'], ['T', 'L', 'W', 'L', 'L']],
  ['no result', ['NR', 'W', 'N'], ['NR', 'W', 'N']],
  ['small letters', ['w', ' l ', 'nr'], ['W', 'L', 'NR']],
  ['a letter of its own', ['W', 'X', 'L'], ['W', 'X', 'L']],
  ['holes', ['W', null, '', 7, 'a long word', 'L'], ['–', '–', '–', '–', 'L']],
  ['more than five', ['L', 'W', 'W', 'T', 'W', 'W'], ['W', 'W', 'T', 'W', 'W']],
])('the form guide keeps the order with %s', (_, form, shown) => {
  expect(read(answer({ ...own, form }))[0]?.form).toEqual(shown)
})

test('a count that is null makes the row invalid', () => {
  for (const gap of [{ matchesWon: null }, { points: null }, { matchesLost: null }]) {
    expect(parseTable(answer({ ...own, ...gap }), TIRUPPUR).ok).toBe(false)
  }
  const rest = { noRes: null, matchesTied: null, matchesLost: undefined }
  expect(read(answer({ ...own, ...rest }))[0]?.lost).toBe(2)
})
