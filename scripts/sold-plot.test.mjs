import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { copySite } from './copy-site.mjs'

const PLOTS = 'content/en/projects/plots'

test('a plot that is sold in each project leaves every unit test green', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'sold-plot-'))
  try {
    copySite(root)
    for (const file of readdirSync(PLOTS)) {
      const sales = JSON.parse(readFileSync(path.join(PLOTS, file), 'utf8'))
      sales.plots.find(({ status }) => status === 'available').status = 'sold'
      writeFileSync(path.join(root, PLOTS, file), `${JSON.stringify(sales, null, 2)}\n`)
    }
    const { status, stderr } = spawnSync(process.execPath, ['node_modules/jest/bin/jest.js'], {
      cwd: root,
      encoding: 'utf8',
    })
    assert.equal(status, 0, stderr)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
