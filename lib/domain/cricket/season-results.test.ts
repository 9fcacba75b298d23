import { league } from '@/e2e/helpers/league'
import type { Ending, Match } from './match'
import { pointsOf, recordOf, resultFor, winningRun } from './season-results'
import type { TeamFace } from './teams'

const [own, other] = league.teams as [TeamFace, TeamFace]
const WON: Ending = { kind: 'won', winner: 1, by: 8, unit: 'wickets' }
const LOST: Ending = { kind: 'won', winner: 0, by: 8, unit: 'runs' }
const NONE: Ending = { kind: 'no result' }

const match = (day: number, ending: Ending, scores: readonly [number, number] = [0, 0]): Match => ({
  id: `${day}`,
  startsAt: `2025-06-${String(day).padStart(2, '0')}T13:45:00Z`,
  ending,
  sides: [
    { team: other, innings: [{ runs: scores[0], wickets: 5 }] },
    { team: own, innings: [{ runs: scores[1], wickets: 5 }] },
  ],
})

test.each<[Ending, string]>([
  [WON, 'won'],
  [LOST, 'lost'],
  [{ kind: 'won', winner: 1, method: 'super over' }, 'won'],
  [NONE, 'undecided'],
  [{ kind: 'abandoned' }, 'undecided'],
  [{ kind: 'tied' }, 'undecided'],
])('%j is %s', (ending, outcome) => {
  expect(resultFor(match(1, ending), own.slug)).toMatchObject({ outcome, place: 1 })
})

test('a match of other teams has no result for the team', () => {
  expect(resultFor(match(1, LOST), 'salem')).toBeUndefined()
})

test('a winning run ends at the newest match that was not won, including washed-out ones', () => {
  const wins = [match(3, WON), match(4, WON)]
  expect(winningRun(wins, own.slug)).toBe(2)
  expect(winningRun([...wins, match(2, NONE), match(1, WON)], own.slug)).toBe(2)
  expect(winningRun([...wins, match(5, NONE)], own.slug)).toBe(0)
})

test('a record counts wins and losses; a match without a winner gives a point', () => {
  const record = recordOf([match(1, WON), match(2, LOST), match(3, NONE), match(4, WON)], own.slug)
  expect(record).toEqual({ played: 4, won: 2, lost: 1 })
  expect(pointsOf(record, 2)).toBe(5)
})
