import { league } from '@/e2e/helpers/league'
import type { Ending, Match } from './match'
import { recordsOf } from './records'
import type { TeamFace } from './teams'

const sides = league.teams as [TeamFace, TeamFace]

let day = 0
beforeEach(() => {
  day = 0
})

type Given = { ending: Ending; runs?: number; chased?: number; isChasing?: boolean }
/** The next match. The team bats first, or second with `isChasing`; `chased` is the number of balls of that chase. */
function match({ ending, runs = 150, chased = 120, isChasing = false }: Given): Match {
  day += 1
  const ours = { team: sides[0], innings: [{ runs, wickets: 5, balls: isChasing ? chased : 120 }] }
  const theirs = { team: sides[1], innings: [{ runs: 140, wickets: 5, balls: chased }] }
  const startsAt = `2025-06-${`${day}`.padStart(2, '0')}T13:45:00Z`
  return { id: `${day}`, startsAt, ending, sides: isChasing ? [theirs, ours] : [ours, theirs] }
}
const byRuns = (by: number, runs?: number) =>
  match({ ending: { kind: 'won', winner: 0, by, unit: 'runs' }, ...(runs && { runs }) })
const byWickets = (by: number, chased?: number) =>
  match({
    ending: { kind: 'won', winner: 1, by, unit: 'wickets' },
    ...{ isChasing: true, ...(chased && { chased }) },
  })
const lost = () => match({ ending: { kind: 'won', winner: 1, by: 9, unit: 'wickets' }, chased: 60 })
const ended = (ending: Ending, runs?: number) => match({ ending, ...(runs && { runs }) })

/** The ids of the matches that hold the records. */
function idsOf(...seasons: readonly (readonly Match[])[]) {
  const { run, ...records } = recordsOf(seasons, league.own)
  const held = Object.entries(records).map(([name, { match }]) => [name, match.id])
  return { ...Object.fromEntries(held), ...(run && { run: run.map(({ match }) => match.id) }) }
}

test('wins by runs and by wickets have separate records; of equals the first counts', () => {
  const season = [byRuns(20), byWickets(8, 90), byRuns(60), byWickets(8, 70), byRuns(60)]
  expect(idsOf(season)).toMatchObject({ byRuns: '3', byWickets: '2' })
})

test('a defeat holds no record of wins, but can be the closest finish', () => {
  const narrow = match({ ending: { kind: 'won', winner: 1, by: 4, unit: 'wickets' }, chased: 119 })
  expect(idsOf([narrow])).toEqual({ highest: '1', closest: '1' })
  expect(recordsOf([[narrow]], league.own).closest).toMatchObject({ left: 1, unit: 'balls' })
})

test('the highest total counts without a result too', () => {
  expect(idsOf([byRuns(10, 180), ended({ kind: 'no result' }, 200)])).toMatchObject({
    highest: '2',
  })
})

test('the closest finish is a tie, a super over, or the least that the loser was short of', () => {
  const chase = byWickets(1, 117)
  const last = byRuns(2)
  const tied = ended({ kind: 'tied' })
  const superOver = ended({ kind: 'won', winner: 1, method: 'super over' })
  expect(idsOf([chase, last])).toMatchObject({ closest: last.id })
  expect(idsOf([last, tied])).toMatchObject({ closest: tied.id })
  expect(idsOf([last, superOver])).toMatchObject({ closest: superOver.id })
})

test.each<[string, () => Match]>([
  ['abandoned', () => ended({ kind: 'abandoned' })],
  ['without a result', () => ended({ kind: 'no result' })],
  [
    'a chase that rain shortened',
    () => ended({ kind: 'won', winner: 1, by: 5, unit: 'wickets', method: 'DLS' }),
  ],
])('a match %s is no closest finish', (_what, given) => {
  expect(idsOf([given()])).not.toHaveProperty('closest')
})

test('a row of wins goes on through a super over and ends with a defeat, a tie or a washed-out match', () => {
  const superOver = () => ended({ kind: 'won', winner: 0, method: 'super over' })
  expect(idsOf([lost(), byRuns(5), superOver(), byRuns(5), lost()]).run).toEqual(['2', '3', '4'])
  for (const ending of [{ kind: 'tied' }, { kind: 'abandoned' }] as const)
    expect(idsOf([byRuns(5), byRuns(5), ended(ending), byRuns(5)]).run).toHaveLength(2)
})

test('records are those of all seasons, a row of wins of one', () => {
  const [first, second] = [
    [byRuns(5), byRuns(30, 210)],
    [byRuns(40), byRuns(5), lost()],
  ]
  expect(idsOf(first, second)).toMatchObject({ highest: '2', byRuns: '3', run: ['1', '2'] })
})

test('without matches there are no records, and one win is no row', () => {
  expect(idsOf()).toEqual({})
  expect(idsOf([lost(), byRuns(5)])).not.toHaveProperty('run')
})
