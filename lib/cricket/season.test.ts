import type { Match } from './match'
import { headToHead, resultFor, totalsOf, winningRun } from './season'
import type { TeamFace } from './teams'

const face = (name: string): TeamFace => ({
  slug: name.toLowerCase(),
  name,
  lead: '',
  last: name,
  short: name,
  aliases: [],
  crest: '',
})
const [own, other] = [face('Tiruppur'), face('Dindigul')]
const teams = [own, other]

const match = (day: number, status: string, scores: readonly [number, number] = [0, 0]): Match => ({
  id: `${day}`,
  startsAt: `2025-06-${String(day).padStart(2, '0')}T13:45:00Z`,
  status,
  sides: [
    { name: 'Dindigul', innings: [{ runs: scores[0], wickets: 5 }] },
    { name: 'Tiruppur', innings: [{ runs: scores[1], wickets: 5 }] },
  ],
})

test.each([
  ['Tiruppur won by 8 wickets', true, false],
  ['Dindigul won by 8 runs', false, true],
  ['Match abandoned without a ball bowled', false, false],
  ['No result', false, false],
  ['Match tied', false, false],
])('%s', (status, hasWon, hasLost) => {
  expect(resultFor(match(1, status), own, teams)).toMatchObject({ hasWon, hasLost, place: 1 })
})

test('a season’s totals are the team’s runs and the wickets of the other sides', () => {
  const matches = [match(1, 'Tiruppur won by 5 wickets', [93, 94]), match(2, 'No result', [0, 12])]
  const results = matches.flatMap((each) => resultFor(each, own, teams) ?? [])
  expect(totalsOf(results)).toEqual({ runs: 106, wickets: 10 })
})

test('a match of other teams has no result for the team', () => {
  expect(resultFor(match(1, 'Dindigul won by 8 runs'), face('Salem'), teams)).toBeUndefined()
})

test('a run of wins ends at the newest match that was not won, rain included', () => {
  const wins = [match(3, 'Tiruppur won by 1 run'), match(4, 'Tiruppur won by 2 runs')]
  expect(winningRun(wins, own, teams)).toBe(2)
  expect(winningRun([...wins, match(2, 'No result'), match(1, 'Tiruppur won')], own, teams)).toBe(2)
  expect(winningRun([...wins, match(5, 'No result')], own, teams)).toBe(0)
})

test('the record against an opponent counts wins, losses and runs of both sides', () => {
  const matches = [
    match(1, 'Tiruppur won by 8 wickets', [120, 121]),
    match(2, 'Dindigul won by 8 runs', [150, 142]),
    match(3, 'No result'),
  ]
  expect(headToHead(matches, own, teams)).toEqual([
    { opponent: other, played: 3, won: 1, lost: 1, runsFor: 263, runsAgainst: 270 },
  ])
})
