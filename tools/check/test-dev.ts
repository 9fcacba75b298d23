/**
 * Runs one flow for each island, tagged @dev, against the development server, which hydrates the whole page
 * instead of single islands. Arguments after `--` go to Playwright.
 */
import { spawn, spawnSync } from 'node:child_process'
import type { Readable } from 'node:stream'
import getPort from 'get-port'
import { loadEnvironment } from '../build/environment.mjs'
import { TSX } from '../build/tsx.mjs'
import { readSettings } from '../host/settings'
import { ensureChromium } from './browsers'

loadEnvironment()
const [port, services] = [await getPort(), await getPort()]
const env = { ...process.env, LOCAL_PORT: String(services) }
const server = spawn(process.execPath, [...TSX, 'tools/serve/dev.ts', '--port', String(port)], {
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  await isListening(server.stdout)
  const { basePath } = readSettings(process.env)
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--project=dev', ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: {
        ...env,
        DEV_SERVER: '1',
        CHROMIUM_PATH: ensureChromium(),
        E2E_BASE_URL: `http://localhost:${port}${basePath}/`,
        E2E_SERVICES_URL: `http://127.0.0.1:${services}`,
      },
    },
  )
  process.exitCode = status ?? 1
} finally {
  server.kill()
}

/** Resolves when the server prints that it listens, and rejects if its output ends first. */
function isListening(stdout: Readable) {
  return new Promise<void>((resolve, reject) => {
    stdout.on('data', (chunk) => /Ready in/.test(String(chunk)) && resolve())
    stdout.on('end', () => reject(new Error('The development server has ended.')))
  })
}
