/**
 * Measures routes with Lighthouse as on a mid-range phone over slow 4G, served like production: HTTP/2 over TLS, with
 * the same headers and compression. Prints a table with the median of three runs of each; "work" is the part of the
 * blocking time (TBT) in which the page itself worked, "script" the script execution time until the page is quiet,
 * islands that hydrate without interaction included.
 *
 * npm run measure                       one page of every route; takes a quarter of an hour
 * npm run measure -- / /vistara/        only these
 * npm run measure -- --runs 1 /
 */
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import { generate } from 'selfsigned'
import { ensureBuilt } from '../build/ensure.mjs'
import { loadEnvironment } from '../build/environment.mjs'
import { filesIn } from '../build/postbuild/files'
import { siteRulesReader } from '../build/postbuild/rules'
import { readSettings } from '../host/settings'
import { startLocalServices } from '../mocks/local'
import { startSiteServer } from '../serve/site-server'
import { ensureChromium } from './browsers'
import { KINDS, type Measured, measure, median } from './lighthouse'

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
/** Pages that visitors do not land on. */
const UNLISTED = /^\/(404|_not-found|brochure)\//

const { runs, pages: given } = readArguments(process.argv.slice(2))

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
/** Pages use the default port of the local services; the browser maps it to this run's services. */
const servicesFlag = `--host-resolver-rules=MAP localhost:${settings.localPort} 127.0.0.1:${services.port}`
const pages = given.length > 0 ? given : onePageOfEachRoute()

try {
  await printRoutes()
} finally {
  await Promise.all([site.close(), services.close()])
}

async function printRoutes() {
  const chrome = await launch({
    chromePath: ensureChromium(),
    chromeFlags: [...FLAGS, servicesFlag],
  })
  try {
    console.log(row(HEADINGS))
    console.log(row(HEADINGS.map(() => '---')))
    for (const page of pages) {
      const results: Measured[] = []
      for (let run = 0; run < runs; run += 1)
        results.push(await measure(chrome, `${site.url}${settings.basePath}${page}`))
      console.log(row([page, ...columns(median(results))]))
    }
  } finally {
    await chrome.kill()
  }
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
  const options = { runs: { type: 'string' } } as const
  try {
    const { values, positionals: pages } = parseArgs({
      args: given,
      options,
      allowPositionals: true,
    })
    const runs = Number(values.runs ?? 3)
    if (!(runs >= 1) || pages.some((each) => !each.startsWith('/'))) throw new Error('no such page')
    return { runs, pages }
  } catch (error) {
    console.error((error as Error).message)
    console.error('Say the paths under the base path: npm run measure -- --runs 1 / /vistara/')
    process.exit(1)
  }
}

/** One page represents its route: for example, all player pages have the same structure. */
function onePageOfEachRoute() {
  const isRepeated = /^(.+\/players|\/insights)\/[^/]+\/$/
  const seen = new Set<string>()
  return filesIn('out')
    .map((file) => `/${file}`)
    .filter((file) => file.endsWith('/index.html') && !UNLISTED.test(file))
    .map((file) => file.slice(0, -'index.html'.length))
    .filter((each) => {
      const kind = isRepeated.exec(each)?.[1] ?? each
      return !seen.has(kind) && seen.add(kind)
    })
}

function row(cells: readonly (string | number)[]) {
  return `| ${cells.join(' | ')} |`
}
