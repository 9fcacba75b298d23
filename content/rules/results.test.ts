/** @jest-environment node */
import { resultsAgree } from './results'

const teams = {
  'cricket/teams/tiruppur-tamilans.json': {
    ...{ slug: 'tiruppur-tamilans', name: 'IDream Tiruppur Tamizhans', short: 'TT' },
    ...{ lead: 'Tiruppur', last: 'Tamilans', crest: 'x' },
  },
  'cricket/teams/lions.json': {
    ...{
      slug: 'lions',
      name: 'Salem Lions',
      lead: 'Salem',
      last: 'Lions',
      short: 'SL',
      crest: 'x',
    },
  },
}
const fixture = {
  ...{ slug: 'match-3', title: 'Match 3', startsAt: '2030-06-08T19:15:00+05:30' },
  ...{
    teams: ['lions', 'tiruppur-tamilans'],
    ground: 'salem',
    sequence: 0,
    changedOn: '2030-01-01',
  },
}
const result = {
  ...{ slug: 'match-3', title: 'Match 3', stage: 'league', startsAt: '2030-06-08T13:45:00Z' },
  sides: [
    { team: 'tiruppur-tamilans', score: '180/4', overs: 20 },
    { team: 'lions', score: '120', overs: 18.2 },
  ],
  ...{ status: 'Tiruppur won by 60 runs', ground: 'salem' },
}

/** What the rule says of a result, the fixture beside it, or without one. */
const saidOf = (change: object, file = 'match-3', beside: object = fixture) =>
  resultsAgree({
    english: {
      ...teams,
      'cricket/seasons/2030/fixtures/match-3.json': beside,
      [`cricket/seasons/2030/results/${file}.json`]: { ...result, ...change },
    },
    tamil: {},
  }).map(({ path, why, write }) => `${path.join('.')}: ${why} ${write}`)

const chased = [
  { team: 'lions', score: '120/6', overs: 20 },
  { team: 'tiruppur-tamilans', score: '121/3', overs: 15 },
]
const tied = [
  { team: 'lions', score: '120/6', overs: 20 },
  { team: 'tiruppur-tamilans', score: '120/8', overs: 20 },
]

test.each([
  ['by runs', {}],
  ['by another name of the winner', { status: 'IDream Tiruppur Tamizhans won by 60 runs' }],
  ['by wickets', { sides: chased, status: 'Tiruppur won by 7 wickets' }],
  ['by the rain rule', { status: 'Salem won by 3 runs (DLS method)' }],
  ['as a tie', { sides: tied, status: 'Match tied' }],
  ['by a super over', { sides: tied, status: 'Match tied (Salem won the Super Over)' }],
  ['without play', { sides: tied.map(({ team }) => ({ team })), status: 'Match abandoned' }],
  ['without a result', { status: 'No result' }],
])('a match may end %s', (_, change) => {
  expect(saidOf(change)).toEqual([])
})

test.each([
  [
    'another margin',
    { status: 'Tiruppur won by 6 runs' },
    /status: By the score .* by 60 runs\. Write/,
  ],
  ['another unit', { status: 'Tiruppur won by 6 wickets' }, /status: By the score .* by 60 runs/],
  [
    'another winner',
    { status: 'Salem won by 60 runs' },
    /Write "IDream Tiruppur Tamizhans won by 60/,
  ],
  [
    'a team that did not play',
    { status: 'Chepauk won by 60 runs' },
    /names neither of the two teams/,
  ],
  ['a tie', { status: 'Match tied' }, /The score is no tie.* Write "IDream Tiruppur/],
  [
    'nothing of the end',
    { status: 'Tiruppur opt to bat' },
    /how it ended\. Write "IDream Tiruppur/,
  ],
  [
    'a win where the score is a tie',
    { sides: tied, status: 'Tiruppur won by 0 runs' },
    /Match tied/,
  ],
])('words that say %s are refused, with those that fit the score', (_, change, said) => {
  expect(saidOf(change)).toEqual([expect.stringMatching(said)])
})

test.each([
  ['startsAt', { startsAt: '2030-06-09T19:15:00+05:30' }, 'Write "2030-06-08T19:15:00+05:30".'],
  ['ground', { ground: 'chennai' }, 'Write "salem".'],
  [
    'sides',
    { sides: [{ team: 'lions' }, { team: 'bears' }], status: 'No result' },
    'Write "lions" and',
  ],
])('a result that differs from its fixture by its %s is refused', (field, change, write) => {
  expect(saidOf(change)).toEqual([expect.stringContaining(write)])
  expect(saidOf(change)[0]).toMatch(`${field}: The fixture (cricket/seasons/2030/fixtures/match-3`)
})

test('a result under another name than its fixture is refused: the fixture would stay open', () => {
  expect(saidOf({ slug: 'match3' }, 'match3')).toEqual([
    'slug: Match 3 was announced as "match-3", and would stay without a result. Write "match-3", and name the file so.',
  ])
  expect(
    saidOf({ slug: 'final', title: 'Final', startsAt: '2030-07-06T13:45:00Z' }, 'final'),
  ).toEqual([])
})
