/**
 * The browser tests. Everything after `--` goes to Playwright.
 *
 * npm run e2e                                     all flows, against the built site on this machine
 * npm run e2e -- --grep enquiry --headed
 * npm run e2e -- --trace on
 * E2E_BASE_URL=https://example.com/noyyal/ npm run e2e
 *                                                 the flows tagged @readonly, against that address
 */
import { spawnSync } from 'node:child_process'
import { ensureChromium } from './chromium'
import { ensureBuilt } from './ensure.mjs'
import { loadEnvironment } from './environment.mjs'

loadEnvironment()
const isRemote = Boolean(process.env.E2E_BASE_URL)
if (!isRemote) await ensureBuilt()

const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', ...playwrightArguments()],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: await ensureChromium({ isHeaded: process.argv.includes('--headed') }),
    },
  },
)
process.exit(status ?? 1)

/** Against a deployed address nothing may be sent, whatever else is asked for. */
function playwrightArguments() {
  const given = process.argv.slice(2)
  if (!isRemote) return given
  const at = given.findIndex((each) => /^(--grep|-g)(=|$)/.test(each))
  const asked = given[at]
  if (asked === undefined) return ['--grep', '@readonly', ...given]

  const [name = '', value] = asked.split(/=(.*)/s)
  const pattern = value ?? given[at + 1] ?? ''
  const rest = given.toSpliced(at, value === undefined ? 2 : 1)
  return [name, `(?=[\\s\\S]*@readonly)(?=[\\s\\S]*(?:${pattern}))`, ...rest]
}
