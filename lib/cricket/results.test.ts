import recorded from '@/services/recorded/results.json'
import { matchesOfTeam, parseResults } from './results'
import { sideScore } from './score'

const TIRUPPUR = { feedId: 861, names: ['Tiruppur Tamilans', 'IDream Tiruppur Tamizhans'] }

type Entry = Record<string, unknown>

const match = (info: Entry = {}, score?: Entry): Entry => ({
  matchInfo: {
    matchId: 1,
    seriesId: 9866,
    matchDesc: '6th Match',
    startDate: '1751809500000',
    state: 'Complete',
    status: 'IDream Tiruppur Tamizhans won by 4 wkts',
    team1: { teamId: 410, teamName: 'Trichy Grand Cholas' },
    team2: { teamId: 861, teamName: 'IDream Tiruppur Tamizhans' },
    venueInfo: { ground: 'NPR College Ground', city: 'Dindigul' },
    ...info,
  },
  ...(score && { matchScore: score }),
})

const answer = (...matches: readonly Entry[]) => ({
  teamMatchesData: [{ matchDetailsMap: { key: 'TNPL', seriesId: 9866, match: matches } }],
})

function read(value: unknown) {
  const parsed = parseResults(value)
  if (!parsed.ok) throw new Error(parsed.reason)
  return parsed.value
}

const first = (value: unknown) => {
  const [found] = read(value)
  if (!found) throw new Error('no match was read')
  return found
}

test('the recorded answer holds six matches, newest first', () => {
  const matches = read(recorded)
  expect(matches).toHaveLength(6)
  expect(matches.map(({ title }) => title)).toEqual([
    '6th Match',
    '5th Match',
    '4th Match',
    '3rd Match',
    '2nd Match',
    '1st Match',
  ])
  expect(matches[0]).toEqual({
    id: '48247',
    title: '6th Match',
    seriesId: 4184,
    startsAt: '2022-06-27T13:45:00.000Z',
    status: 'IDream Tiruppur Tamizhans won by 4 wkts',
    ground: 'Indian Cement Company Ground',
    city: 'Tirunelveli',
    sides: [
      {
        teamId: 410,
        name: 'Ruby Trichy Warriors',
        innings: [{ runs: 157, wickets: 6, balls: 120 }],
      },
      {
        teamId: 861,
        name: 'IDream Tiruppur Tamizhans',
        innings: [{ runs: 158, wickets: 6, balls: 113 }],
      },
    ],
  })
})

test('a super over is passed through in the scorer’s words', () => {
  expect(read(recorded).at(-1)?.status).toBe('Match tied (Nellai Royal Kings won the super over)')
})

test('only the team’s own matches are kept, by number before name', () => {
  const own = matchesOfTeam(read(recorded), TIRUPPUR)
  expect(own.map(({ id }) => id)).toEqual(['48247'])
})

test('adverts between series are passed over and every series is read', () => {
  const several = {
    teamMatchesData: [
      { adDetail: { name: 'native_matches' } },
      { matchDetailsMap: { match: [match({ matchId: 1, startDate: '1656337500000' })] } },
      { adDetail: {} },
      { matchDetailsMap: { match: [match({ matchId: 2 }), { adDetail: {} }, null] } },
    ],
  }
  expect(read(several).map(({ id }) => id)).toEqual(['2', '1'])
})

test('runs and wickets that are left out are zero', () => {
  const { sides } = first(
    answer(match({}, { team1Score: { inngs1: { inningsId: 1, overs: 0.3 } } })),
  )
  expect(sides.map(sideScore)).toEqual(['0/0', ''])
})

test('a side without a score keeps its name, also in a match that was won', () => {
  const { sides } = first(
    answer(match({}, { team2Score: { inngs1: { inningsId: 2, runs: 80, wickets: 2, overs: 9 } } })),
  )
  expect(sides.map(({ name }) => name)).toEqual([
    'IDream Tiruppur Tamizhans',
    'Trichy Grand Cholas',
  ])
  expect(sides.map(sideScore)).toEqual(['80/2', ''])
})

test('the side that batted first comes first, whichever the feed names first', () => {
  const { sides } = first(
    answer(
      match(
        {},
        {
          team1Score: { inngs1: { inningsId: 2, runs: 123, wickets: 10, overs: 16.1 } },
          team2Score: { inngs1: { inningsId: 1, runs: 202, wickets: 5, overs: 19.6 } },
        },
      ),
    ),
  )
  expect(sides.map(sideScore)).toEqual(['202/5', '123'])
})

test('an abandoned match has its status and no score', () => {
  const found = first(answer(match({ state: 'Abandon', status: 'Match abandoned without toss' })))
  expect(found.status).toBe('Match abandoned without toss')
  expect(found.sides.every(({ innings }) => innings.length === 0)).toBe(true)
})

test('a status is trimmed and otherwise left alone', () => {
  const { status } = first(answer(match({ status: ' No result \n ' })))
  expect(status).toBe('No result')
})

test.each(['Preview', 'Upcoming', 'Toss', 'upcoming'])(
  'a match in state %s is no result',
  (state) => {
    expect(parseResults(answer(match({ state }))).ok).toBe(false)
  },
)

test.each([
  ['a team', { team1: {} }],
  ['a start', { startDate: undefined }],
  ['a believable start', { startDate: '99999999999999999' }],
])('an entry without %s is passed over', (_, gap) => {
  expect(parseResults(answer(match(gap))).ok).toBe(false)
})

test('a match that is told twice is shown once', () => {
  expect(read(answer(match(), match()))).toHaveLength(1)
})

test('a refusal gives the service’s own message', () => {
  expect(parseResults({ message: 'You are not subscribed to this API.' })).toEqual({
    ok: false,
    reason: 'You are not subscribed to this API.',
  })
})

test.each([[null], ['<html>'], [[]], [{}], [{ teamMatchesData: {} }], [{ teamMatchesData: [] }]])(
  '%j is a reason, not an error',
  (nonsense) => {
    expect(parseResults(nonsense).ok).toBe(false)
  },
)
