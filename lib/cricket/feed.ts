import type { FeedSource } from '../env'
import { send } from '../http'
import type { Parsed } from './match'
import { messageOf } from './read-json'
import type { TeamRef } from './team-ref'

/** Longer than this and the visitor has looked away; milliseconds. */
const TIMEOUT = 10_000
/** A season's answers are below 100 kB; more is not an answer. Bytes. */
const LARGEST = 1_000_000

/** What the two calls ask for. */
export type FeedQuery = {
  readonly team: TeamRef
  readonly seriesId: number
  /** The year of the series. Matches more than a year from it are not the team's present. */
  readonly season: number
}

/** One call of the service: where it asks, and how the answer is read. */
export type FeedCall<Value> = {
  readonly path: string
  readonly parse: (answer: unknown, now: number) => Parsed<Value>
}

/** A reader of the service, with a memory of its answers. */
export type Feed = {
  /** Asks the service, or remembers a good answer that is younger than `keptFor` milliseconds. */
  readonly ask: <Value>(
    source: FeedSource,
    call: FeedCall<Value>,
    keptFor?: number,
  ) => Promise<Parsed<Value>>
}

/** A reader of the sports-data service that never has two requests in flight for one call. */
export function createFeed(now: () => number = Date.now): Feed {
  const inFlight = new Map<string, Promise<Parsed<unknown>>>()
  const remembered = new Map<string, { at: number; parsed: Parsed<unknown> }>()

  function load(source: FeedSource, url: string): Promise<Parsed<unknown>> {
    const running = inFlight.get(url)
    if (running) return running
    const asking = askOnce(url, source).finally(() => inFlight.delete(url))
    inFlight.set(url, asking)
    return asking
  }

  return {
    async ask<Value>(source: FeedSource, call: FeedCall<Value>, keptFor = 0) {
      const url = source.url + call.path
      const kept = remembered.get(url)
      // An address has one parser, so what is remembered for it has that parser's type.
      if (kept && now() - kept.at < keptFor) return kept.parsed as Parsed<Value>
      const answer = await load(source, url)
      if (!answer.ok) return answer
      const parsed = call.parse(answer.value, now())
      if (parsed.ok && keptFor) remembered.set(url, { at: now(), parsed })
      return parsed
    },
  }
}

/** One request. Never throws: every failure is a reason, the service's own message where it has one. */
async function askOnce(url: string, { host, key }: FeedSource): Promise<Parsed<unknown>> {
  // The clock runs until the body is read, not only until the headers are there.
  const clock = new AbortController()
  const timer = setTimeout(() => clock.abort(), TIMEOUT)
  try {
    const answer = await send(url, {
      signal: clock.signal,
      headers: {
        Accept: 'application/json',
        ...(host && { 'X-RapidAPI-Host': host }),
        ...(key && { 'X-RapidAPI-Key': key }),
      },
    })
    if (answer.ok) return { ok: true, value: JSON.parse(await readBody(answer.response)) }
    if (answer.reason !== 'status') {
      return { ok: false, reason: clock.signal.aborted ? 'no answer in time' : answer.message }
    }
    const said = messageOf(parseJson(await readBody(answer.response)))
    return { ok: false, reason: said ? `${answer.message}: ${said}` : answer.message }
  } catch (error) {
    if (clock.signal.aborted) return { ok: false, reason: 'no answer in time' }
    return { ok: false, reason: error instanceof Error ? error.message : String(error) }
  } finally {
    clearTimeout(timer)
  }
}

/** The body as text. Throws when it is longer than any answer, before all of it has been read. */
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
      throw new Error('the answer is too long')
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

/** The page's one reader; its memory lasts as long as the page. */
export const feed = createFeed()
