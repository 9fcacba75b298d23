import assert from 'node:assert/strict'
import { test } from 'node:test'
import { islands, measuredSize, statedSize } from './islands.mjs'

/** Other versions of the bundler differ by less. */
const TOLERANCE = 0.3

for (const file of islands()) {
  test(`${file} states what it costs`, async () => {
    const stated = statedSize(file)
    assert.ok(stated, 'its doc comment has no line "Cost: … kB gzip"')
    const measured = await measuredSize(file)
    assert.ok(
      Math.abs(measured - stated) <= TOLERANCE,
      `it states ${stated} kB and has ${measured.toFixed(1)} kB gzip`,
    )
  })
}
