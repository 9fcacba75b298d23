/** @jest-environment node */
import recorded from '@/services/recorded/results.json'
import { createFeed, type Feed } from './feed'
import { resultsCall } from './results'
import { tableCall } from './table'

const SOURCE = { url: 'https://feed.example', host: 'feed.host', key: 'public-key' }
const FEED_QUERY = {
  team: { feedId: 861, names: ['Tiruppur Tamilans'] },
  seriesId: 9866,
  season: 2022,
}
const DAY = 24 * 60 * 60 * 1000
const TABLE = {
  pointsTable: [{ pointsTableInfo: [{ teamId: 861, teamFullName: 'Tiruppur', matchesPlayed: 1 }] }],
}

const fetched = jest.spyOn(globalThis, 'fetch')
const askResults = (feed: Feed) => feed.ask(SOURCE, resultsCall(FEED_QUERY))
const askTable = (feed: Feed) => feed.ask(SOURCE, tableCall(FEED_QUERY), DAY)
const answer = (body: unknown, status = 200) =>
  Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))

beforeEach(() => fetched.mockReset())
afterEach(() => jest.useRealTimers())

test('the calls carry the specified headers', async () => {
  fetched.mockImplementation(() => answer(recorded))
  await askResults(createFeed())
  expect(fetched).toHaveBeenCalledWith(
    'https://feed.example/teams/v1/861/results',
    expect.objectContaining({
      headers: {
        Accept: 'application/json',
        'X-RapidAPI-Host': 'feed.host',
        'X-RapidAPI-Key': 'public-key',
      },
    }),
  )
})

test('a source without a key is asked without one', async () => {
  fetched.mockImplementation(() => answer(recorded))
  await createFeed().ask({ url: SOURCE.url }, resultsCall(FEED_QUERY))
  expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({ Accept: 'application/json' })
})

test('only the team’s own matches come back', async () => {
  fetched.mockImplementation(() => answer(recorded))
  const parsed = await askResults(createFeed())
  expect(parsed).toMatchObject({ ok: true, value: [{ id: '48247' }] })
})

test('two askers share one request', async () => {
  fetched.mockImplementation(() => answer(recorded))
  const feed = createFeed()
  await Promise.all([askResults(feed), askResults(feed)])
  expect(fetched).toHaveBeenCalledTimes(1)
  await askResults(feed)
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('a table is remembered for as long as the site says', async () => {
  fetched.mockImplementation(() => answer(TABLE))
  let now = 0
  const feed = createFeed(() => now)
  await askTable(feed)
  now = DAY - 1
  await askTable(feed)
  expect(fetched).toHaveBeenCalledTimes(1)
  now += 1
  await askTable(feed)
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('a table that failed is asked for again', async () => {
  fetched.mockImplementationOnce(() => answer({ message: 'later' }, 429))
  fetched.mockImplementationOnce(() => answer(TABLE))
  const feed = createFeed()
  expect((await askTable(feed)).ok).toBe(false)
  expect((await askTable(feed)).ok).toBe(true)
})

test('a refusal carries the service’s own message', async () => {
  const message = 'You have exceeded the MONTHLY quota'
  fetched.mockImplementation(() => answer({ message }, 429))
  expect(await askResults(createFeed())).toEqual({
    ok: false,
    reason: expect.stringContaining(message),
  })
})

test.each([
  ['a page instead of data', () => answer('<!doctype html>')],
  ['no body', () => Promise.resolve(new Response(null, { status: 204 }))],
  ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
  ['a body without end', () => answer(' '.repeat(1_000_001))],
  ['another team’s matches', () => answer({ teamMatchesData: [] })],
])('%s is a reason, not an error', async (_, reply) => {
  fetched.mockImplementation(reply)
  const parsed = await askResults(createFeed())
  expect(parsed).toEqual({ ok: false, reason: expect.stringMatching(/./) })
})

test('an answer that does not come ends after ten seconds', async () => {
  jest.useFakeTimers()
  fetched.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      }),
  )
  const asking = askResults(createFeed())
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await asking).toEqual({ ok: false, reason: 'no answer in time' })
})
