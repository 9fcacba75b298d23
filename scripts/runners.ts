/** Runs one command and counts what it found. */
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import type { JSONReport } from '@playwright/test/reporter'

interface Count {
  passed: number
  failed: number
  skipped: number
  /** Of those that passed, the ones that failed at first. */
  flaky?: number
}

export interface Result extends Count {
  name: string
}

export interface Runner {
  name: string
  /** Arguments of node. */
  command: string[]
  env?: Record<string, string>
  cwd?: string
  count: (status: number) => Count
  /** Shown while it runs, instead of in one piece after it. */
  isLive?: boolean
}

export async function run({ name, command, env = {}, cwd, count, isLive = false }: Runner) {
  const start = performance.now()
  const child = spawn(process.execPath, command, {
    env: { ...process.env, ...env },
    cwd,
    stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
  })
  if (isLive) console.log(`\n=== ${name}`)
  const chunks: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const status = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 1))
  })

  const result: Result = { name, ...honest(count(status), status) }
  if (!isLive) {
    const output = Buffer.concat(chunks).toString().trim()
    console.log(`\n=== ${name}${output ? `\n${output}` : ''}`)
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const others = (['flaky', 'skipped'] as const).filter((kind) => result[kind])
  const rest = others.map((kind) => `, ${result[kind]} ${kind}`).join('')
  console.log(`--- ${name}: ${summary(result)}${rest} (${seconds} s)`)
  return result
}

/** A runner that fails without a failed test, or runs none at all, has failed. */
function honest(count: Count, status: number) {
  const hasRun = count.passed + count.failed > 0
  const failed = count.failed || (status !== 0 || !hasRun ? 1 : 0)
  return { ...count, failed }
}

/** The line that ends every run, in one form, so that other programs can read it. */
export function summary({ passed, failed }: Count) {
  return `${passed} passed, ${failed} failed`
}

/** More flaky tests than this say that something is wrong with the pages or with the tests. */
export const MOST_FLAKY = 2

/** Adds up what all runners have found. Too many flaky tests count as one failure. */
export function totalOf(results: readonly Count[]) {
  const sum = (kind: keyof Count) => results.reduce((total, each) => total + (each[kind] ?? 0), 0)
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

/** For a check that either holds or does not. */
export const asOne = (status: number) => ({
  passed: status === 0 ? 1 : 0,
  failed: status === 0 ? 0 : 1,
  skipped: 0,
})

const NOTHING = { passed: 0, failed: 0, skipped: 0 }

/** Counts from a report that the runner has written to a file, taken away first by `fresh`. */
export const fromReport = (file: string, read: (text: string) => Count) => () => {
  try {
    return read(readFileSync(file, 'utf8'))
  } catch {
    return NOTHING
  }
}

/** So that an old report is never counted. */
export function fresh(file: string) {
  rmSync(file, { force: true })
  return file
}

export function readTap(text: string): Count {
  const number = (name: string) =>
    Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
  return {
    passed: number('pass'),
    failed: number('fail') + number('cancelled'),
    skipped: number('skipped') + number('todo'),
  }
}

export function readJest(text: string): Count {
  const report: Record<
    | 'numPassedTests'
    | 'numFailedTests'
    | 'numRuntimeErrorTestSuites'
    | 'numPendingTests'
    | 'numTodoTests',
    number
  > = JSON.parse(text)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

export function readPlaywright(text: string): Count {
  const { stats, errors }: JSONReport = JSON.parse(text)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: stats.flaky,
  }
}
