/**
 * Takes a snapshot of the sports-data service for the next build: npx tsx tools/content/content-cricket.ts
 *
 * The key stays in the build (CRICKET_FEED_KEY); visitors never see it. On any error the old snapshot stays and the
 * command fails with the service's own message.
 *
 *   CRICKET_FEED_KEY    the key of the service, from RapidAPI
 *   CRICKET_FEED_URL    another address of the service, such as a proxy that needs no key
 *   CRICKET_FEED_HOST   the host header, where it differs from the host of the address
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { fileOf, onDisk } from '@/content/folder'
import { createFeed } from '@/lib/browser/cricket/feed'
import { resultsCall } from '@/lib/domain/cricket/results'
import { tableCall } from '@/lib/domain/cricket/table'
import type { FeedSource } from '@/lib/domain/services'
import { loadEnvironment } from '../build/environment.mjs'
import type { ContentError } from './checks/validate'
import { inLines, loadChecks } from './content'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const SNAPSHOT = fileOf('cricket/snapshot.json')
const SERVICE = 'https://cricbuzz-cricket.p.rapidapi.com'
/** The number of results that pages show (specification, 9). */
const RESULTS_KEPT = 3

/** Reads the source from the environment. Throws an error that says what is missing and where to get it. */
export function readSource(env: Readonly<Record<string, string | undefined>>): FeedSource {
  const { CRICKET_FEED_URL: url, CRICKET_FEED_HOST: host, CRICKET_FEED_KEY: key } = env
  if (!url && !key) {
    throw new Error(
      'CRICKET_FEED_KEY is missing: the key of the sports-data service, from your RapidAPI account',
    )
  }
  const address = (url || SERVICE).replace(/\/+$/, '')
  return { url: address, host: host || new URL(address).host, ...(key && { key }) }
}

/**
 * The calls of the site's own reader for the current season, so that both read the same data. Throws where content
 * cannot be read, or the season has no series number.
 */
export async function loadCalls() {
  const { feedQuery } = await import('@/content/cricket/season-data')
  const { currentSeason } = await import('@/content/cricket/seasons')
  if (!feedQuery) {
    throw new Error(
      `${fileOf(`cricket/seasons/${currentSeason.year}/season.json`)} has no seriesId, the feed's number of the season`,
    )
  }
  return { results: resultsCall(feedQuery), table: tableCall(feedQuery) }
}

type SnapshotError = Pick<ContentError, 'file' | 'message'>

type Options = {
  source: FeedSource
  calls: Awaited<ReturnType<typeof loadCalls>>
  file?: string
  now?: Date
  /** Validates content with a new snapshot. */
  errorsWith: (text: string) => Promise<readonly SnapshotError[]>
}

/**
 * Requests results and table, then writes the snapshot. Throws before writing if either fails. Returns the
 * snapshot, with the reasons why matches of the answer are left out.
 */
export async function takeSnapshot({
  source,
  calls,
  file = onDisk(SNAPSHOT, ROOT),
  now = new Date(),
  errorsWith,
}: Options) {
  const feed = createFeed()
  const [results, table] = await Promise.all([
    feed.ask(source, calls.results),
    feed.ask(source, calls.table),
  ])
  if (!results.ok || !table.ok) {
    const problems = [
      ...(results.ok ? [] : [`results: ${results.reason}`]),
      ...(table.ok ? [] : [`points table: ${table.reason}`]),
    ]
    throw new Error(problems.join('\n'))
  }

  const snapshot = {
    takenAt: now.toISOString(),
    results: results.value.slice(0, RESULTS_KEPT),
    standings: table.value,
  }
  const text = `${JSON.stringify(snapshot, null, 2)}\n`
  const refused = await errorsWith(text)
  if (refused.length > 0) throw new Error(refused.map(inLines).join('\n'))
  // Written to another file and renamed, so that a build never reads half of it.
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
  return { ...snapshot, dropped: results.dropped ?? [] }
}

/** Errors that the snapshot adds to those of the current content. */
async function errorsOfSnapshot(text: string) {
  const checks = await loadChecks()
  const { errors } = await checks.validate([{ file: SNAPSHOT, text }])
  const { errors: before } = errors.length > 0 ? await checks.validate() : { errors: [] }
  return errors.filter(({ message }) => !before.some((each) => each.message === message))
}

async function main() {
  try {
    loadEnvironment()
    const source = readSource(process.env)
    const taken = await takeSnapshot({
      source,
      calls: await loadCalls(),
      errorsWith: errorsOfSnapshot,
    })
    const { results, standings, takenAt, dropped } = taken
    for (const reason of dropped) console.warn(`Left out: ${reason}`)
    console.log(`${takenAt}: ${results.length} results, ${standings.length} rows of the table`)
  } catch (error) {
    const { takenAt } = JSON.parse(readFileSync(SNAPSHOT, 'utf8'))
    console.error(`No snapshot was taken.\n${(error as Error).message}`)
    console.error(takenAt ? `The snapshot of ${takenAt} stays.` : 'The record stays.')
    process.exitCode = 1
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
