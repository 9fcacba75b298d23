/**
 * Serves the built site with a real nginx, from the configuration that the build writes, runs the host
 * checks of hosting.spec.ts, then opens one page of each kind in a browser. Prints a message and is skipped where nginx
 * is missing and cannot be installed.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import getPort from 'get-port'
import { ensureBuilt } from '../build/ensure.mjs'
import { loadEnvironment } from '../build/environment.mjs'
import { readSiteRules } from '../build/postbuild/rules'
import { nginxConf, nginxMaps } from '../host/nginx'
import { readSettings, type Settings } from '../host/settings'
import { startLocalServices } from '../mocks/local'
import { ensureChromium } from './browsers'
import { layOutRelease, missingNginx, startNginx } from './nginx'

/** All host checks, and one page of each kind in a browser. */
const WANTED = 'site/hosting'

loadEnvironment()
const missing = missingNginx()
if (missing) {
  console.log(`Skipped: ${missing}.`)
} else {
  await ensureBuilt()
  try {
    process.exit(await test(readSettings(process.env)))
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

async function test(settings: Settings) {
  const port = await getPort()
  const url = `http://localhost:${port}${settings.basePath}/`
  const rules = readSiteRules('site', settings)
  const folder = mkdtempSync(path.join(tmpdir(), 'host-'))
  layOutRelease(folder, { name: 'built', site: 'site', maps: nginxMaps(rules) })
  const conf = nginxConf(rules, { listen: `127.0.0.1:${port}`, folder, logs: folder })
  const services = await startLocalServices()
  const nginx = await startNginx(conf, url)
  const status = await runPlaywright(url, services.url)
  await Promise.all([nginx.stop(), services.close()])
  rmSync(folder, { recursive: true })

  const hasWarned = /\[(warn|emerg)\]/.test(nginx.log())
  if (status !== 0 || hasWarned) console.log(`\nnginx said:\n${nginx.log()}`)
  return status || Number(hasWarned)
}

async function runPlaywright(url: string, servicesUrl: string) {
  const args = ['test', '--project=pictures', `--grep=${WANTED}`]
  const child = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      // Prevents Playwright from starting its own servers.
      E2E_BASE_URL: url,
      E2E_SERVICES_URL: servicesUrl,
      CHROMIUM_PATH: ensureChromium(),
    },
  })
  return new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)))
}
