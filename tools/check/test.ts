/**
 * Runs the tests and sums up all runners in the last line. A failure does not stop the other runners.
 *
 * npm test           the checks that decide about a change: lint, unused code, types, unit tests, and on the fixture
 *                    (tools/check/fixture.ts) the checks of built files and the desktop flows
 * npm run check      the same and the rest (`--rest`): today's content, a second build, the production preview, every
 *                    page at every width, the phone, the editor, nginx, HTML, the development server, other browsers
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadEnvironment } from '../build/environment.mjs'
import { TSX } from '../build/tsx.mjs'
import { ensureChromium, findBrowser, OTHER_BROWSERS } from './browsers'
import { FIXTURE, FIXTURE_PREVIEW } from './fixture'
import { missingJava } from './html'
import { missingNginx } from './nginx'
import {
  asOne,
  fresh,
  fromReport,
  jestReport,
  overBudget,
  playwrightReport,
  type Result,
  type Runner,
  run,
  summary,
  table,
  totalOf,
} from './runners'

/**
 * Page loads of the flows that `npm test` runs: each takes a second of a slow core. Add a new flow to an existing
 * visit or replace an older one; raise this only where neither is possible.
 */
const MOST_PAGE_LOADS = 200

const REPORTS = path.resolve('.local/reports')
/** Results of `npm test`, for `npm run check` to continue with the rest. */
const FIRST = path.join(REPORTS, 'npm-test.json')
/** Relative, because each folder of a site has its own packages. */
const node = (bin: string) => path.join('node_modules', bin)
const DESKTOP = ['--project=desktop', '--project=pictures', '--project=editor']
/** Unit tests (jest.config.mjs) that take minutes: `npm test` runs a group where one of these files has changed. */
const GROUPS = {
  editor: ['editor', 'tools/content/checks', 'content/schema', 'content/rules'],
  drawings: [
    'assets',
    'content/*/projects/plans',
    'tools/plans',
    'tools/art/knit',
    'tools/plans/plans.ts',
    'tools/art/images.ts',
    'tools/art/shirts.ts',
  ],
}
const groups = Object.entries(GROUPS).map(([group, files]) => ({ group, isDue: hasChanged(files) }))
const groupsThatAre = (isDue: boolean) =>
  groups.filter((each) => each.isDue === isDue).map(({ group }) => group)

loadEnvironment()
mkdirSync(REPORTS, { recursive: true })
const isRest = process.argv.includes('--rest')
const results: Result[] = isRest ? JSON.parse(readFileSync(FIRST, 'utf8')) : []
const add = async (runner: Runner) => results.push(await run(runner))
const check = (name: string, ...command: string[]): Runner => ({ name, command, count: asOne })

await (isRest ? runRest() : runDecisive())
if (!isRest) {
  const loads = overBudget(results, MOST_PAGE_LOADS)
  if (loads) results.push(loads)
  writeFileSync(FIRST, JSON.stringify(results))
}
report()

async function runDecisive() {
  const needed = (async () => {
    await add(check('Chromium', ...TSX, 'tools/check/browsers.ts'))
    await add(check('pictures', ...TSX, 'tools/art/images.ts'))
  })()
  await Promise.all([
    needed.then(() => add(check('fixture', ...TSX, 'tools/check/fixture.ts'))),
    // In parallel with the build, which leaves one core half idle.
    (async () => {
      await run(check('inline scripts', ...TSX, 'tools/build/inline-scripts.ts'))
      await add(check('lint and format', node('@biomejs/biome/bin/biome'), 'check', '.'))
      await add(check('dead code', node('knip/bin/knip.js')))
      await run(check('route types', node('next/dist/bin/next'), 'typegen'))
      const cache = ['--incremental', '--tsBuildInfoFile', '.local/types.tsbuildinfo']
      await add(check('types', node('typescript/bin/tsc'), '--noEmit', ...cache))
      await needed
      await add(unitTests('unit', 'unit', ...groupsThatAre(true)))
    })(),
  ])
  if (!hasPassed('fixture')) return void results.push(failure('flows: there is no built site'))
  await add(siteTests('built files', FIXTURE, '--testPathIgnorePatterns=site/deploy'))
  await add(flows('flows', FIXTURE, ...DESKTOP, '--grep-invert=@check'))
}

async function runRest() {
  await Promise.all([
    (async () => {
      await add(check('build', ...TSX, 'tools/build/build.ts', '--if-stale'))
      await add({ ...check('second build', ...TSX, 'tools/check/reproducible.ts'), cwd: FIXTURE })
      await add(
        check('fixture of the preview', ...TSX, 'tools/check/fixture.ts', '--production-preview'),
      )
    })(),
    add(unitTests('other units', 'hosts', ...groupsThatAre(false))),
  ])
  if (!['build', 'fixture of the preview'].every(hasPassed))
    return void results.push(failure('live: there is no built site'))
  // `live` runs below, on today's content.
  const others = [...DESKTOP, '--grep=@check', 'e2e/flows', 'editor/e2e']
  await add(flows('all flows', FIXTURE, ...others))
  await add(flows('phone', FIXTURE, '--project=phone'))
  await add(siteTests("today's files", '.', 'links', 'search', 'tamil', 'policy', 'deploy'))
  await add(flows('live', '.', '--project=pictures', 'e2e/site'))
  await add(siteTests('files of the preview', FIXTURE_PREVIEW, 'links', 'deploy'))
  await add(flows('production preview', FIXTURE_PREVIEW, '--project=production-preview'))
  await addWherePossible(missingJava(), check('html', ...TSX, 'tools/check/html.ts'))
  await add(playwright('development server', FIXTURE, [...TSX, 'tools/check/test-dev.ts']))
  await addWherePossible(
    missingNginx(),
    playwright('nginx', '.', [...TSX, 'tools/check/test-nginx.ts']),
  )
  for (const name of OTHER_BROWSERS) {
    const { missing, env } = findBrowser(name)
    const runner = flows(name, FIXTURE, `--project=${name}`)
    await addWherePossible(missing, { ...runner, env: { ...runner.env, ...env } })
  }
}

function unitTests(name: string, ...projects: string[]): Runner {
  const file = fresh(path.join(REPORTS, `${name}.json`))
  // By default Jest leaves one core free.
  const command = ['--maxWorkers=100%', '--json', `--outputFile=${file}`, '--selectProjects']
  return {
    name,
    command: [node('jest/bin/jest.js'), ...command, ...projects],
    count: fromReport(file, jestReport),
  }
}

/** Checks the output of a build: links, structured data, policies, sizes, Tamil. */
function siteTests(name: string, cwd: string, ...files: string[]): Runner {
  const file = fresh(path.join(REPORTS, `${name}.json`))
  const command = ['--config', 'tools/check/jest/site.mjs', '--maxWorkers=100%', '--json']
  return {
    name,
    cwd,
    command: [node('jest/bin/jest.js'), ...command, `--outputFile=${file}`, ...files],
    count: fromReport(file, jestReport),
  }
}

function flows(name: string, cwd: string, ...args: string[]): Runner {
  return playwright(name, cwd, [node('@playwright/test/cli.js'), 'test', ...args])
}

function playwright(name: string, cwd: string, command: readonly string[]): Runner {
  const file = fresh(path.join(REPORTS, `${name}.json`))
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROMIUM_PATH: chromium() }
  return { name, cwd, command, env, count: fromReport(file, playwrightReport), isLive: true }
}

/** The browser of the flows. Without one the flows fail, and the other runners still run. */
function chromium(): string {
  try {
    return ensureChromium()
  } catch (error) {
    console.error((error as Error).message)
    return ''
  }
}

/** Adds a runner that not every machine can run; otherwise prints and counts why it is skipped. */
async function addWherePossible(missing: string | undefined, runner: Runner) {
  if (!missing) return add(runner)
  console.log(`\n--- ${runner.name}: skipped, ${missing}`)
  return results.push({ name: runner.name, passed: 0, failed: 0, skipped: 1, seconds: 0 })
}

function failure(name: string): Result {
  return { name, passed: 0, failed: 1, skipped: 0, seconds: 0 }
}

function hasPassed(name: string): boolean {
  return results.some((result) => result.name === name && result.failed === 0)
}

/** Compares with the commit where this branch left `origin/main`; without one, everything counts as changed. */
function hasChanged(files: readonly string[]): boolean {
  const git = (...args: string[]) =>
    spawnSync('git', [...args, '--', ...files], { encoding: 'utf8' })
  const base = spawnSync('git', ['merge-base', 'HEAD', 'origin/main'], {
    encoding: 'utf8',
  }).stdout?.trim()
  if (!base) return true
  const changed = git('diff', '--name-only', base).stdout
  const added = git('ls-files', '--others', '--exclude-standard').stdout
  return `${changed}${added}`.trim() !== ''
}

function report() {
  const total = totalOf(results)
  const failing = results.filter(({ failed }) => failed > 0).map(({ name }) => name)
  console.log(`\n${table(results)}`)
  if (failing.length > 0) console.log(`\nFailed: ${failing.join(', ')}`)
  if (total.isTooFlaky)
    console.log('\nMore flaky flows than a run may have: this counts as a failure')
  process.exitCode = total.failed > 0 ? 1 : 0
  console.log(`\n${summary(total)}`)
}
