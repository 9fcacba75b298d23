import type { FeedCall } from '@/lib/domain/cricket/feed-types'
import { fieldsOf, messageOf, numberOf } from '@/lib/domain/cricket/read-json'
import type { FeedSource } from '@/lib/domain/services'
import { send } from '../http'
import { type Remembered, recallAnswer, rememberAnswer } from './feed-memory'

/** Milliseconds. */
const TIMEOUT = 10_000
/** Largest accepted body, in bytes. A season's answers are below 100 kB. */
const LARGEST = 1_000_000
/** Pause after a failure; each further one doubles it. Milliseconds. */
const PAUSE = 60_000
const LONGEST_PAUSE = 10 * PAUSE
/** For this long, a new answer with less data than the last one is rejected as stale; milliseconds. */
const DAY = 24 * 60 * 60 * 1000

/** The parsed result of a call, and of when it is; or the reason for the failure. */
export type FeedAnswer<Value> =
  | {
      readonly ok: true
      readonly value: Value
      readonly dropped?: readonly string[]
      readonly at: number
      /** Since when the value is the same. */
      readonly since: number
    }
  | { readonly ok: false; readonly reason: string }

/** The result of one request. */
type Reply =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: string }

/** With its time, and how many failures it would make with those before. */
type Heard = Reply & { readonly heardAt: number; readonly failures: number }

type Good<Value> = Extract<FeedAnswer<Value>, { ok: true }>

/** A client of the service. All pages of the site share one cache of its answers. */
export type Feed = {
  /** The last good answer, whatever its age, without a request. */
  readonly recall: <Value>(source: FeedSource, call: FeedCall<Value>) => Good<Value> | undefined
  /** When `ask` would send a request. */
  readonly dueAt: <Value>(source: FeedSource, call: FeedCall<Value>, maxAge: number) => number
  /**
   * Requests the data, unless a stored answer is younger than `maxAge` milliseconds. Where the service
   * fails, returns the last good answer, with its own time.
   */
  readonly ask: <Value>(
    source: FeedSource,
    call: FeedCall<Value>,
    maxAge?: number,
  ) => Promise<FeedAnswer<Value>>
}

/** Whether one file, written by tools/host/live during matches, holds the answers of all calls. */
export const isFile = ({ url }: FeedSource): boolean => url.endsWith('.json')

const addressOf = <Value>(source: FeedSource, { path }: FeedCall<Value>): string =>
  isFile(source) ? source.url : source.url + path

/** Runs one at a time over all pages of the site, where the browser has locks. */
function oneAtATime<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks
  // Refused where storage is blocked.
  return locks ? locks.request(name, run).catch(run) : run()
}

/** A client of the sports-data service. It never has two requests in flight for one address. */
export function createFeed(now: () => number = () => Date.now()): Feed {
  const inFlight = new Map<string, Promise<Heard | undefined>>()
  /** The cache of this page where storage is blocked. */
  const ownMemory = new Map<string, Remembered>()

  const remembered = (url: string): Remembered | undefined =>
    [recallAnswer(url, now()), ownMemory.get(url)]
      .filter((each) => each !== undefined)
      .sort((a, b) => b.heardAt - a.heardAt)[0]

  function remember(url: string, answer: Remembered) {
    ownMemory.set(url, answer)
    rememberAnswer(url, answer)
  }

  /** Parses on every read: the stored answer may be from an earlier version of the site, or malformed. */
  function read<Value>(
    source: FeedSource,
    call: FeedCall<Value>,
    answer: unknown,
    heardAt: number,
    shown?: Value,
  ): FeedAnswer<Value> {
    const file = isFile(source) ? fieldsOf(answer) : undefined
    // A browser's clock may be behind the one of the file.
    const at = file ? Math.min(Date.parse(String(file.at)), heardAt) : heardAt
    if (Number.isNaN(at)) return { ok: false, reason: 'the file has no time' }
    const parsed = call.parse(file ? file[call.part] : answer, at)
    if (!parsed.ok) return parsed
    if (call.isAsNew?.(parsed.value, shown) === false) {
      return { ok: false, reason: 'it has less than what is shown' }
    }
    return { ...parsed, at, since: at }
  }

  function recall<Value>(source: FeedSource, call: FeedCall<Value>): Good<Value> | undefined {
    const { answer, at, since } = remembered(addressOf(source, call)) ?? {}
    if (at === undefined) return undefined
    const result = read(source, call, answer, at)
    return result.ok ? { ...result, since: numberOf(since?.[call.part]) ?? result.at } : undefined
  }

  function dueAt<Value>(source: FeedSource, call: FeedCall<Value>, maxAge: number): number {
    const memory = remembered(addressOf(source, call))
    if (!memory || maxAge === 0) return 0
    const { heardAt, failures = 0 } = memory
    if (failures === 0 && recall(source, call)) return heardAt + maxAge
    return heardAt + Math.min(PAUSE * 2 ** Math.max(failures - 1, 0), LONGEST_PAUSE)
  }

  async function ask<Value>(
    source: FeedSource,
    call: FeedCall<Value>,
    maxAge = 0,
  ): Promise<FeedAnswer<Value>> {
    const url = addressOf(source, call)
    const before = recall(source, call)
    const isDue = () => now() >= dueAt(source, call, maxAge)

    /** Remembers a usable answer, or one more failure. Repeatable: all calls of a file do it. */
    const keep = ({ heardAt, failures, ...reply }: Heard): FeedAnswer<Value> => {
      const memory = remembered(url)
      const shown = before && heardAt - before.at < DAY ? before.value : undefined
      const result = reply.ok ? read(source, call, reply.value, heardAt, shown) : reply
      if (!reply.ok || !result.ok) {
        remember(url, { ...memory, heardAt, failures })
        return before ?? result
      }
      const isSame = before && JSON.stringify(before.value) === JSON.stringify(result.value)
      const since = isSame ? before.since : result.at
      const all = { ...memory?.since, [call.part]: since }
      remember(url, { answer: reply.value, at: heardAt, heardAt, since: all })
      return { ...result, since }
    }

    const reply = isDue() ? await load(source, url, isDue, keep) : undefined
    return reply ? keep(reply) : (recall(source, call) ?? NO_USE)
  }

  /** Undefined if another page has asked meanwhile. */
  function load(
    source: FeedSource,
    url: string,
    isDue: () => boolean,
    keep: (reply: Heard) => unknown,
  ): Promise<Heard | undefined> {
    const running = inFlight.get(url)
    if (running) return running
    const asking = oneAtATime(url, async () => {
      if (!isDue()) return undefined
      const failures = (remembered(url)?.failures ?? 0) + 1
      const reply = { ...(await request(url, source)), heardAt: now(), failures }
      // Before the next page has its turn.
      keep(reply)
      return reply
    }).finally(() => inFlight.delete(url))
    inFlight.set(url, asking)
    return asking
  }

  return { recall, dueAt, ask }
}

const NO_USE = { ok: false, reason: 'the answer of a moment ago was of no use' } as const

/** Sends one request. Never throws: a failure returns a reason, with the service's own message if it has one. */
async function request(url: string, { host, key }: FeedSource): Promise<Reply> {
  const answer = await send(url, {
    timeout: TIMEOUT,
    headers: {
      Accept: 'application/json',
      ...(host && { 'X-RapidAPI-Host': host }),
      ...(key && { 'X-RapidAPI-Key': key }),
    },
    read: async (response) => parseJson(await readBody(response)),
  })
  if (!answer.ok && answer.reason !== 'status') {
    return { ok: false, reason: answer.message }
  }
  const value = answer.body
  if (answer.ok && value !== undefined) return { ok: true, value }
  const status = answer.ok ? 'the answer is no data, or too long' : answer.message
  const message = messageOf(value)
  return { ok: false, reason: message ? `${status}: ${message}` : status }
}

/** The body as text. Returns an empty text for a body that is larger than `LARGEST`. */
async function readBody(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > LARGEST) {
      await reader.cancel()
      return ''
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The one client of the page. */
export const feed = createFeed()
