import { kindOf, readStatus, type Status } from './status'

const NAMES = [
  ['Tiruppur Tamilans', 'ITT', 'IDream Tiruppur Tamizhans', 'Tiruppur'],
  ['Dindigul Dragons', 'DD', 'DGD', 'Dindigul'],
] as const

test.each<[string, Pick<Status, 'kind' | 'ending'>]>([
  [
    'Tiruppur won by 118 runs',
    { kind: 'won', ending: { kind: 'won', winner: 0, by: 118, unit: 'runs' } },
  ],
  [
    'Dindigul Dragons won by 1 wkt',
    { kind: 'won', ending: { kind: 'won', winner: 1, by: 1, unit: 'wickets' } },
  ],
  [
    'DGD won by an innings and 20 runs',
    { kind: 'won', ending: { kind: 'won', winner: 1, by: 20, unit: 'innings' } },
  ],
  [
    'IDream Tiruppur Tamizhans won by 8 wkts (DLS method)',
    { kind: 'won', ending: { kind: 'won', winner: 0, by: 8, unit: 'wickets', method: 'DLS' } },
  ],
  [
    'DD won by 3 runs (D/L)',
    { kind: 'won', ending: { kind: 'won', winner: 1, by: 3, unit: 'runs', method: 'DLS' } },
  ],
  ['Tiruppur won (VJD)', { kind: 'won', ending: { kind: 'won', winner: 0, method: 'VJD' } }],
  ['Tiruppur won', { kind: 'won', ending: { kind: 'won', winner: 0 } }],
  [
    'Match tied (Dindigul Dragons won the Super Over)',
    { kind: 'won', ending: { kind: 'won', winner: 1, method: 'super over' } },
  ],
  ['Match tied', { kind: 'tied', ending: { kind: 'tied' } }],
  ['Match Tied (DLS Method)', { kind: 'tied', ending: { kind: 'tied', method: 'DLS' } }],
  ['No result', { kind: 'no result', ending: { kind: 'no result' } }],
  ['Match abandoned', { kind: 'abandoned', ending: { kind: 'abandoned' } }],
])('%s says nothing beyond the ending', (text, status) => {
  expect(readStatus(text, NAMES)).toMatchObject({ ...status, isWhole: true })
})

test.each<[string, Status['ending']]>([
  ['Match abandoned due to rain (wet outfield)', { kind: 'abandoned' }],
  ['Match abandoned without a ball bowled', { kind: 'abandoned' }],
  ['Match called off', { kind: 'abandoned' }],
  ['No result - due to rain', { kind: 'no result' }],
  [
    'Dindigul Dragons won the toss, Tiruppur Tamilans won by 5 wkts',
    { kind: 'won', winner: 0, by: 5, unit: 'wickets' },
  ],
  ['Tiruppur won the Super Over', { kind: 'won', winner: 0, method: 'super over' }],
])('%s adds a reason or the toss', (text, ending) => {
  expect(readStatus(text, NAMES)).toMatchObject({ ending, isWhole: false })
})

test.each([
  'Tiruppur won by 8 wkts (14 overs game - due to rain)',
  'Tiruppur won by 6 wkts (VJD method) (14 overs game)',
  'Tiruppur won by 10 wkts with 40 balls remaining',
  'Tiruppur won the match by 4 wickets',
  'Tiruppur won by forfeit',
  'Dindigul won on boundary count',
  'Dindigul won the bowl-out',
  'Match tied (Dindigul Dragons won the one-over eliminator)',
  'Match reduced to 12 overs, Tiruppur won by 5 runs',
  'Match tied (points shared)',
  'Match abandoned, Tiruppur awarded two points',
  'No result (Tiruppur go through on league position)',
])('%s says more than the ending', (text) => {
  expect(readStatus(text, NAMES)).toMatchObject({ ending: {}, isWhole: false })
})

test.each([
  ['Somebody else won by 5 wkts', 'won'],
  ['Tiruppur Tamilans won the toss and opt to bowl', 'toss'],
  ['Dindigul Dragons opt to bat', 'toss'],
  ['Start delayed due to rain', 'delayed'],
  ['Match starts at Jul 09, 13:45 GMT', 'not started'],
  ['Tiruppur Tamilans need 20 runs in 12 balls', 'in progress'],
  ['Innings Break', 'in progress'],
  ['Dragons all the way', 'unknown'],
])('%s is not an ending', (text, kind) => {
  expect(readStatus(text, NAMES)).toEqual({ kind })
})

test.each([
  ['the longest name', 'England Lions won by 3 runs', ['Lions'], ['England Lions'], 1],
  ['the longest name, whoever bats first', 'England Lions won', ['England Lions'], ['Lions'], 0],
  ['the shorter name alone', 'Lions won by 3 runs', ['England Lions'], ['Lions'], 1],
  ['other spacing', 'KwaZulu-Natal won by 9 runs', ['Boland'], ['KwaZulu - Natal'], 1],
  ['no spacing', 'SuperGillies won by 9 runs', ['Super Gillies'], ['Boland'], 0],
  ['other case', 'boland WON by 9 runs', ['Super Gillies'], ['Boland'], 1],
  ['a short name', 'NOTTS won by 4 runs', ['Durham'], ['Nottinghamshire', 'NOTTS'], 1],
  ['part of a word', 'Ostriches won by 9 runs', ['Riches'], ['Boland'], undefined],
  ['the same name twice', 'Lions won by 9 runs', ['Lions'], ['LIONS'], undefined],
])('the winner is found by %s', (_, text, first, second, winner) => {
  const { ending } = readStatus(text, [first, second])
  expect(ending?.kind === 'won' ? ending.winner : undefined).toBe(winner)
})

test('a match abandoned because of rain is abandoned, not delayed', () => {
  expect(kindOf('Match abandoned due to rain (wet outfield)')).toBe('abandoned')
})
