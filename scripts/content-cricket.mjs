/**
 * Takes a snapshot of the sports-data service for the next build: npm run content:cricket
 *
 * The key stays with the build (CRICKET_FEED_KEY); visitors never see it. Whatever goes wrong, the old
 * snapshot stays and the command fails with the service's own message.
 *
 *   CRICKET_FEED_KEY    the key of the service, from RapidAPI
 *   CRICKET_FEED_URL    another address of the service, such as a proxy that needs no key
 *   CRICKET_FEED_HOST   the host header, where it is not the address's own
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { loadEnvironment } from './environment.mjs'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const SNAPSHOT = path.join(ROOT, 'content/cricket/snapshot.json')
const SERVICE = 'https://cricbuzz-cricket.p.rapidapi.com'
/** As many as the pages show (specification, 9). */
const RESULTS_KEPT = 3

/** The source the environment names. Throws, saying what is missing and where to get it. */
export function readSource(env) {
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
 * The very reader the site uses, compiled aside: two readers would one day disagree.
 *
 * @returns {{ createFeed: Function, results: object, table: object }} the reader and its two calls
 */
export function loadReader(folder = path.join(ROOT, '.local/cricket-reader')) {
  mkdirSync(folder, { recursive: true })
  const config = {
    extends: path.join(ROOT, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      incremental: false,
      module: 'commonjs',
      rootDir: path.join(ROOT, 'lib'),
      outDir: folder,
      verbatimModuleSyntax: false,
      skipLibCheck: true,
      plugins: [],
    },
    files: ['feed-query.ts', 'feed.ts', 'results.ts', 'table.ts'].map((file) =>
      path.join(ROOT, 'lib/cricket', file),
    ),
    include: [],
  }
  const project = path.join(folder, 'tsconfig.json')
  writeFileSync(project, JSON.stringify(config))
  writeFileSync(path.join(folder, 'package.json'), '{"type":"commonjs"}')

  const require = createRequire(import.meta.url)
  const compiler = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc')
  execFileSync(process.execPath, [compiler, '-p', project], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const { FEED_QUERY } = require(`${folder}/cricket/feed-query.js`)
  const { createFeed } = require(`${folder}/cricket/feed.js`)
  const { resultsCall } = require(`${folder}/cricket/results.js`)
  const { tableCall } = require(`${folder}/cricket/table.js`)
  return { createFeed, results: resultsCall(FEED_QUERY), table: tableCall(FEED_QUERY) }
}

/**
 * Asks both calls and writes the snapshot. Throws before anything is written when either fails.
 * Returns the snapshot, and why matches of the answer are left out of it.
 *
 * @param {{ source: object, reader: ReturnType<typeof loadReader>, file?: string, now?: Date }} options
 */
export async function takeSnapshot({ source, reader, file = SNAPSHOT, now = new Date() }) {
  const feed = reader.createFeed()
  const [results, table] = await Promise.all([
    feed.ask(source, reader.results),
    feed.ask(source, reader.table),
  ])
  const problems = [
    ...(results.ok ? [] : [`results: ${results.reason}`]),
    ...(table.ok ? [] : [`points table: ${table.reason}`]),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))

  const snapshot = {
    takenAt: now.toISOString(),
    results: results.value.slice(0, RESULTS_KEPT),
    standings: table.value,
  }
  // Written aside and moved, so that a build never meets half a file.
  writeFileSync(`${file}.new`, `${JSON.stringify(snapshot, null, 2)}\n`)
  renameSync(`${file}.new`, file)
  return { ...snapshot, dropped: results.dropped }
}

async function main() {
  try {
    loadEnvironment()
    const source = readSource(process.env)
    const taken = await takeSnapshot({ source, reader: loadReader() })
    const { results, standings, takenAt, dropped } = taken
    for (const reason of dropped) console.warn(`Left out: ${reason}`)
    console.log(`${takenAt}: ${results.length} results, ${standings.length} rows of the table`)
  } catch (error) {
    const { takenAt } = JSON.parse(readFileSync(SNAPSHOT, 'utf8'))
    console.error(`content:cricket failed\n${error.message}`)
    console.error(takenAt ? `The snapshot of ${takenAt} stays.` : 'The record of 2025 stays.')
    process.exitCode = 1
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
