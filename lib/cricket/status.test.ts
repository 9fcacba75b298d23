import type { Match } from './match'
import { kindOf, readStatus, type Status, winnerOf } from './status'
import type { TeamFace } from './teams'

const team = (name: string, short: string, ...aliases: readonly string[]): TeamFace => ({
  slug: short.toLowerCase(),
  name,
  lead: name.split(' ')[0] ?? '',
  last: name.split(' ').at(-1) ?? '',
  short,
  aliases,
  crest: '',
})
const teams = [
  team('Tiruppur Tamilans', 'ITT', 'IDream Tiruppur Tamizhans'),
  team('Dindigul Dragons', 'DD', 'DGD'),
]

const match = (
  status: string,
  first = 'Tiruppur Tamilans',
  second = 'Dindigul Dragons',
): Match => ({
  id: '1',
  startsAt: '2025-07-06T13:45:00Z',
  status,
  sides: [
    { name: first, innings: [] },
    { name: second, innings: [] },
  ],
})

test.each<[string, Status]>([
  [
    'Tiruppur won by 118 runs',
    { kind: 'won', winner: 0, margin: 'by 118 runs', by: 118, unit: 'runs' },
  ],
  [
    'Dindigul Dragons won by 1 wkt',
    { kind: 'won', winner: 1, margin: 'by 1 wkt', by: 1, unit: 'wickets' },
  ],
  [
    'DGD won by an innings and 20 runs',
    { kind: 'won', winner: 1, margin: 'by an innings and 20 runs', by: 20, unit: 'innings' },
  ],
  [
    'IDream Tiruppur Tamizhans won by 8 wkts (DLS method)',
    {
      kind: 'won',
      winner: 0,
      margin: 'by 8 wkts (DLS method)',
      by: 8,
      unit: 'wickets',
      method: 'DLS',
    },
  ],
  [
    'Match tied (Dindigul Dragons won the Super Over)',
    { kind: 'won', winner: 1, margin: 'the Super Over', method: 'super over' },
  ],
  [
    'Dindigul Dragons won the toss, Tiruppur Tamilans won by 5 wkts',
    { kind: 'won', winner: 0, margin: 'by 5 wkts', by: 5, unit: 'wickets' },
  ],
  ['Somebody else won by 5 wkts', { kind: 'won', margin: 'by 5 wkts', by: 5, unit: 'wickets' }],
  ['Match tied', { kind: 'tied', margin: '' }],
  ['No result', { kind: 'no result', margin: '' }],
  ['Match abandoned due to rain', { kind: 'abandoned', margin: '' }],
  ['Tiruppur Tamilans won the toss and opt to bowl', { kind: 'toss', margin: '' }],
  ['Dindigul Dragons opt to bat', { kind: 'toss', margin: '' }],
  ['Start delayed due to rain', { kind: 'delayed', margin: '' }],
  ['Match starts at Jul 09, 13:45 GMT', { kind: 'not started', margin: '' }],
  ['Tiruppur Tamilans need 20 runs in 12 balls', { kind: 'in progress', margin: '' }],
  ['Innings Break', { kind: 'in progress', margin: '' }],
  ['Dragons all the way', { kind: 'unknown', margin: '' }],
])('%s', (status, expected) => {
  expect(readStatus(match(status), teams)).toEqual(expected)
})

test.each([
  ['the longest name', 'England Lions won by 3 runs', 'Lions', 'England Lions', 1],
  ['the longest name, whoever bats first', 'England Lions won', 'England Lions', 'Lions', 0],
  ['the shorter name alone', 'Lions won by 3 runs', 'England Lions', 'Lions', 1],
  ['other spacing', 'KwaZulu-Natal won by 9 runs', 'Boland', 'KwaZulu - Natal', 1],
  ['no spacing', 'SuperGillies won by 9 runs', 'Super Gillies', 'Boland', 0],
  ['other case', 'boland WON by 9 runs', 'Super Gillies', 'Boland', 1],
  ['part of a word', 'Ostriches won by 9 runs', 'Riches', 'Boland', undefined],
  ['the same name twice', 'Lions won by 9 runs', 'Lions', 'LIONS', undefined],
])('the winner is told by %s', (_, status, first, second, winner) => {
  expect(winnerOf(match(status, first, second), teams)).toBe(winner)
})

test('the winner is told by the short name that came with the match', () => {
  const { sides, ...rest } = match('NOTTS won by 4 runs', 'Durham', 'Nottinghamshire')
  const told: Match = { ...rest, sides: [sides[0], { ...sides[1], short: 'NOTTS' }] }
  expect(winnerOf(told, teams)).toBe(1)
})

test('a match that rain ended is abandoned, not delayed', () => {
  expect(kindOf('Match abandoned due to rain (wet outfield)')).toBe('abandoned')
})
