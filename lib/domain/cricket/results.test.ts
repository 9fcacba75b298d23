import recorded from '@/tools/mocks/recorded/results.json'
import { parseResults } from './results'
import { sideScore } from './score'

const TIRUPPUR = { feedId: 861, names: ['Tiruppur Tamilans', 'IDream Tiruppur Tamizhans'] }
const NOW = Date.parse('2025-07-07T00:00:00Z')
const parse = (value: unknown, season = 2025) =>
  parseResults(value, { team: TIRUPPUR, season }, NOW)

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

function read(value: unknown, season = 2025) {
  const parsed = parse(value, season)
  if (!parsed.ok) throw new Error(parsed.reason)
  return parsed.value
}

const first = (value: unknown) => {
  const [found] = read(value)
  if (!found) throw new Error('no match was read')
  return found
}

test('the team’s match in the recorded answer is parsed completely', () => {
  expect(read(recorded, 2022)).toEqual([
    {
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
          short: 'RTW',
          innings: [{ runs: 157, wickets: 6, balls: 120 }],
        },
        {
          teamId: 861,
          name: 'IDream Tiruppur Tamizhans',
          short: 'ITT',
          innings: [{ runs: 158, wickets: 6, balls: 113 }],
        },
      ],
    },
  ])
})

test('a match of a much earlier season is left out, with the reason', () => {
  const parsed = parse(recorded)
  expect(parsed).toEqual({
    ok: false,
    reason: expect.stringContaining(
      'match 48247 6th Match: its start is not within a year of 2025',
    ),
  })
})

test('matches of other teams are skipped', () => {
  const others = { team1: { teamId: 1, teamName: 'A' }, team2: { teamId: 2, teamName: 'B' } }
  expect(read(answer(match(), match({ ...others, matchId: 2 }))).map(({ id }) => id)).toEqual(['1'])
})

test('adverts between series are skipped, and every series is parsed', () => {
  const several = {
    teamMatchesData: [
      { adDetail: { name: 'native_matches' } },
      { matchDetailsMap: { match: [match({ matchId: 1, startDate: '1719323100000' })] } },
      { adDetail: {} },
      { matchDetailsMap: { match: [match({ matchId: 2 }), { adDetail: {} }, null] } },
    ],
  }
  expect(read(several).map(({ id }) => id)).toEqual(['2', '1'])
})

test('missing runs and wickets are zero', () => {
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

test('a status is trimmed and otherwise unchanged', () => {
  const { status } = first(answer(match({ status: ' No result \n ' })))
  const escaped = 'A&amp;B won, &quot;4&quot;&nbsp;wkts &lt;b&gt; &#39;D&apos; &amp;lt; &unknown;'
  expect(first(answer(match({ status: escaped }))).status).toBe(
    `A&B won, "4" wkts <b> 'D' &lt; &unknown;`,
  )
  expect(status).toBe('No result')
})

const scored = { team1Score: { inngs1: { inningsId: 1, runs: 40, wickets: 1, overs: 5 } } }
const LATER = String(Date.parse('2025-07-09T13:45:00Z'))

test.each([
  ['is in preview', { state: 'Preview' }],
  ['is upcoming', { state: 'upcoming' }],
  ['has its toss', { state: 'Toss' }],
  ['has no state and says when it starts', { state: undefined, status: 'Match starts at Jul 09' }],
  ['has only been tossed for', { state: 'In Progress', status: 'Tamizhans won the toss' }],
  ['is delayed', { state: 'Delay', status: 'Start delayed due to rain', startDate: LATER }],
  ['lies ahead', { state: undefined, status: 'Jul 09, 19:15', startDate: LATER }],
])('a match that %s has not started', (_, info) => {
  expect(parse(answer(match(info)))).toEqual({
    ok: false,
    reason: expect.stringContaining('match 1 6th Match: it has not started'),
  })
})

test('a start that is delayed when its time has come is told', () => {
  const status = 'Start delayed due to rain'
  expect(first(answer(match({ state: 'Delay', status })))).toMatchObject({ status, isLive: true })
})

test('a live match has its score', () => {
  const status = 'IDream Tiruppur Tamizhans won the toss and opt to bowl'
  expect(first(answer(match({ state: 'In Progress', status }, scored)))).toMatchObject({
    status,
    isLive: true,
  })
})

test.each([
  ['a team', { team1: {} }, 'no two teams'],
  ['a start', { startDate: undefined }, 'its start is not within a year of 2025'],
  ['a start of its season', { startDate: String(Date.UTC(2099, 5)) }, 'its start is not'],
  ['a start in the calendar', { startDate: '99999999999999999' }, 'its start is not'],
  ['a status or a score', { status: ' ' }, 'neither a status nor a score'],
])('a match without %s is left out, with the reason', (_, gap, reason) => {
  expect(parse(answer(match(gap)))).toEqual({ ok: false, reason: expect.stringContaining(reason) })
  expect(parse(answer(match(gap), match({ matchId: 2 })))).toEqual({
    ok: true,
    value: [expect.objectContaining({ id: '2' })],
    dropped: [expect.stringContaining(reason)],
  })
})

test.each([
  ['eleven wickets', { runs: 90, wickets: 11, overs: 12 }, 'a score of 90/11'],
  ['1,000 runs', { runs: 1000, wickets: 3, overs: 20 }, 'a score of 1000/3'],
  ['more than twenty overs', { runs: 250, wickets: 6, overs: 50 }, '50 overs in an innings'],
])('an innings of %s is left out, with the reason', (_, inngs1, reason) => {
  const parsed = parse(answer(match({}, { team1Score: { inngs1 } })))
  expect(parsed).toMatchObject({ ok: true, dropped: [`match 1 6th Match: ${reason}`] })
  expect(read(answer(match({}, { team1Score: { inngs1 } })))[0]?.sides.map(sideScore)).toEqual([
    '',
    '',
  ])
})

test('an empty innings is not a score', () => {
  const { sides } = first(
    answer(match({}, { team1Score: { inngs1: {} }, team2Score: { inngs1: { inningsId: 2 } } })),
  )
  expect(sides.map(sideScore)).toEqual(['', ''])
})

test('a long status is kept completely', () => {
  const status = `${'Play was held up by rain more than once. '.repeat(5)}IDream Tiruppur Tamizhans won by 4 wkts`
  expect(first(answer(match({ status }))).status).toBe(status)
})

test('a duplicate match is returned once', () => {
  expect(read(answer(match(), match()))).toHaveLength(1)
  expect(read(answer(match(), match({ matchId: 2 })))).toHaveLength(1)
})

test.each([1, 2])('of duplicates the one that has ended is kept, at place %d', (place) => {
  const live = match({ state: 'In Progress', status: 'Tamizhans need 20 runs' }, scored)
  const records = place === 1 ? [match(), live] : [live, match()]
  const found = read(answer(...records))
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ status: 'IDream Tiruppur Tamizhans won by 4 wkts' })
})

test('a refusal has the service’s own message', () => {
  expect(parse({ message: 'You are not subscribed to this API.' })).toEqual({
    ok: false,
    reason: 'You are not subscribed to this API.',
  })
})

test.each([[null], ['<html>'], [[]], [{}], [{ teamMatchesData: {} }], [{ teamMatchesData: [] }]])(
  '%j is a reason, not an error',
  (nonsense) => {
    expect(parse(nonsense).ok).toBe(false)
  },
)

test.each([
  ['runs', { runs: null, wickets: 3, overs: 20 }],
  ['wickets', { runs: 120, wickets: null, overs: 20 }],
  ['runs and wickets', { runs: null, wickets: null, overs: 12.3 }],
])('%s that are null are unknown, not zero', (_, inngs1) => {
  const found = first(answer(match({}, { team1Score: { inngs1: { ...inngs1, inningsId: 1 } } })))
  expect(found.sides[0]).toMatchObject({ innings: [], isUnread: true })
})

test('a score without any figure is ignored', () => {
  const inngs1 = { runs: null, wickets: null, overs: null, inningsId: 1 }
  const found = first(answer(match({}, { team1Score: { inngs1 } })))
  expect(found.sides[0]).not.toHaveProperty('isUnread')
})
