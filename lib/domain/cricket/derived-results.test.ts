import { endingFrom, hasMetAll, rowFrom, type WrittenResult } from './derived-results'

const side = (team: string, score?: string, overs?: number) => ({ team, score, overs })

test.each([
  ['runs', '220/5', '102', 14.4, { kind: 'won', winner: 'a', by: 118, unit: 'runs' }],
  ['wickets', '173/6', '174/2', 16, { kind: 'won', winner: 'b', by: 8, unit: 'wickets' }],
  ['nothing', '150/8', '150/9', 20, { kind: 'tied' }],
  ['an end that rain made', '173/6', '90/2', 11, 'cut short'],
  ['wickets that are not written', '173/6', '174', 16, 'no wickets'],
  ['a score that is no score', '173/6', 'many', 16, undefined],
])('the scores give %s', (_, first, second, overs, ending) => {
  expect(endingFrom([side('a', first, 20), side('b', second, overs)])).toEqual(ending)
})

test('the ending is undefined while a score, a side or the overs of a chase are missing', () => {
  expect(endingFrom([side('a', '150/8', 20), side('b', '90/3')])).toBeUndefined()
  expect(endingFrom([side('a', '150/8', 20), side('b')])).toBeUndefined()
  expect(endingFrom([side('a', '150/8', 20), { score: '100', overs: 12 }])).toBeUndefined()
})

const won: WrittenResult = {
  sides: [side('a', '180/4', 20), side('b', '120', 15)],
  ending: { kind: 'won', winner: 'a' },
}
const lost: WrittenResult = {
  sides: [side('c', '140/7', 20), side('a', '100/9', 20)],
  ending: { kind: 'won', winner: 'c' },
}
const washedOut: WrittenResult = {
  sides: [side('a', '30/0', 3), side('d')],
  ending: { kind: 'no result' },
}

test('a row counts points, and all overs for a side that was all out', () => {
  // 280 runs in 40 overs, 260 in 40.
  const counted = { played: 3, won: 1, lost: 1, points: 3, netRunRate: 0.5 }
  expect(rowFrom('a', [won, lost, washedOut], 2)).toEqual({ team: 'a', ...counted })
})

test('there is no net run rate if overs are missing or rain changed a target', () => {
  const byRain = { ...won, ending: { ...won.ending, method: 'DLS' } }
  const withoutOvers = { ...lost, sides: [side('c', '140/7'), side('a', '100/9', 20)] as const }
  for (const each of [byRain, withoutOvers])
    expect(rowFrom('a', [won, each], 2)).not.toHaveProperty('netRunRate')
})

test('hasMetAll is true once there is a result against each team', () => {
  expect(hasMetAll('a', ['a', 'b', 'c'], [won, lost])).toBe(true)
  expect(hasMetAll('b', ['a', 'b', 'c'], [won, lost])).toBe(false)
})
