import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mainThreadTime } from './first-press.mjs'

const task = (ts, tdur, more = {}) => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  pid: 1,
  tid: 1,
  ts,
  dur: tdur,
  tdur,
  args: {},
  ...more,
})

test('tasks of the main thread between press and frame are added up', () => {
  const press = {
    name: 'EventTiming',
    ph: 'b',
    pid: 1,
    tid: 1,
    ts: 10_000,
    args: { data: { type: 'click', duration: 16 } },
  }
  const events = [
    task(1_000, 4_000),
    press,
    task(11_000, 3_000),
    task(20_000, 2_000),
    task(12_000, 9_000, { tid: 2 }),
    task(30_000, 5_000),
  ]
  assert.equal(mainThreadTime(events), 5)
})

test('a trace without a press is refused', () => {
  assert.throws(() => mainThreadTime([task(1, 1)]), /no press/)
})
