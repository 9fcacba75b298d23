import fc from 'fast-check'
import recordedTable from '@/tools/mocks/recorded/points-table.json'
import recordedResults from '@/tools/mocks/recorded/results.json'
import type { FeedMatch, FeedStanding } from './feed-types'
import { parseResults } from './results'
import { netRunRateText, oversText, sideScore } from './score'
import { parseTable } from './table'
import { momentText } from './time'

/** No answer of the service may throw, or show a missing value such as "undefined". */
const TIRUPPUR = { feedId: 861, names: ['IDream Tiruppur Tamizhans'] }
const NOW = Date.parse('2025-07-07T00:00:00Z')
const HOLE = /undefined|NaN|null|\[object|Infinity|Invalid/

const json = fc.jsonValue({ maxDepth: 5 })
/** A value of a wrong type, or none. */
const odd = fc.oneof(
  json,
  fc.constantFrom(undefined, null, '', ' ', 'NaN', 'undefined', -1, 0, 19.6, 1e9, '12', [], {}),
)

const innings = fc.record(
  { inningsId: odd, runs: odd, wickets: odd, overs: odd, isDeclared: odd },
  { requiredKeys: [] },
)
const side = fc.record(
  { inngs1: fc.oneof(innings, odd), inngs2: fc.oneof(innings, odd) },
  { requiredKeys: [] },
)
const team = fc.record(
  { teamId: fc.oneof(fc.constant(861), odd), teamName: fc.oneof(odd, fc.string()), teamSName: odd },
  { requiredKeys: [] },
)
const start = fc.oneof(fc.constant('1751809500000'), fc.integer(), odd)
const match = fc.record(
  {
    matchInfo: fc.record(
      {
        matchId: odd,
        matchDesc: odd,
        startDate: start,
        state: odd,
        status: fc.oneof(odd, fc.string()),
        team1: team,
        team2: team,
        venueInfo: fc.oneof(odd, fc.record({ ground: odd, city: odd })),
      },
      { requiredKeys: ['startDate', 'team1', 'team2'] },
    ),
    matchScore: fc.oneof(
      fc.record({ team1Score: side, team2Score: side }, { requiredKeys: [] }),
      odd,
    ),
  },
  { requiredKeys: ['matchInfo'] },
)
const results = fc.record({
  teamMatchesData: fc.array(
    fc.oneof(
      odd,
      fc.record({ matchDetailsMap: fc.record({ match: fc.array(fc.oneof(match, odd)) }) }),
    ),
  ),
})

const row = fc.record(
  {
    teamId: fc.oneof(fc.constant(861), odd),
    teamFullName: fc.oneof(fc.string(), odd),
    matchesPlayed: odd,
    matchesWon: odd,
    matchesLost: odd,
    noRes: odd,
    points: odd,
    nrr: odd,
    form: odd,
  },
  { requiredKeys: ['teamFullName'] },
)
const table = fc.record({
  pointsTable: fc.array(
    fc.oneof(odd, fc.record({ pointsTableInfo: fc.array(fc.oneof(row, odd)) })),
  ),
})

function shown(match: FeedMatch): string {
  const sides = match.sides.map((each) => {
    const overs = each.innings.map(({ balls }) => (balls === undefined ? '' : oversText(balls)))
    return [sideScore(each), ...overs].join(' ')
  })
  return [momentText(match.startsAt), ...sides].join('\n')
}

function shownRow({ played, won, lost, points, netRunRate }: FeedStanding): string {
  const rate = netRunRate === undefined ? '' : netRunRateText(netRunRate)
  return [played, won, lost, points, rate].join(' ')
}

function holdsUp(answer: unknown) {
  const parsed = parseResults(answer, { team: TIRUPPUR, season: 2025 }, NOW)
  if (parsed.ok) {
    for (const found of parsed.value) {
      expect(shown(found)).not.toMatch(HOLE)
      expect(found.sides.every(({ name }) => name.trim() !== '')).toBe(true)
      expect(found.status !== '' || found.sides.some((each) => sideScore(each) !== '')).toBe(true)
    }
  } else {
    expect(parsed.reason).not.toBe('')
  }

  const read = parseTable(answer, TIRUPPUR)
  if (read.ok) {
    for (const found of read.value) {
      expect(found.name.trim()).not.toBe('')
      expect(shownRow(found)).not.toMatch(HOLE)
      expect(found.won + found.lost).toBeLessThanOrEqual(found.played)
      expect(found.played).toBeLessThanOrEqual(20)
    }
  } else {
    expect(read.reason).not.toBe('')
  }
}

test('an answer of any shape is parsed without missing values', () => {
  fc.assert(fc.property(fc.anything(), holdsUp))
})

test('a match id that is not a number is quoted in the reason', () => {
  const matchInfo = { matchId: [{ toString: {} }], startDate: 0, team1: {}, team2: {} }
  const answer = { teamMatchesData: [{ matchDetailsMap: { match: [{ matchInfo }] } }] }
  const parsed = parseResults(answer, { team: TIRUPPUR, season: 2025 }, NOW)
  expect(parsed).toMatchObject({ ok: false, reason: expect.stringContaining('"toString"') })
})

test('an answer of nearly the right shape is parsed without missing values', () => {
  fc.assert(fc.property(results, holdsUp), { numRuns: 500 })
  fc.assert(fc.property(table, holdsUp), { numRuns: 500 })
})

/** The paths of all values that can be replaced. */
function placesOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, each]) => placesOf(each, [...path, key]))]
}

function replaceAt(value: unknown, path: readonly string[], replacement: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return replacement
  if (Array.isArray(value)) {
    return value.map((each, index) =>
      String(index) === key ? replaceAt(each, rest, replacement) : each,
    )
  }
  const fields = value as Record<string, unknown>
  return { ...fields, [key]: replaceAt(fields[key], rest, replacement) }
}

test.each([
  ['results', recordedResults],
  ['points table', recordedTable],
])('the recorded %s with one value replaced has no missing values', (_, recorded) => {
  const places = placesOf(recorded)
  fc.assert(
    fc.property(fc.nat(places.length - 1), odd, (index, bent) => {
      holdsUp(replaceAt(recorded, places[index] ?? [], bent))
    }),
    { numRuns: 500 },
  )
})
