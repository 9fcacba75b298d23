import assert from 'node:assert/strict'
import { measuredSize, statedSize } from './islands'
import { islandFiles } from './postbuild/islands'

/** Relative to the stated size. Other versions of the bundler differ by less. */
const TOLERANCE = 0.1

for (const file of islandFiles()) {
  test(`${file} states what it costs`, async () => {
    const stated = statedSize(file)
    assert.ok(stated, 'its doc comment has no line "Cost: … kB gzip"')
    // Doc comments state one decimal.
    const measured = Number((await measuredSize(file)).toFixed(1))
    assert.ok(
      Math.abs(measured - stated) <= stated * TOLERANCE,
      `it states ${stated} kB and has ${measured} kB gzip`,
    )
  })
}
