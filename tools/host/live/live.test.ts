import assert from 'node:assert/strict'
import http from 'node:http'
import { createFeed } from '@/lib/browser/cricket/feed'
import { calendarFile } from '@/lib/domain/cricket/calendar'
import { resultsCall } from '@/lib/domain/cricket/results'
import { tableCall } from '@/lib/domain/cricket/table'
import { startLocalServices } from '../../mocks/local'
import { answersAt, NIGHT_STARTS_AT, type Night } from '../../mocks/night'
import { type Listening, listen } from '../../serve/listen'
import { runNight } from './night.js'
import worker from './worker.js'

const START = Date.parse(NIGHT_STARTS_AT)
const MINUTE = 60_000
const KEY = 'a-secret-of-the-worker'
const QUERY = { team: { feedId: 861, names: [] }, seriesId: 9866, season: 2026 }

const event = (slug: string, startsAt: string, isPostponed = false) => ({
  ...{ slug, startsAt, isPostponed, season: 2026, summary: 'A v B', place: 'Coimbatore' },
  ...{ url: 'https://a.example', sequence: 0, changedOn: '2026-05-01' },
})
const CALENDAR = calendarFile('Fixtures', [
  event('one', NIGHT_STARTS_AT),
  event('two', '2026-06-06T13:45:00.000Z', true),
])

/** What pages read: the site with the calendar, and `live.json` as it was published last. */
let published: string | undefined
let site: Listening
let services: Listening
let settings: Record<string, string>

beforeAll(async () => {
  services = await startLocalServices()
  const server = http.createServer((request, response) => {
    const body = request.url?.endsWith('.ics') ? CALENDAR : published
    response.writeHead(body === undefined ? 404 : 200).end(body)
  })
  site = await listen(server, 0)
  settings = {
    ...{ SITE: site.url, TEAM: '861', SERIES: '9866' },
    ...{ CRICKET_FEED_URL: `${services.url}/feed`, CRICKET_FEED_KEY: KEY },
  }
})
afterAll(() => Promise.all([services.close(), site.close()]))
beforeEach(async () => {
  published = undefined
  jest.spyOn(console, 'error').mockImplementation()
  await control('reset', {})
})

const control = (action: string, body: object) =>
  fetch(`${services.url}/_control/${action}`, { method: 'POST', body: JSON.stringify(body) })
/** Plans the service's next two answers. */
async function plan(night: Night, minute: number, extra: object = {}) {
  const { results, table } = answersAt(night, minute)
  await control('fail', { service: 'feed', path: 'results', body: results, ...extra })
  await control('fail', { service: 'feed', path: 'points-table', body: table, ...extra })
}
const calls = async () => {
  const answer = await fetch(`${services.url}/_control/received?scope=&service=feed`)
  return (await answer.json()) as { path: string; fields: { hasKey: boolean } }[]
}
/** What a page reads from the published file. */
const readPage = async (now: number) => {
  const feed = createFeed(() => now)
  const source = { url: `${site.url}/live.json` }
  return [await feed.ask(source, resultsCall(QUERY)), await feed.ask(source, tableCall(QUERY))]
}

describe('the worker', () => {
  const stored = new Map<string, string>()
  const LIVE = {
    get: async (name: string) => stored.get(name) ?? null,
    put: async (name: string, text: string) => void stored.set(name, text),
  }
  const tick = (minute: number) =>
    worker.scheduled({ scheduledTime: START + minute * MINUTE }, { ...settings, LIVE })
  const serve = async () => {
    const answer = await worker.fetch(undefined, { LIVE })
    published = answer.ok ? await answer.text() : undefined
    return answer
  }
  beforeEach(() => stored.clear())

  test('asks while a match is on, with the key, and serves both answers and their time', async () => {
    await plan('whole', 40)
    await tick(40)
    const answer = await serve()
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    const received = await calls()
    expect(received.map(({ path, fields }) => [path, fields.hasKey])).toEqual([
      ['/feed/teams/v1/861/results', true],
      ['/feed/stats/v1/series/9866/points-table', true],
    ])
    assert.ok(!published?.includes(KEY))
    expect(await readPage(START + 41 * MINUTE)).toMatchObject([
      { ok: true, at: START + 40 * MINUTE, value: [{ isLive: true }, { title: 'Final' }] },
      { ok: true, at: START + 40 * MINUTE, value: { length: 8 } },
    ])
  })

  test('asks nothing before a match, a quarter of an hour after its end, or on a postponed day', async () => {
    await plan('whole', 200, { times: 2 })
    for (const minute of [-1, 200, 214, 215, 300, 24 * 60 + 30]) await tick(minute)
    expect(await calls()).toHaveLength(4)
  })

  test('without news of an end it stops after six hours', async () => {
    await plan('stuck', 100, { times: 2 })
    for (const minute of [359, 360]) await tick(minute)
    expect(await calls()).toHaveLength(2)
  })

  test.each([
    ['a spent quota', { status: 429, body: { message: 'You have exceeded the quota' } }],
    ['a page', { body: '<!doctype html>' }],
    ['another shape', { body: { hello: 1 } }],
    ['a lost connection', { drop: true }],
  ])('after %s the former file stays', async (_, failure) => {
    await plan('whole', 40)
    await tick(40)
    await control('fail', { service: 'feed', path: 'results', ...failure })
    await expect(tick(41)).rejects.toThrow(/./)
    await serve()
    expect(await readPage(START + 42 * MINUTE)).toMatchObject([{ ok: true }, { ok: true }])
    assert.match(published ?? '', /"at":"2026-06-05T14:25:00/)
  })

  test('without a table the former one stays beside the new results', async () => {
    await plan('whole', 40)
    await tick(40)
    await control('fail', { service: 'feed', path: 'points-table', status: 503 })
    await plan('whole', 60)
    await tick(60)
    await serve()
    expect(await readPage(START + 60 * MINUTE)).toMatchObject([{ ok: true }, { ok: true }])
  })

  test('has no file before its first match', async () => {
    expect((await serve()).status).toBe(404)
  })
})

describe('the workflow', () => {
  /** A night without waiting: sleeping moves the clock, and plans what the service answers then. */
  async function run(from: number, night: Night) {
    let now = START + from * MINUTE
    const times: number[] = []
    await plan(night, from)
    await runNight({
      settings,
      now: () => now,
      publish: (text: string) => {
        published = text
        times.push(Math.round((now - START) / MINUTE))
      },
      sleep: async (time: number) => {
        now += time
        await control('reset', {})
        await plan(night, Math.round((now - START) / MINUTE))
      },
    })
    return times
  }

  test('waits for the start, publishes once a minute, and ends after the match', async () => {
    const times = await run(-30, 'whole')
    expect(times).toEqual(Array.from({ length: 189 }, (_, minute) => minute))
    expect(await readPage(START + 190 * MINUTE)).toMatchObject([
      { ok: true, value: [{ title: '1st Match' }, { title: 'Final' }] },
      { ok: true, value: [{ played: 8 }, { played: 8 }, ...Array(6).fill({ played: 7 })] },
    ])
    assert.ok((published?.length ?? 0) < 5000)
  })

  test('ends at once where no match is near', async () => {
    expect(await run(-24 * 60, 'whole')).toEqual([])
    expect(await calls()).toEqual([])
  })

  test('a failure is told and followed by longer pauses, and the night goes on', async () => {
    let now = START + 60 * MINUTE
    const asked: number[] = []
    await control('fail', { service: 'feed', path: 'results', status: 503, times: 3 })
    await runNight({
      settings,
      now: () => now,
      publish: () => asked.push(now),
      sleep: async (time: number) => {
        asked.push(time / MINUTE)
        now += time
        await plan('whole', 300)
      },
    })
    expect(asked.slice(0, 3)).toEqual([2, 4, 8])
    expect(console.error).toHaveBeenCalledTimes(3)
  })
})
