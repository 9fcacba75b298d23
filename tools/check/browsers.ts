/**
 * Finds the browsers of the tests. What is missing is installed where that needs no consent: Debian packages as root,
 * Playwright's own Chromium elsewhere.
 *
 * node --import tsx tools/check/browsers.ts    prints where Chromium is
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** The shell is the same engine without a window's processes: a fresh page costs a third of the processor time. */
const SHELL = 'chromium-headless-shell'
const HEADED = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Returns the executable of Chromium; throws, saying what to do, where there can be none.
 *
 * @param isHeaded whether somebody watches it, which needs one with a window
 */
export function ensureChromium({ isHeaded = false } = {}): string {
  const { CHROMIUM } = process.env
  if (CHROMIUM) {
    if (isExecutable(CHROMIUM)) return CHROMIUM
    throw new Error(`CHROMIUM is set to ${CHROMIUM}, which cannot be run`)
  }
  const find = () => findOnPath(isHeaded ? HEADED : [SHELL, ...HEADED]) ?? playwrightsOwn()
  const found =
    find() ??
    // Older Debian has no package for the shell.
    ((!isHeaded && aptInstall(SHELL)) || aptInstall('chromium') || playwrightInstall()
      ? find()
      : undefined)
  if (found) return found
  throw new Error(
    'There is no Chromium and none could be installed. Install Chromium or Chrome, or set CHROMIUM to its executable.',
  )
}

function playwrightsOwn() {
  // Not at the top: a build without the tools of the tests imports this file too.
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  const file: string = chromium.executablePath()
  return existsSync(file) ? file : undefined
}

function playwrightInstall() {
  console.log('Installing Chromium with Playwright ...')
  const command = ['node_modules/@playwright/test/cli.js', 'install', 'chromium']
  return (
    spawnSync(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
  )
}

/** What Playwright's project of the same name needs. */
const OTHERS = {
  firefox: {
    packages: ['firefox-esr'],
    find: () => {
      const file = findOnPath(['firefox-esr', 'firefox'])
      return file ? { FIREFOX_PATH: file } : undefined
    },
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    find: () => {
      const file = findOnPath(['WebKitWebDriver'])
      return file && findOnPath(['xvfb-run']) ? { WEBKIT_DRIVER: file } : undefined
    },
  },
} satisfies Record<string, { packages: string[]; find: () => object | undefined }>

type Browser = keyof typeof OTHERS

export const OTHER_BROWSERS = Object.keys(OTHERS) as Browser[]

/** Returns why there is none, or how Playwright finds it. */
export function findBrowser(name: Browser): { missing?: string; env?: Record<string, string> } {
  const { find, packages } = OTHERS[name]
  const env = find() ?? (aptInstall(...packages) ? find() : undefined)
  if (env) return { env }
  return { missing: `it is not here (Debian: apt-get install ${packages.join(' ')})` }
}

/** Installs Debian packages as root, and says so before. Returns whether they are there now. */
export function aptInstall(...packages: string[]): boolean {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false
  console.log(`Installing Debian packages: ${packages.join(' ')} ...`)
  // A run level in which no service is started.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: 'ignore', env }).status === 0
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages)
}

/** Returns the executable of the first of these names that there is. */
export function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find(isExecutable)
}

function isExecutable(file: string) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(ensureChromium())
