import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from '@/tools/check/jest/folder'
import { TSX } from '../build/tsx.mjs'
import { startLocalServices } from '../mocks/local'
import { loadCalls, readSource, takeSnapshot } from './content-cricket'

const OLD = '{"takenAt":null,"results":[],"standings":[]}'
const TABLE = {
  pointsTable: [
    {
      pointsTableInfo: [
        { teamId: 861, teamFullName: 'IDream Tiruppur Tamizhans', matchesPlayed: 7, matchesWon: 5 },
      ],
    },
  ],
}
const match = (matchId: number, info = {}) => ({
  matchInfo: {
    matchId,
    matchDesc: 'Final',
    startDate: String(Date.parse('2025-07-06T13:45:00Z')),
    state: 'Complete',
    status: 'IDream Tiruppur Tamizhans won by 118 runs',
    team1: { teamId: 861, teamName: 'IDream Tiruppur Tamizhans' },
    team2: { teamId: 371, teamName: 'Dindigul Dragons' },
    ...info,
  },
})
const RESULTS = {
  teamMatchesData: [
    { matchDetailsMap: { match: [match(11), match(12, { startDate: '1656337500000' })] } },
  ],
}
const folder = temporaryFolder()
const file = path.join(folder, 'snapshot.json')

let services: Awaited<ReturnType<typeof startLocalServices>>
let calls: Awaited<ReturnType<typeof loadCalls>>

beforeAll(async () => {
  services = await startLocalServices()
  calls = await loadCalls()
})
afterAll(() => services.close())
beforeEach(async () => {
  writeFileSync(file, OLD)
  await control('reset', {})
})

const control = (action: string, body: object) =>
  fetch(`${services.url}/_control/${action}`, { method: 'POST', body: JSON.stringify(body) })
const plan = (given: object) => control('fail', { service: 'feed', ...given })
const goodTable = () => plan({ path: 'points-table', body: TABLE })
const goodResults = () => plan({ path: 'results', body: RESULTS })
const take = (
  key = 'secret',
  errorsWith: Parameters<typeof takeSnapshot>[0]['errorsWith'] = async () => [],
) =>
  takeSnapshot({
    source: { url: `${services.url}/feed`, host: 'feed.host', key },
    calls,
    file,
    now: new Date('2025-07-06T17:15:00Z'),
    errorsWith,
  })
const written = () => JSON.parse(readFileSync(file, 'utf8'))

test('a valid answer becomes a snapshot with its time', async () => {
  await goodTable()
  await goodResults()
  const { dropped } = await take()
  expect(dropped).toEqual(['match 12 Final: its start is not within a year of 2025'])
  const { takenAt, results, standings } = written()
  assert.equal(takenAt, '2025-07-06T17:15:00.000Z')
  expect(results.map(({ id }: { id: string }) => id)).toEqual(['11'])
  assert.equal(standings[0].won, 5)
  expect(readdirSync(folder)).toEqual(['snapshot.json'])
})

test('a snapshot that content validation refuses leaves the old one', async () => {
  await goodTable()
  await goodResults()
  const error = {
    file: 'content/en/cricket/snapshot.json',
    message: 'results is wrong. Write results.',
  }
  const before = readFileSync(file, 'utf8')
  await assert.rejects(
    take('secret', async () => [error]),
    /content\/en\/cricket\/snapshot\.json\n {2}results is wrong\. Write results\./,
  )
  assert.equal(readFileSync(file, 'utf8'), before)
})

test('the key and host travel as the specified headers', async () => {
  await goodTable()
  await goodResults()
  await take()
  const received = await (await fetch(`${services.url}/_control/received?service=feed`)).json()
  assert.equal(received.length, 2)
  for (const { fields } of received) assert.ok(fields.hasKey && fields.host === 'feed.host')
})

for (const [name, given, message] of [
  ['401', { status: 401, body: { message: 'Invalid API key.' } }, /401.*Invalid API key\./],
  [
    '403',
    { status: 403, body: { message: 'You are not subscribed to this API.' } },
    /not subscribed/,
  ],
  [
    '429',
    { status: 429, body: { message: 'You have exceeded the MONTHLY quota' } },
    /MONTHLY quota/,
  ],
  ['a 204', { status: 204 }, /results: /],
  ['a page', { body: '<!doctype html>' }, /results: /],
  ['an empty list', { body: { teamMatchesData: [] } }, /no readable match/],
  ['a dropped line', { drop: true }, /results: /],
  ['endless data', { hugeBytes: 2_000_000 }, /too long/],
] as const) {
  test(`${name} leaves the old snapshot and reports the reason`, async () => {
    await goodTable()
    await plan({ path: 'results', ...given })
    await assert.rejects(take(), message)
    assert.equal(readFileSync(file, 'utf8'), OLD)
  })
}

test('the table of another league is refused, even with valid results', async () => {
  await assert.rejects(take(), /points table does not hold the team/)
  assert.equal(readFileSync(file, 'utf8'), OLD)
})

test('the error of a missing key says where to get one', () => {
  assert.throws(() => readSource({}), /CRICKET_FEED_KEY.*RapidAPI/)
  expect(readSource({ CRICKET_FEED_KEY: 'k' })).toEqual({
    url: 'https://cricbuzz-cricket.p.rapidapi.com',
    host: 'cricbuzz-cricket.p.rapidapi.com',
    key: 'k',
  })
})

test('the command itself fails without changing the site’s snapshot', async () => {
  const snapshot = new URL('../../content/en/cricket/snapshot.json', import.meta.url)
  const kept = readFileSync(snapshot, 'utf8')
  await plan({ path: 'results', status: 429, body: { message: 'You have exceeded the quota' } })
  const script = new URL('./content-cricket.ts', import.meta.url).pathname
  const env = { ...process.env, CRICKET_FEED_URL: `${services.url}/feed`, CRICKET_FEED_KEY: 'k' }
  await assert.rejects(promisify(execFile)(process.execPath, [...TSX, script], { env }), {
    code: 1,
    stderr: /You have exceeded the quota/,
  })
  assert.equal(readFileSync(snapshot, 'utf8'), kept)
})
