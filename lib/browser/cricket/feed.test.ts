import type { FeedCall, FeedStanding } from '@/lib/domain/cricket/feed-types'
import { resultsCall } from '@/lib/domain/cricket/results'
import { playedIn, tableCall } from '@/lib/domain/cricket/table'
import recorded from '@/tools/mocks/recorded/results.json'
import { createFeed, type Feed } from './feed'

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

test('a source without a key is requested without one', async () => {
  fetched.mockImplementation(() => answer(recorded))
  await createFeed().ask({ url: SOURCE.url }, resultsCall(FEED_QUERY))
  expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({ Accept: 'application/json' })
})

test('two simultaneous calls share one request', async () => {
  fetched.mockImplementation(() => answer(recorded))
  const feed = createFeed()
  await Promise.all([askResults(feed), askResults(feed)])
  expect(fetched).toHaveBeenCalledTimes(1)
  await askResults(feed)
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('a table is cached for the given time', async () => {
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

test('an answer with less data than the last one is accepted only after a day', async () => {
  const tableAfter = (matchesPlayed: number) => ({
    pointsTable: [{ pointsTableInfo: [{ teamId: 861, teamFullName: 'Tiruppur', matchesPlayed }] }],
  })
  fetched.mockImplementationOnce(() => answer(tableAfter(2)))
  fetched.mockImplementation(() => answer(tableAfter(1)))
  const call: FeedCall<readonly FeedStanding[]> = {
    ...tableCall(FEED_QUERY),
    isAsNew: (fresh, shown = []) => playedIn(fresh) >= playedIn(shown),
  }
  let now = 0
  const feed = createFeed(() => now)
  await feed.ask(SOURCE, call)
  now = DAY - 1
  expect(await feed.ask(SOURCE, call)).toMatchObject({ ok: true, at: 0 })
  now += 1
  expect(await feed.ask(SOURCE, call)).toMatchObject({ ok: true, at: DAY })
})

/** A fake storage; with `broken` it throws like a blocked or full one. */
function storage(broken?: 'reading' | 'writing') {
  const held = new Map<string, string>()
  const refuse = () => {
    throw new Error('refused')
  }
  return {
    held,
    getItem: broken === 'reading' ? refuse : (key: string) => held.get(key) ?? null,
    setItem:
      broken === undefined ? (key: string, value: string) => void held.set(key, value) : refuse,
  }
}

function withStorage(store: ReturnType<typeof storage> | undefined) {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: store })
}
afterEach(() => withStorage(undefined))

test('three pages send one request for the table and one for the results', async () => {
  withStorage(storage())
  fetched.mockImplementation((url) =>
    answer(String(url).includes('points-table') ? TABLE : recorded),
  )
  for (const at of [0, 1000, 2000]) {
    const feed = createFeed(() => at)
    const results = await Promise.all([
      feed.ask(SOURCE, resultsCall(FEED_QUERY), DAY),
      askTable(feed),
    ])
    expect(results).toMatchObject([
      { ok: true, at: 0, value: [{ id: '48247' }] },
      { ok: true, at: 0, value: [{ name: 'Tiruppur' }] },
    ])
  }
  expect(fetched).toHaveBeenCalledTimes(2)
})

test.each([
  ['an unusable answer', { pointsTable: [] }, 200],
  ['a page instead of data', '<!doctype html>', 200],
  ['a body without end', ' '.repeat(1_000_001), 200],
  ['a spent quota', { message: 'later' }, 429],
  ['a refused key', { message: 'not subscribed' }, 403],
  ['an error of the server', 'Internal Server Error', 500],
  ['an empty refusal', '', 503],
  ['a network failure', undefined, 0],
])(
  'after %s all pages wait a minute, then twice as long each time, up to ten',
  async (_, body, status) => {
    withStorage(storage())
    fetched.mockImplementation(() =>
      status ? answer(body, status) : Promise.reject(new TypeError('Failed to fetch')),
    )
    const asked: number[] = []
    for (let minute = 0; minute <= 36; minute += 1) {
      expect((await askTable(createFeed(() => minute * 60_000))).ok).toBe(false)
      if (fetched.mock.calls.length > asked.length) asked.push(minute)
    }
    expect(asked).toEqual([0, 1, 3, 7, 15, 25, 35])
    fetched.mockImplementation(() => answer(TABLE))
    for (const minute of [45, 46]) {
      expect((await askTable(createFeed(() => minute * 60_000))).ok).toBe(true)
    }
    expect(fetched).toHaveBeenCalledTimes(8)
  },
)

test.each([
  ['a refusal', { message: 'later' }, 429],
  ['another shape', { pointsTable: 7 }, 200],
  ['a table without the team', { pointsTable: [] }, 200],
  ['a page', '<!doctype html>', 200],
])('after %s the last good answer is returned, with its own time', async (_, body, status) => {
  withStorage(storage())
  fetched.mockImplementationOnce(() => answer(TABLE))
  fetched.mockImplementation(() => answer(body, status))
  await askTable(createFeed(() => 0))
  for (const at of [DAY, DAY + 1000, 3 * DAY]) {
    expect(await askTable(createFeed(() => at))).toMatchObject({ ok: true, at: 0 })
  }
})

test.each([
  ['is switched off', undefined],
  ['cannot be read', storage('reading')],
  ['is full', storage('writing')],
])('storage that %s only causes one more request', async (_, store) => {
  withStorage(store)
  fetched.mockImplementation(() => answer(TABLE))
  const feed = createFeed(() => 0)
  for (const each of [feed, feed, createFeed(() => 0)]) {
    expect((await askTable(each)).ok).toBe(true)
  }
  expect(fetched).toHaveBeenCalledTimes(2)
})

test.each([
  ...['', 'null', '7', '"text"', '[]', '{}', '{"heardAt":', '{"heardAt":"0"}', '{"heardAt":null}'],
  JSON.stringify({ heardAt: 0, at: 0 }),
  JSON.stringify({ heardAt: 0, at: 0, answer: 'garbled' }),
  JSON.stringify({ heardAt: 0, at: 0, answer: { pointsTable: [{ pointsTableInfo: [{}] }] } }),
  JSON.stringify({ heardAt: 2 * DAY, at: 2 * DAY, answer: TABLE }),
])('a stored value of %s is ignored', async (text) => {
  const store = storage()
  withStorage(store)
  fetched.mockImplementation(() => answer(TABLE))
  await askTable(createFeed(() => 0))
  for (const key of store.held.keys()) store.held.set(key, text)
  expect(await askTable(createFeed(() => 60_000))).toMatchObject({ ok: true, at: 60_000 })
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('a refusal carries the service’s own message', async () => {
  const message = 'You have exceeded the MONTHLY quota'
  fetched.mockImplementation(() => answer({ message }, 429))
  expect(await askResults(createFeed())).toEqual({
    ok: false,
    reason: expect.stringContaining(message),
  })
})

test('a call without an answer fails after ten seconds', async () => {
  jest.useFakeTimers()
  fetched.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      }),
  )
  const asking = askResults(createFeed())
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await asking).toEqual({ ok: false, reason: 'no answer in 10000 ms' })
})

/** A body that sends these parts, one per second, and then stalls. */
const stalling = (...parts: readonly string[]) =>
  new ReadableStream({
    async pull(controller) {
      const [part] = parts
      if (part === undefined) return new Promise<void>(() => {})
      await new Promise((resolve) => setTimeout(resolve, 1000))
      controller.enqueue(new TextEncoder().encode(part))
      parts = parts.slice(1)
    },
    // Cancelling never completes either.
    cancel: () => new Promise<void>(() => {}),
  })

test.each<[string, () => Promise<Response>]>([
  ['no headers come, and the browser does not give up', () => new Promise(() => {})],
  ['no body comes', async () => new Response(stalling())],
  ['half a body comes', async () => new Response(stalling('{"teamMatchesData":'))],
  ['a byte comes each second', async () => new Response(stalling(...' '.repeat(60).split('')))],
  ['the body of a refusal stalls', async () => new Response(stalling('{'), { status: 503 })],
])('if %s the call fails after ten seconds, and the next one succeeds', async (_, reply) => {
  jest.useFakeTimers()
  fetched.mockImplementationOnce(reply)
  fetched.mockImplementation(() => answer(recorded))
  const feed = createFeed()
  const asking = askResults(feed)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await asking).toEqual({ ok: false, reason: 'no answer in 10000 ms' })
  expect((await askResults(feed)).ok).toBe(true)
})

const FILE = { url: 'https://site.example/live.json' }
const file = (at: unknown, results: unknown = recorded, table: unknown = TABLE) => ({
  at,
  results,
  table,
})
const ago = (at: number) => new Date(at).toISOString()

test('one file answers both calls, with its own time', async () => {
  withStorage(storage())
  fetched.mockImplementation(() => answer(file(ago(DAY - 5000))))
  const feed = createFeed(() => DAY)
  const results = await feed.ask(FILE, resultsCall(FEED_QUERY), DAY)
  expect(results).toMatchObject({ ok: true, at: DAY - 5000, value: [{ id: '48247' }] })
  expect(await feed.ask(FILE, tableCall(FEED_QUERY), DAY)).toMatchObject({
    ok: true,
    at: DAY - 5000,
    value: [{ name: 'Tiruppur' }],
  })
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([FILE.url])
  expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({ Accept: 'application/json' })
})

test.each([
  ['no time', file(undefined)],
  ['nonsense for a time', file('now')],
  ['other words', { hello: 1 }],
  ['no list of matches', file(ago(0), {})],
  ['a list', []],
])('a file with %s leaves the old data', async (_, body) => {
  withStorage(storage())
  fetched.mockImplementationOnce(() => answer(file(ago(1000))))
  fetched.mockImplementation(() => answer(body))
  const ask = (at: number) => createFeed(() => at).ask(FILE, resultsCall(FEED_QUERY), 60_000)
  await ask(1000)
  for (const at of [DAY, DAY + 1000]) expect(await ask(at)).toMatchObject({ ok: true, at: 1000 })
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('a file of the future is of now', async () => {
  fetched.mockImplementation(() => answer(file(ago(DAY))))
  const asked = createFeed(() => 5).ask(FILE, resultsCall(FEED_QUERY))
  expect(await asked).toMatchObject({ ok: true, at: 5 })
})
