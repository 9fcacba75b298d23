import type { FeedCall } from '@/lib/domain/cricket/feed-types'
import { messageOf } from '@/lib/domain/cricket/read-json'
import type { FeedSource } from '@/lib/domain/services'
import { send } from '../http'
import { type Remembered, recallAnswer, rememberAnswer } from './feed-memory'

/** Milliseconds. */
const TIMEOUT = 10_000
/** Largest accepted body, in bytes. A season's answers are below 100 kB. */
const LARGEST = 1_000_000
/** Pause before the next request after a refusal or an unusable answer; milliseconds. */
const NO_USE_FOR = 5 * 60 * 1000
/** For this long, a new answer with less data than the last one is rejected as stale; milliseconds. */
const DAY = 24 * 60 * 60 * 1000

/** The parsed result of a call, and when it arrived; or the reason for the failure. */
export type FeedAnswer<Value> =
  | {
      readonly ok: true
      readonly value: Value
      readonly dropped?: readonly string[]
      readonly at: number
    }
  | { readonly ok: false; readonly reason: string }

/** The result of one request. `hasAnswered` is false where the service could not be reached. */
type Reply =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: string; readonly hasAnswered: boolean }

type Good<Value> = Extract<FeedAnswer<Value>, { ok: true }>

/** A client of the service. All pages of the site share one cache of its answers. */
export type Feed = {
  /** The last good answer, whatever its age, without a request. */
  readonly recall: <Value>(source: FeedSource, call: FeedCall<Value>) => Good<Value> | undefined
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

/** A client of the sports-data service. It never has two requests in flight for one call. */
export function createFeed(now: () => number = () => Date.now()): Feed {
  const inFlight = new Map<string, Promise<Reply>>()
  /** The cache of this page where storage is blocked. */
  const ownMemory = new Map<string, Remembered>()

  function load(source: FeedSource, url: string): Promise<Reply> {
    const running = inFlight.get(url)
    if (running) return running
    const asking = request(url, source).finally(() => inFlight.delete(url))
    inFlight.set(url, asking)
    return asking
  }

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
    call: FeedCall<Value>,
    answer: unknown,
    at: number,
    shown?: Value,
  ): FeedAnswer<Value> {
    const parsed = call.parse(answer, at)
    if (!parsed.ok) return parsed
    if (call.isAsNew?.(parsed.value, shown) === false) {
      return { ok: false, reason: 'it has less than what is shown' }
    }
    return { ...parsed, at }
  }

  function recall<Value>(source: FeedSource, call: FeedCall<Value>): Good<Value> | undefined {
    const { answer, at } = remembered(source.url + call.path) ?? {}
    if (at === undefined) return undefined
    const result = read(call, answer, at)
    return result.ok ? result : undefined
  }

  async function ask<Value>(
    source: FeedSource,
    call: FeedCall<Value>,
    maxAge = 0,
  ): Promise<FeedAnswer<Value>> {
    const url = source.url + call.path
    const stored = recall(source, call)
    const memory = remembered(url)
    if (memory) {
      const wasOfUse = memory.at === memory.heardAt
      const waits = wasOfUse ? maxAge : Math.min(maxAge, NO_USE_FOR)
      // Requests again at once if this version of the site can no longer parse the stored answer.
      if (now() - memory.heardAt < waits && (stored || !wasOfUse)) return stored ?? NO_USE
    }

    const answer = await load(source, url)
    const at = now()
    if (!answer.ok) {
      if (answer.hasAnswered) remember(url, { ...remembered(url), heardAt: at })
      return stored ?? { ok: false, reason: answer.reason }
    }
    const shown = stored && at - stored.at < DAY ? stored.value : undefined
    const result = read(call, answer.value, at, shown)
    const good = result.ok ? { answer: answer.value, at } : remembered(url)
    remember(url, { ...good, heardAt: at })
    return result.ok ? result : (stored ?? result)
  }

  return { recall, ask }
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
    return { ok: false, reason: answer.message, hasAnswered: false }
  }
  const value = answer.body
  if (answer.ok && value !== undefined) return { ok: true, value }
  const status = answer.ok ? 'the answer is no data, or too long' : answer.message
  const message = messageOf(value)
  return { ok: false, reason: message ? `${status}: ${message}` : status, hasAnswered: true }
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
