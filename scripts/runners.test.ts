import assert from 'node:assert/strict'
import { beforeEach, mock, test } from 'node:test'
import {
  asOne,
  MOST_FLAKY,
  readJest,
  readPlaywright,
  readTap,
  run,
  summary,
  totalOf,
} from './runners'

// What the runners below report is not the report of this run.
beforeEach(() => mock.method(console, 'log', () => {}))

const none = () => ({ passed: 0, failed: 0, skipped: 0 })

test('reports are counted', () => {
  assert.deepEqual(
    readTap('1..2\n# tests 9\n# pass 5\n# fail 1\n# cancelled 1\n# skipped 2\n# todo 0\n'),
    {
      passed: 5,
      failed: 2,
      skipped: 2,
    },
  )
  const jest = {
    numPassedTests: 3,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    numPendingTests: 0,
    numTodoTests: 0,
  }
  assert.deepEqual(readJest(JSON.stringify(jest)), { passed: 3, failed: 2, skipped: 0 })
  const playwright = { stats: { expected: 4, flaky: 1, unexpected: 0, skipped: 1 }, errors: [{}] }
  assert.deepEqual(readPlaywright(JSON.stringify(playwright)), {
    passed: 5,
    failed: 1,
    skipped: 1,
    flaky: 1,
  })
})

test('flaky tests are counted, and too many in all runners are a failure', () => {
  const unit = { name: 'unit', passed: 5, failed: 0, skipped: 1 }
  const flows = (flaky: number) => ({ name: 'browser', passed: 4, failed: 0, skipped: 0, flaky })
  assert.deepEqual(totalOf([unit, flows(MOST_FLAKY)]), {
    passed: 9,
    failed: 0,
    skipped: 1,
    flaky: MOST_FLAKY,
    isTooFlaky: false,
  })
  const { failed, isTooFlaky } = totalOf([unit, flows(MOST_FLAKY), flows(1)])
  assert.deepEqual({ failed, isTooFlaky }, { failed: 1, isTooFlaky: true })
})

test('a runner that ran nothing has failed', async () => {
  const result = await run({ name: 'empty', command: ['-e', ''], count: none })
  assert.equal(result.failed, 1)
})

test('a runner that dies after passing tests has failed', async () => {
  const count = () => ({ passed: 3, failed: 0, skipped: 0 })
  const result = await run({ name: 'dies', command: ['-e', 'process.exit(3)'], count })
  assert.equal(result.failed, 1)
})

test('a check counts as one', async () => {
  const result = await run({ name: 'check', command: ['-e', ''], count: asOne })
  assert.equal(summary(result), '1 passed, 0 failed')
  assert.equal(summary({ passed: 1, failed: 0, skipped: 2 }), '1 passed, 0 failed')
})
