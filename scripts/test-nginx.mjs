/**
 * Serves the built site with a real nginx, from the configuration that the build writes, and asks it
 * what hosting.spec.ts asks of any host; then opens every page in a browser. Elsewhere
 * than where nginx is, or can be installed, it says so and is skipped.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { nginxConf } from '../hosting/nginx.mjs'
import { readSettings } from '../hosting/settings.mjs'
import { RECEIVED_FILE, startLocalServices } from '../services/local.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt } from './ensure.mjs'
import { loadEnvironment } from './environment.mjs'
import { missingNginx, startNginx } from './nginx.mjs'
import { claimServicesPort, claimSitePort, isOurs } from './ports.mjs'
import { readSiteRules } from './postbuild/site.mjs'
import { fresh, fromReport, readPlaywright, summary } from './runners.mjs'

const REPORT = '.local/reports/nginx.json'
/** Every question to the host, and every page as a visitor meets it. */
const WANTED = 'hosting\\.spec|routes\\.spec'

loadEnvironment()
const missing = missingNginx()
if (missing) {
  console.log(`Skipped: ${missing}.`)
} else {
  await claimServicesPort()
  await ensureBuilt()
  await claimSitePort()
  try {
    process.exit(await test(readSettings(process.env)))
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}

async function test(settings) {
  const { LOCAL_SERVICES_URL, PORT } = process.env
  const url = `http://localhost:${PORT}${settings.basePath}/`
  const conf = nginxConf(readSiteRules('site', settings), {
    listen: `127.0.0.1:${PORT}`,
    root: path.resolve('site'),
  })
  // The pages ask them; those of a site that is being served meanwhile will do.
  const services = (await isOurs(LOCAL_SERVICES_URL))
    ? undefined
    : await startLocalServices({
        port: Number(new URL(LOCAL_SERVICES_URL).port || 80),
        file: RECEIVED_FILE,
      })
  const nginx = await startNginx(conf, url)
  const status = await runPlaywright(url)
  await Promise.all([nginx.stop(), services?.close()])

  if (status !== 0) console.log(`\nnginx said:\n${nginx.log()}`)
  console.log(`\n${summary(fromReport(REPORT, readPlaywright)())}`)
  return status
}

async function runPlaywright(url) {
  const args = ['test', '--project=desktop', `--grep=${WANTED}`, '--reporter=list,json']
  const child = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      // A host like any other: Playwright starts no server of its own.
      E2E_BASE_URL: url,
      CHROMIUM_PATH: await ensureChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: fresh(REPORT),
    },
  })
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)))
}
