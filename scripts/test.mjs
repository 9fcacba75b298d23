/**
 * Runs every test in one command and adds up the results in the last line. A failure does not stop
 * the other runners.
 *
 * npm test         what decides whether a change is right: types, lint, unused code, tests of the tools,
 *                  unit tests, the build, and the browser flows on a desktop
 * npm run check    that and the rest: two builds that must be the same, changes of content and a build with them, flows
 *                  tagged @check, the phone, the HTML checker, the development server, nginx, other browsers (`--all`)
 */
import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { findBrowser, OTHER_BROWSERS } from './browsers.mjs'
import { ensureChromium } from './chromium.mjs'
import { loadEnvironment } from './environment.mjs'
import { missingJava } from './html.mjs'
import { missingNginx } from './nginx.mjs'
import {
  asOne,
  fresh,
  fromReport,
  readJest,
  readPlaywright,
  readTap,
  run,
  summary,
  totalOf,
} from './runners.mjs'
import { TSX } from './tsx.mjs'

const REPORTS = '.local/reports'
const NEXT = 'node_modules/next/dist/bin/next'
/** What the compiler knows of each file, so that it looks again only at what has changed. */
const TYPES = path.join('.local', 'types.tsbuildinfo')
/** Start the HTML checker and nginx, which take longer than the other tests of the tools together. */
const SLOW_TOOLS = [
  'scripts/html.test.mjs',
  'hosting/deploy.test.mjs',
  'hosting/nginx.test.mjs',
].map(path.normalize)

loadEnvironment()
mkdirSync(REPORTS, { recursive: true })
const report = (name) => fresh(path.join(REPORTS, name))

const tap = report('tools.tap')
const jest = report('jest.json')
const nginx = report('nginx.json')
const dev = report('dev.json')

const results = []
const add = async (runner) => results.push(await run(runner))

const isWhole = process.argv.includes('--all')
const build = isWhole
  ? [...TSX, 'scripts/reproducible.mjs']
  : [...TSX, 'scripts/build.mjs', '--if-stale']
const flows = isWhole ? [] : ['--project=desktop', '--grep-invert=@check']

// Beside the build, which leaves one core half idle; the type check needs what the build writes.
await Promise.all([
  add({ name: 'build', command: build, count: asOne }),
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
const isBuilt = results.every(({ name, failed }) => name !== 'build' || failed === 0)
if (!isBuilt) {
  console.log('\n--- browser: there is no built site to open')
  results.push({ name: 'browser', passed: 0, failed: 1, skipped: 0 })
} else {
  await add(browserTests('browser', await chromiumEnvironment(), ...flows))
}
if (isWhole && isBuilt) {
  await addWherePossible(missingJava(), {
    name: 'html',
    command: [...TSX, 'scripts/html.mjs'],
    count: asOne,
  })
  await add({
    name: 'development server',
    command: [...TSX, 'scripts/test-dev.mjs'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: dev },
    count: fromReport(dev, readPlaywright),
    isLive: true,
  })
  await add({ name: 'content proof', command: [...TSX, 'scripts/content-proof.ts'], count: asOne })
  await addWherePossible(missingNginx(), {
    name: 'nginx',
    command: [...TSX, 'scripts/test-nginx.mjs'],
    count: fromReport(nginx, readPlaywright),
    isLive: true,
  })
  for (const name of OTHER_BROWSERS) {
    const { missing, env } = findBrowser(name)
    await addWherePossible(missing, browserTests(name, env, `--project=${name}`))
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

function browserTests(name, env, ...args) {
  const file = report(`${name}.json`)
  return {
    name,
    command: [bin('@playwright/test/cli.js'), 'test', ...args],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env },
    count: fromReport(file, readPlaywright),
    isLive: true,
  }
}

/** What not every machine can run; there that is said, and counted. */
async function addWherePossible(missing, runner) {
  if (!missing) return add(runner)
  console.log(`\n--- ${runner.name}: skipped, ${missing}`)
  results.push({ name: runner.name, passed: 0, failed: 0, skipped: 1 })
}

function bin(file) {
  return path.join('node_modules', file)
}

function testsIn(...folders) {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((file) => /\.test\.(mjs|ts)$/.test(file))
      .map((file) => path.join(folder, file))
      .sort(),
  )
}

/** Without a browser the browser tests fail by themselves, and the rest still counts. */
async function chromiumEnvironment() {
  try {
    return { CHROMIUM_PATH: await ensureChromium({ isManyPages: true }) }
  } catch (error) {
    console.error(error.message)
    return {}
  }
}
