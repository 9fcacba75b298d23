/** Runs one command, and reads the number of tests and their durations from its report. */
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'

interface Count {
  passed: number
  failed: number
  skipped: number
  /** Passed tests that failed at first. */
  flaky?: number
  /** Navigations in the flows (e2e/helpers/fixtures.ts). */
  pageLoads?: number
  tests?: readonly { title: string; seconds: number }[]
}

export interface Result extends Count {
  name: string
  seconds: number
}

export interface Runner {
  name: string
  /** Arguments of node. */
  command: readonly string[]
  env?: Record<string, string> | undefined
  cwd?: string
  count: (status: number) => Count
  /** Print its output while it runs, instead of in one piece at the end. */
  isLive?: boolean
}

export async function run({ name, command, env = {}, cwd, count, isLive = false }: Runner) {
  const start = performance.now()
  const stream = isLive ? 'inherit' : 'pipe'
  if (isLive) console.log(`\n=== ${name}`)
  const child = spawn(process.execPath, command, {
    env: { ...process.env, ...env },
    cwd,
    stdio: ['ignore', stream, stream],
  })
  const chunks: Buffer[] = []
  for (const output of [child.stdout, child.stderr])
    output?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const status = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 1))
  })
  const seconds = (performance.now() - start) / 1000
  const result: Result = { name, seconds, ...honest(count(status), status) }
  const output = Buffer.concat(chunks).toString().trim()
  if (!isLive) console.log(`\n=== ${name}${output && `\n${output}`}`)
  console.log(`--- ${name}: ${summary(result)} (${seconds.toFixed(1)} s)`)
  return result
}

/** Counts a failure where a runner fails without a failed test, or runs no test. */
function honest(count: Count, status: number): Count {
  const hasRun = count.passed + count.failed > 0
  return { ...count, failed: count.failed || (status !== 0 || !hasRun ? 1 : 0) }
}

/** The last line of every run, in a format that other programs can parse. */
export const summary = ({ passed, failed }: Count) => `${passed} passed, ${failed} failed`

/** More flaky tests mean that something is wrong with the pages or with the tests. */
export const MOST_FLAKY = 2

/** Adds up the results of all runners. Too many flaky tests count as one failure. */
export function totalOf(results: readonly Count[]) {
  const sum = (kind: 'passed' | 'failed' | 'skipped' | 'flaky') =>
    results.reduce((total, each) => total + (each[kind] ?? 0), 0)
  const flaky = sum('flaky')
  const isTooFlaky = flaky > MOST_FLAKY
  return {
    passed: sum('passed'),
    failed: sum('failed') + (isTooFlaky ? 1 : 0),
    skipped: sum('skipped'),
    flaky,
    isTooFlaky,
  }
}

/** Returns a failure where the flows opened more pages than allowed. */
export function overBudget(results: readonly Result[], most: number): Result | undefined {
  const loads = results.reduce((sum, { pageLoads = 0 }) => sum + pageLoads, 0)
  if (loads <= most) return undefined
  console.log(`\nThe flows loaded ${loads} pages, ${most} are allowed (tools/check/test.ts).`)
  return { name: 'page loads', passed: 0, failed: 1, skipped: 0, seconds: 0 }
}

const SLOWEST = 10

/** Each phase with its duration, and the slowest tests. */
export function table(results: readonly Result[]): string {
  const row = (seconds: number, text: string) => `${seconds.toFixed(1).padStart(7)}  ${text}`
  const phases = results.map(({ name, seconds, flaky = 0, skipped, pageLoads, ...count }) => {
    const extra = [
      flaky > 0 && `${flaky} flaky`,
      skipped > 0 && `${skipped} skipped`,
      pageLoads && `${pageLoads} page loads`,
    ].filter(Boolean)
    return row(seconds, [name, summary({ ...count, skipped }), ...extra].join(', '))
  })
  const slowest = results
    .flatMap(({ tests = [] }) => tests)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ title, seconds }) => row(seconds, title))
  return ['Seconds', ...phases, '', `The ${SLOWEST} slowest tests`, ...slowest].join('\n')
}

/** The count of a check that has no single tests. */
export const asOne = (status: number): Count => ({
  passed: status === 0 ? 1 : 0,
  failed: status === 0 ? 0 : 1,
  skipped: 0,
})

/** Reads the counts from a report file that the runner writes; call `fresh` before. */
export const fromReport = (file: string, read: (text: string) => Count) => (): Count => {
  try {
    return read(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }
  }
}

/** Removes an old report, so that it is not counted again. */
export function fresh(file: string) {
  rmSync(file, { force: true })
  return file
}

type JestReport = Record<
  | 'numPassedTests'
  | 'numFailedTests'
  | 'numRuntimeErrorTestSuites'
  | 'numPendingTests'
  | 'numTodoTests',
  number
> & { testResults: { assertionResults: { fullName: string; duration?: number | null }[] }[] }

export function jestReport(text: string): Count {
  const report: JestReport = JSON.parse(text)
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    tests: tests.map(({ fullName, duration }) => ({
      title: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  }
}

/** The name of the page-load count in reports (e2e/helpers/fixtures.ts). */
export const PAGE_LOADS = 'page loads'

export function playwrightReport(text: string): Count {
  const { stats, errors, suites }: JSONReport = JSON.parse(text)
  const specsOf = ({ specs, suites: inner = [] }: JSONReportSuite): JSONReportSuite['specs'] => [
    ...specs,
    ...inner.flatMap(specsOf),
  ]
  const specs = suites.flatMap(specsOf)
  const runs = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  const loads = runs.flatMap(({ annotations }) =>
    annotations.flatMap(({ type, description }) =>
      type === PAGE_LOADS ? [Number(description)] : [],
    ),
  )
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: stats.flaky,
    pageLoads: loads.reduce((sum, each) => sum + each, 0),
    tests: specs.map(({ file, title, tests }) => ({
      title: `${file}: ${title}`,
      seconds:
        tests.flatMap((test) => test.results).reduce((sum, { duration }) => sum + duration, 0) /
        1000,
    })),
  }
}
