// @ts-check
/**
 * Makes a fresh clone ready: installs the dependencies from the lockfile. Built-ins only, because it runs before
 * anything is installed.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { loadEnvironment } from './environment.mjs'
import { fingerprint } from './inputs.mjs'
import { TSX } from './tsx.mjs'

export const BUILD_RECORD = '.local/built.json'

/** Space for packages, two built sites and test output. */
const GIGABYTES = 3

function checkMachine() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 12))
    stop(`Node 20.12 or newer is needed, this is ${process.version}: https://nodejs.org`)
  const { bavail, bsize } = statfsSync('.')
  const free = (bavail * bsize) / 1e9
  if (!existsSync('node_modules') && free < GIGABYTES)
    stop(
      `The disk has ${free.toFixed(1)} GB left and ${GIGABYTES} are needed. Free some, or clone to another disk.`,
    )
}

async function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing dependencies from the lockfile ...')
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']
  // Without limits npm waits two minutes when there is no network.
  const isDone = await run('npm', ['ci', ...quiet, '--fetch-retries=1', '--fetch-timeout=60000'])
  if (!isDone)
    stop(
      'The dependencies could not be installed: see above. A first installation needs the network and the npm registry.',
    )
}

/** Compares with the lockfile that npm writes last, when all packages are installed. */
function isInstalled() {
  const present = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json')).every(
    // The first entry is the project; optional packages may be for other systems.
    ([name, { version, optional }]) => !name || optional || present[name]?.version === version,
  )
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesIn(lockfile) {
  return existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, 'utf8')).packages : {}
}

/** Returns whether out/ and site/ are up to date with the sources. */
export function isBuilt() {
  if (!existsSync(BUILD_RECORD) || !existsSync('out/index.html') || !existsSync('site'))
    return false
  return JSON.parse(readFileSync(BUILD_RECORD, 'utf8')).fingerprint === fingerprint()
}

/** Builds if needed; a second process waits for the first. */
export async function ensureBuilt() {
  if (isBuilt()) return
  console.log('Building the site ...')
  if (!(await run(process.execPath, [...TSX, 'tools/build/build.ts', '--if-stale'])))
    process.exit(1)
}

/**
 * Runs a command asynchronously, so that this process can keep serving. Resolves to whether it succeeded.
 *
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<boolean>}
 */
function run(command, args) {
  const shell = process.platform === 'win32' && command === 'npm'
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', shell })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}

/** @param {string} reason */
function stop(reason) {
  console.error(reason)
  process.exit(1)
}

async function main() {
  checkMachine()
  loadEnvironment()
  await ensureInstalled()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
