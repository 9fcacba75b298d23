/**
 * The browser tests. Everything after `--` goes to Playwright.
 *
 * npm run e2e                                     all flows, against the fixture (tools/check/fixture.ts)
 * npm run e2e -- --grep enquiry --headed
 * npm run e2e -- --trace on
 * npm run e2e -- editor/e2e                       the editor
 * npm run e2e -- e2e/site/production-preview      how a live build would show the fixture
 * npm run e2e -- e2e/site                         checks that hold for any content, against the built site
 * E2E_BASE_URL=https://example.com/noyyal/ npm run e2e
 *                                                 only flows tagged @readonly, against that address
 */
import { spawnSync } from 'node:child_process'
import { ensureBuilt } from '../build/ensure.mjs'
import { loadEnvironment } from '../build/environment.mjs'
import { ensureChromium } from './browsers'
import { buildFixture, FIXTURE, FIXTURE_PREVIEW } from './fixture'

loadEnvironment()
const isRemote = Boolean(process.env.E2E_BASE_URL)
const names = (folder: string) => process.argv.some((each) => each.startsWith(folder))
const isPreview = names('e2e/site/production-preview')
const isLive = isRemote || (names('e2e/site') && !isPreview)
const fixture = isPreview ? FIXTURE_PREVIEW : FIXTURE
if (!isLive) buildFixture(fixture)
else if (!isRemote) await ensureBuilt()

const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', ...playwrightArguments()],
  {
    cwd: isLive ? '.' : fixture,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: ensureChromium({ isHeaded: process.argv.includes('--headed') }),
    },
  },
)
process.exit(status ?? 1)

/** Against a deployed address only @readonly flows run, whatever the arguments, because others send data. */
function playwrightArguments() {
  const given = process.argv.slice(2)
  if (!isRemote) return names('e2e/') || names('editor/') ? given : ['e2e/flows', ...given]
  const at = given.findIndex((each) => /^(--grep|-g)(=|$)/.test(each))
  const asked = given[at]
  if (asked === undefined) return ['e2e/site', '--grep', '@readonly', ...given]

  const [name = '', value] = asked.split(/=(.*)/s)
  const pattern = value ?? given[at + 1] ?? ''
  const rest = given.toSpliced(at, value === undefined ? 2 : 1)
  return ['e2e/site', name, `(?=[\\s\\S]*@readonly)(?=[\\s\\S]*(?:${pattern}))`, ...rest]
}
