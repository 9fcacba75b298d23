/**
 * Runs every test in one command and adds up the results in the last line. A failure does not stop
 * the other runners.
 *
 * npm test         what decides whether a change of code is right: types, lint, unused code, tests of the tools,
 *                  unit tests, and on a desktop the browser flows on the fixture (scripts/fixture.ts)
 * npm run check    that and the rest: two builds of the site that must be the same, what any content has to hold in it
 *                  (e2e/live), what a live build shows of the fixture (e2e/as-live), changes of content and a build with
 *                  them, flows tagged @check, the phone, the HTML checker, the development server, nginx, other browsers (`--all`)
 */
import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { findBrowser, OTHER_BROWSERS } from './browsers'
import { ensureChromium } from './chromium'
import { loadEnvironment } from './environment.mjs'
import { FIXTURE, FIXTURE_AS_LIVE } from './fixture'
import { missingJava } from './html'
import { missingNginx } from './nginx'
import {
  asOne,
  fresh,
  fromReport,
  type Result,
  type Runner,
  readJest,
  readPlaywright,
  readTap,
  run,
  summary,
  totalOf,
} from './runners'
import { TSX } from './tsx.mjs'

const REPORTS = '.local/reports'
const NEXT = 'node_modules/next/dist/bin/next'
/** What the compiler knows of each file, so that it looks again only at what has changed. */
const TYPES = path.join('.local', 'types.tsbuildinfo')
/** Start the HTML checker and nginx, which take longer than the other tests of the tools together. */
const SLOW_TOOLS = ['scripts/html.test.ts', 'hosting/deploy.test.ts', 'hosting/nginx.test.ts'].map(
  path.normalize,
)

loadEnvironment()
mkdirSync(REPORTS, { recursive: true })
const report = (name: string) => fresh(path.resolve(REPORTS, name))

const tap = report('tools.tap')
const jest = report('jest.json')
const nginx = report('nginx.json')
const dev = report('dev.json')

const results: Result[] = []
const add = async (runner: Runner) => results.push(await run(runner))

const isWhole = process.argv.includes('--all')
const fixture = { name: 'fixture', command: [...TSX, 'scripts/fixture.ts'], count: asOne }
const fixtureAsLive = {
  name: 'fixture as live',
  command: [...TSX, 'scripts/fixture.ts', '--as-live'],
  count: asOne,
}
const build = { name: 'build', command: [...TSX, 'scripts/reproducible.ts'], count: asOne }

// Beside a build, which leaves one core half idle.
await Promise.all([
  add(isWhole ? build : fixture),
  (async () => {
    await add({
      name: 'lint and format',
      command: [bin('@biomejs/biome/bin/biome'), 'check', '.'],
      count: asOne,
    })
    await add({ name: 'dead code', command: [bin('knip/bin/knip.js')], count: asOne })
    await add({
      name: 'tools',
      command: [
        ...TSX,
        '--test',
        '--test-reporter=spec',
        '--test-reporter-destination=stdout',
        '--test-reporter=tap',
        `--test-reporter-destination=${tap}`,
        ...testsIn('hosting', 'scripts', 'services').filter(
          (file) => isWhole || !SLOW_TOOLS.includes(file),
        ),
      ],
      count: fromReport(tap, readTap),
    })
  })(),
])
if (isWhole) {
  await add(fixture)
  await add(fixtureAsLive)
}
await Promise.all([
  (async () => {
    await run({ name: 'route types', command: [NEXT, 'typegen'], count: asOne })
    await add({
      name: 'types',
      command: [bin('typescript/bin/tsc'), '--noEmit', '--incremental', '--tsBuildInfoFile', TYPES],
      count: asOne,
    })
  })(),
  add({
    name: 'unit',
    // By itself Jest leaves one core to a person who works meanwhile.
    command: [bin('jest/bin/jest.js'), '--maxWorkers=100%', '--json', `--outputFile=${jest}`],
    count: fromReport(jest, readJest),
  }),
])
const isBuilt = results.every(
  ({ name, failed }) => !['build', 'fixture', 'fixture as live'].includes(name) || failed === 0,
)
if (!isBuilt) {
  console.log('\n--- flows: there is no built site to open')
  results.push({ name: 'flows', passed: 0, failed: 1, skipped: 0 })
} else {
  const env = await chromiumEnvironment()
  const those = isWhole
    ? ['e2e/flows']
    : ['--project=desktop', '--grep-invert=@check', 'e2e/flows', 'e2e/live']
  await add(browserTests('flows', env, FIXTURE, ...those))
  if (isWhole) {
    await add(browserTests('live', env, '.', 'e2e/live'))
    const asLive = ['e2e/as-live', 'e2e/live/links.spec.ts']
    await add(browserTests('as-live', env, FIXTURE_AS_LIVE, ...asLive))
  }
}
if (isWhole && isBuilt) {
  await addWherePossible(missingJava(), {
    name: 'html',
    command: [...TSX, 'scripts/html.ts'],
    count: asOne,
  })
  await add({
    name: 'development server',
    command: [...TSX, 'scripts/test-dev.ts'],
    cwd: FIXTURE,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: dev },
    count: fromReport(dev, readPlaywright),
    isLive: true,
  })
  await add({ name: 'content proof', command: [...TSX, 'scripts/content-proof.ts'], count: asOne })
  await addWherePossible(missingNginx(), {
    name: 'nginx',
    command: [...TSX, 'scripts/test-nginx.ts'],
    count: fromReport(nginx, readPlaywright),
    isLive: true,
  })
  for (const name of OTHER_BROWSERS) {
    const { missing, env } = findBrowser(name)
    await addWherePossible(missing, browserTests(name, env, FIXTURE, `--project=${name}`))
  }
}

const total = totalOf(results)
const failing = results.filter(({ failed }) => failed > 0).map(({ name }) => name)
if (failing.length > 0) console.log(`\nFailed: ${failing.join(', ')}`)
if (total.flaky > 0) {
  const verdict = total.isTooFlaky ? ', more than a run may have: this counts as a failure' : ''
  console.log(`\nFlaky: ${total.flaky}${verdict}`)
}
if (total.skipped > 0) console.log(`\nSkipped: ${total.skipped}`)
process.exitCode = total.failed > 0 ? 1 : 0
console.log(`\n${summary(total)}`)

function browserTests(
  name: string,
  env: Record<string, string> | undefined,
  cwd: string,
  ...args: string[]
): Runner {
  const file = report(`${name}.json`)
  return {
    name,
    command: [bin('@playwright/test/cli.js'), 'test', ...args],
    cwd,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env },
    count: fromReport(file, readPlaywright),
    isLive: true,
  }
}

/** What not every machine can run; there that is said, and counted. */
async function addWherePossible(missing: string | undefined, runner: Runner) {
  if (missing) {
    console.log(`\n--- ${runner.name}: skipped, ${missing}`)
    results.push({ name: runner.name, passed: 0, failed: 0, skipped: 1 })
  } else await add(runner)
}

function bin(file: string) {
  return path.join('node_modules', file)
}

function testsIn(...folders: string[]) {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => path.join(folder, file))
      .sort(),
  )
}

/** Without a browser the browser tests fail by themselves, and the rest still counts. */
async function chromiumEnvironment(): Promise<Record<string, string>> {
  try {
    return { CHROMIUM_PATH: await ensureChromium({ isManyPages: true }) }
  } catch (error) {
    console.error((error as Error).message)
    return {}
  }
}
