import {
  asOne,
  jestReport,
  MOST_FLAKY,
  overBudget,
  PAGE_LOADS,
  playwrightReport,
  type Result,
  run,
  summary,
  table,
  totalOf,
} from './runners'

// Hide the output of the runners below from the report of this run.
beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => {}))
afterEach(() => jest.restoreAllMocks())

const none = () => ({ passed: 0, failed: 0, skipped: 0 })
const result = (more: Partial<Result>): Result => ({ name: 'some', seconds: 1, ...none(), ...more })

test('a report of Jest is counted, with the seconds of its tests', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [{ assertionResults: [{ fullName: 'adds', duration: 1500 }] }],
  }
  expect(jestReport(JSON.stringify(report))).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    tests: [{ title: 'adds', seconds: 1.5 }],
  })
})

test('a report of Playwright is counted, with page loads of every attempt', () => {
  const tried = (loads: number) => ({
    duration: 500,
    annotations: [{ type: PAGE_LOADS, description: String(loads) }, { type: 'other' }],
  })
  const spec = { file: 'a.spec.ts', title: 'opens', tests: [{ results: [tried(1), tried(2)] }] }
  const report = {
    stats: { expected: 4, flaky: 1, unexpected: 0, skipped: 1 },
    errors: [{}],
    suites: [{ specs: [], suites: [{ specs: [spec] }] }],
  }
  expect(playwrightReport(JSON.stringify(report))).toEqual({
    passed: 5,
    failed: 1,
    skipped: 1,
    flaky: 1,
    pageLoads: 3,
    tests: [{ title: 'a.spec.ts: opens', seconds: 1 }],
  })
})

test('more page loads than are allowed are a failure of their own', () => {
  const results = [result({ pageLoads: 2 }), result({ pageLoads: 3 })]
  expect(overBudget(results, 5)).toBeUndefined()
  expect(overBudget(results, 4)).toMatchObject({ name: 'page loads', failed: 1 })
})

test('the table has a line for each phase, and the slowest tests in order', () => {
  const tests = Array.from({ length: 12 }, (_, at) => ({ title: `test ${at}`, seconds: at }))
  const lines = table([result({ name: 'unit', passed: 12, tests })]).split('\n')
  expect(lines).toContain('    1.0  unit, 12 passed, 0 failed')
  const slowest = lines.filter((line) => / test \d/.test(line))
  expect(slowest).toHaveLength(10)
  expect(slowest[0]).toMatch(/11\.0 {2}test 11/)
})

test('flaky tests are counted, and too many in all runners are a failure', () => {
  const unit = { name: 'unit', passed: 5, failed: 0, skipped: 1 }
  const flows = (flaky: number) => ({ name: 'browser', passed: 4, failed: 0, skipped: 0, flaky })
  expect(totalOf([unit, flows(MOST_FLAKY)])).toEqual({
    passed: 9,
    failed: 0,
    skipped: 1,
    flaky: MOST_FLAKY,
    isTooFlaky: false,
  })
  const { failed, isTooFlaky } = totalOf([unit, flows(MOST_FLAKY), flows(1)])
  expect({ failed, isTooFlaky }).toEqual({ failed: 1, isTooFlaky: true })
})

test('a runner that ran nothing has failed', async () => {
  const result = await run({ name: 'empty', command: ['-e', ''], count: none })
  expect(result.failed).toBe(1)
})

test('a runner that dies after passing tests has failed', async () => {
  const count = () => ({ passed: 3, failed: 0, skipped: 0 })
  const result = await run({ name: 'dies', command: ['-e', 'process.exit(3)'], count })
  expect(result.failed).toBe(1)
})

test('a check counts as one', async () => {
  const result = await run({ name: 'check', command: ['-e', ''], count: asOne })
  expect(summary(result)).toBe('1 passed, 0 failed')
  expect(summary({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed')
})
