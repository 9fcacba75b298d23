/**
 * Runs one command and counts what it found.
 *
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} [flaky] of those that passed, the ones that failed at first
 * @typedef {object} Runner
 * @property {string} name
 * @property {string[]} command arguments of node
 * @property {Record<string, string>} [env]
 * @property {string} [cwd]
 * @property {(status: number) => Count} count
 * @property {boolean} [isLive] shown while it runs, instead of in one piece after it
 */
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'

/**
 * @param {Runner} runner
 * @returns {Promise<Count & { name: string }>}
 */
export async function run({ name, command, env = {}, cwd, count, isLive = false }) {
  const start = performance.now()
  const child = spawn(process.execPath, command, {
    env: { ...process.env, ...env },
    cwd,
    stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
  })
  if (isLive) console.log(`\n=== ${name}`)
  const chunks = []
  child.stdout?.on('data', (chunk) => chunks.push(chunk))
  child.stderr?.on('data', (chunk) => chunks.push(chunk))
  const status = await new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 1))
  })

  const result = { name, ...honest(count(status), status) }
  if (!isLive) {
    const output = Buffer.concat(chunks).toString().trim()
    console.log(`\n=== ${name}${output ? `\n${output}` : ''}`)
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const others = ['flaky', 'skipped'].filter((kind) => result[kind] > 0)
  const rest = others.map((kind) => `, ${result[kind]} ${kind}`).join('')
  console.log(`--- ${name}: ${summary(result)}${rest} (${seconds} s)`)
  return result
}

/** A runner that fails without a failed test, or runs none at all, has failed. */
function honest(count, status) {
  const hasRun = count.passed + count.failed > 0
  const failed = count.failed || (status !== 0 || !hasRun ? 1 : 0)
  return { ...count, failed }
}

/** The line that ends every run, in one form, so that other programs can read it. */
export function summary({ passed, failed }) {
  return `${passed} passed, ${failed} failed`
}

/** More flaky tests than this say that something is wrong with the pages or with the tests. Two, once a slow machine shows none. */
export const MOST_FLAKY = 8

/**
 * Adds up what all runners have found. Too many flaky tests count as one failure.
 *
 * @param {readonly (Count & { name: string })[]} results
 */
export function totalOf(results) {
  const sum = (kind) => results.reduce((total, each) => total + (each[kind] ?? 0), 0)
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
export const asOne = (status) => ({
  passed: status === 0 ? 1 : 0,
  failed: status === 0 ? 0 : 1,
  skipped: 0,
})

const NOTHING = { passed: 0, failed: 0, skipped: 0 }

/** Counts from a report that the runner has written to a file, taken away first by `fresh`. */
export const fromReport = (file, read) => () => {
  try {
    return read(readFileSync(file, 'utf8'))
  } catch {
    return NOTHING
  }
}

/** So that an old report is never counted. */
export function fresh(file) {
  rmSync(file, { force: true })
  return file
}

export function readTap(text) {
  const number = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
  return {
    passed: number('pass'),
    failed: number('fail') + number('cancelled'),
    skipped: number('skipped') + number('todo'),
  }
}

export function readJest(text) {
  const report = JSON.parse(text)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

export function readPlaywright(text) {
  const { stats, errors } = JSON.parse(text)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: stats.flaky,
  }
}
