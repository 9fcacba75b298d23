import type { FeedSource } from '../env'
import { send } from '../http'
import type { Match, Parsed, Standing } from './match'
import { matchesOfTeam, parseResults } from './results'
import { parseTable } from './table'
import type { TeamRef } from './team-ref'
import { messageOf } from './unknown'

/** Longer than this and the visitor has looked away; milliseconds. */
const TIMEOUT = 10_000
/** A season's answers are below 100 kB; more is not an answer. Bytes. */
const LARGEST = 1_000_000
/** How long a points table is believed (specification, 9); milliseconds. */
const TABLE_KEPT = 24 * 60 * 60 * 1000

/** What the two calls ask for. */
export type FeedQuestion = { readonly team: TeamRef; readonly seriesId: number }

export type Feed = {
  /** The team's own matches, newest first. */
  readonly results: (source: FeedSource, asked: FeedQuestion) => Promise<Parsed<readonly Match[]>>
  /** The series' table, from memory where it is younger than 24 hours. */
  readonly table: (source: FeedSource, asked: FeedQuestion) => Promise<Parsed<readonly Standing[]>>
}

/** A reader of the sports-data service that never has two requests in flight for one call. */
export function createFeed(now: () => number = Date.now): Feed {
  const inFlight = new Map<string, Promise<Parsed<unknown>>>()
  const tables = new Map<string, { at: number; value: readonly Standing[] }>()

  function ask(source: FeedSource, path: string): Promise<Parsed<unknown>> {
    const url = `${source.url}${path}`
    const running = inFlight.get(url)
    if (running) return running
    const asking = askOnce(url, source).finally(() => inFlight.delete(url))
    inFlight.set(url, asking)
    return asking
  }

  return {
    async results(source, { team }) {
      const answer = await ask(source, `/teams/v1/${team.feedId}/results`)
      if (!answer.ok) return answer
      const parsed = parseResults(answer.value)
      if (!parsed.ok) return parsed
      const own = matchesOfTeam(parsed.value, team)
      return own.length > 0
        ? { ok: true, value: own }
        : { ok: false, reason: 'the answer holds no match of the team' }
    },

    async table(source, { team, seriesId }) {
      const path = `/stats/v1/series/${seriesId}/points-table`
      const kept = tables.get(source.url + path)
      if (kept && now() - kept.at < TABLE_KEPT) return { ok: true, value: kept.value }
      const answer = await ask(source, path)
      if (!answer.ok) return answer
      const parsed = parseTable(answer.value, team)
      if (parsed.ok) tables.set(source.url + path, { at: now(), value: parsed.value })
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
