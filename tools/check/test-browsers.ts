/**
 * Opens every page and runs the main journeys in browsers other than Chromium, where they are installed or can be.
 * Arguments after `--` go to Playwright.
 */
import { spawnSync } from 'node:child_process'
import { loadEnvironment } from '../build/environment.mjs'
import { findBrowser, OTHER_BROWSERS } from './browsers'
import { buildFixture, FIXTURE } from './fixture'

loadEnvironment()
const found = OTHER_BROWSERS.map((name) => ({ name, ...findBrowser(name) }))
for (const { name, missing } of found) if (missing) console.log(`Skipped ${name}: ${missing}.`)

const present = found.filter(({ missing }) => !missing)
if (present.length > 0) {
  buildFixture(FIXTURE)
  const projects = present.map(({ name }) => `--project=${name}`)
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', ...projects, ...process.argv.slice(2)],
    {
      cwd: FIXTURE,
      stdio: 'inherit',
      env: Object.assign({}, process.env, ...present.map(({ env }) => env)),
    },
  )
  process.exitCode = status ?? 1
}
