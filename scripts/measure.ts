/**
 * Measures routes with Lighthouse as on a mid-range phone over slow 4G, served as a host serves them:
 * HTTP/2 over TLS, with the production headers and compression. Prints a table: the median of three
 * runs of each; "work" is what of the blocking time (TBT) is the page's own, "script" what running scripts
 * takes until the page is quiet, islands that start by themselves included.
 *
 * npm run measure                       one page of every route; a quarter of an hour
 * npm run measure -- / /vistara/        these alone
 * npm run measure -- --runs 1 /
 * npm run measure -- --floor /          beside it a bare page with the same first picture, in turn
 * npm run measure -- --press            only how soon each page answers presses on its islands
 */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import { generate } from 'selfsigned'
import { readSettings } from '../hosting/settings'
import { startLocalServices } from '../services/local'
import { startSiteServer } from '../services/site-server'
import { ensureChromium } from './browsers'
import { ensureBuilt } from './ensure.mjs'
import { loadEnvironment } from './environment.mjs'
import { writeBarePages } from './floor'
import { KINDS, type Measured, measure, median, middle } from './lighthouse'
import { launchForPress, measurePresses, type Presses } from './presses'
import { siteRulesReader } from './site-rules'

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--ignore-certificate-errors',
]

const HEADINGS = [
  'route',
  'perf.',
  'a11y',
  'best',
  'SEO',
  'FCP',
  'LCP',
  'TBT',
  'work',
  'script',
  'CLS',
].concat(Object.values(KINDS), 'requests', 'not passed')
/** Not for visitors to land on. */
const UNLISTED = /^\/(404|_not-found|brochure)\//

/** What `--floor` adds: of the bare page, and how many times its largest paint the route's is. */
const FLOOR_HEADINGS = ['floor LCP', 'LCP ratio', 'floor TBT', 'floor work']
/** Holds the bare pages of `--floor`. */
const BARE = '.local/floor'

const { runs, pages: given, isFloor, isPress } = readArguments(process.argv.slice(2))

loadEnvironment()
await ensureBuilt()
const settings = readSettings(process.env)
const services = await startLocalServices()
const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
const site = await startSiteServer({
  root: 'site',
  readRules: siteRulesReader('site', settings),
  tls: { key, cert },
})
/** The pages find this run's services where they look for the local ones. */
const servicesFlag = `--host-resolver-rules=MAP localhost:${settings.localPort} 127.0.0.1:${services.port}`
const pages = given.length > 0 ? given : onePageOfEachRoute()
const bare = isFloor ? await startBareSite() : undefined

try {
  await (isPress ? printPresses() : printRoutes())
} finally {
  await Promise.all([site.close(), services.close(), bare?.close()])
}

async function printRoutes() {
  const chrome = await launch({
    chromePath: ensureChromium(),
    chromeFlags: [...FLAGS, servicesFlag],
  })
  try {
    const headings = isFloor ? [...HEADINGS, ...FLOOR_HEADINGS] : HEADINGS
    console.log(row(headings))
    console.log(row(headings.map(() => '---')))
    for (const page of pages) {
      const results: Measured[] = []
      const floors: Measured[] = []
      for (let run = 0; run < runs; run += 1) {
        results.push(await measure(chrome, `${site.url}${settings.basePath}${page}`))
        // In turn: both meet the machine as it is at the time.
        if (bare) floors.push(await measure(chrome, `${bare.url}${settings.basePath}/bare${page}`))
      }
      const result = median(results)
      const floor = bare ? floorColumns(result, median(floors)) : []
      console.log(row([page, ...columns(result), ...floor]))
    }
  } finally {
    await chrome.kill()
  }
}

/** Presses on each page, the median of the runs. */
async function printPresses() {
  const browser = await launchForPress(ensureChromium(), [...FLAGS, servicesFlag])
  const headings = ['route', 'island', 'first press', 'awake', 'INP of a walk']
  try {
    console.log(row(headings))
    console.log(row(headings.map(() => '---')))
    for (const page of pages) {
      const times: Presses[] = []
      for (let run = 0; run < runs; run += 1) {
        times.push(await measurePresses(browser, `${site.url}${settings.basePath}${page}`))
      }
      const of = (read: (each: Presses) => number) => `${Math.round(middle(times.map(read)))} ms`
      console.log(row([page, '', '', '', of(({ inp }) => inp)]))
      for (const [at, { name }] of times[0]?.islands.entries() ?? []) {
        const its = (['cold', 'awake'] as const).map((key) =>
          of(({ islands }) => islands[at]?.[key] ?? Number.NaN),
        )
        console.log(row(['', name, ...its, '']))
      }
    }
  } finally {
    await browser.close()
  }
}

/** Serves the bare pages as the real ones are served. */
function startBareSite() {
  writeBarePages(pages, { root: BARE, site: 'site', basePath: settings.basePath })
  return startSiteServer({
    root: BARE,
    readRules: siteRulesReader('site', settings),
    tls: { key, cert },
  })
}

function floorColumns({ lcp }: Measured, floor: Measured) {
  return [
    `${(floor.lcp / 1000).toFixed(2)} s`,
    (lcp / floor.lcp).toFixed(2),
    `${Math.round(floor.tbt)} ms`,
    `${Math.round(floor.work)} ms`,
  ]
}

function columns(measured: Measured) {
  const { scores, fcp, lcp, tbt, work, script, cls, bytes, requests, failed } = measured
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
  return [
    ...scores,
    seconds(fcp),
    seconds(lcp),
    `${Math.round(tbt)} ms`,
    `${Math.round(work)} ms`,
    `${Math.round(script)} ms`,
    cls.toFixed(3),
    ...Object.values(KINDS).map((kind) => ((bytes[kind] ?? 0) / 1000).toFixed(1)),
    requests,
    failed.join(', '),
  ]
}

function readArguments(given: string[]) {
  const options = {
    floor: { type: 'boolean' },
    press: { type: 'boolean' },
    runs: { type: 'string' },
  } as const
  try {
    const { values, positionals: pages } = parseArgs({
      args: given,
      options,
      allowPositionals: true,
    })
    const runs = Number(values.runs ?? 3)
    if (!(runs >= 1) || pages.some((each) => !each.startsWith('/'))) throw new Error('no such page')
    return { runs, pages, isFloor: values.floor === true, isPress: values.press === true }
  } catch (error) {
    console.error((error as Error).message)
    console.error(
      'Say the paths under the base path: npm run measure -- --runs 1 --floor / /vistara/',
    )
    process.exit(1)
  }
}

/** One page stands for its kind: every player's page is the same page with another player. */
function onePageOfEachRoute() {
  const isRepeated = /^(.+\/players|\/insights)\/[^/]+\/$/
  const seen = new Set<string>()
  return readdirSync('out', { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('/index.html') && !UNLISTED.test(file))
    .map((file) => file.slice(0, -'index.html'.length))
    .sort()
    .filter((each) => {
      const kind = isRepeated.exec(each)?.[1] ?? each
      return !seen.has(kind) && seen.add(kind)
    })
}

function row(cells: readonly (string | number)[]) {
  return `| ${cells.join(' | ')} |`
}
