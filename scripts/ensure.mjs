// @ts-check
/**
 * Makes a fresh clone ready: dependencies from the lockfile, then the built site where it is missing
 * or older than its sources. Built-ins only, because it runs before anything is installed.
 *
 * node scripts/ensure.mjs                  install and build what is needed
 * node scripts/ensure.mjs --install-only   leave the site alone
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { loadEnvironment } from './environment.mjs'
import { fingerprint } from './inputs.mjs'
import { TSX } from './tsx.mjs'

export const BUILT = '.local/built.json'

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 12)) return
  console.error(`Node 20.12 or newer is needed, this is ${process.version}: https://nodejs.org`)
  process.exit(1)
}

async function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing dependencies from the lockfile ...')
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
}

/** npm writes what it has installed, last of all, in the form of a lockfile of its own. */
function isInstalled() {
  const present = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json')).every(
    // The first entry is the project; optional ones may be for other systems.
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

/** Whether out/ and site/ are what the sources as they are now would give. */
export function isBuilt() {
  if (!existsSync(BUILT) || !existsSync('out/index.html') || !existsSync('site')) return false
  return JSON.parse(readFileSync(BUILT, 'utf8')).fingerprint === fingerprint()
}

/** Builds unless that has been done; a second process waits for the first. */
export async function ensureBuilt() {
  if (isBuilt()) return
  console.log('Building the site ...')
  await run(process.execPath, [...TSX, 'scripts/build.ts', '--if-stale'])
}

/**
 * Does not block, because the caller may be serving requests. Ends the process on failure.
 *
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<void>}
 */
function run(command, args) {
  const shell = process.platform === 'win32' && command === 'npm'
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', shell })
    child.on('error', () => process.exit(1))
    child.on('close', (code) => (code === 0 ? resolve() : process.exit(code ?? 1)))
  })
}

async function main() {
  checkNode()
  loadEnvironment()
  await ensureInstalled()
  // A picture that was uploaded through a Git host has none of its sizes yet; a build makes them itself.
  if (process.argv.includes('--install-only'))
    await run(process.execPath, [...TSX, 'scripts/images.ts'])
  else await ensureBuilt()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
