/**
 * Finds the browsers for tests. Missing ones are installed where that needs no consent: Debian packages as root,
 * otherwise Playwright's own Chromium.
 *
 * node --import tsx tools/check/browsers.ts    prints where Chromium is
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Chromium without windows: a fresh page takes a third of the processor time. */
const SHELL = 'chromium-headless-shell'
const HEADED = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Returns the executable of Chromium. Throws an error that says what to do where there is none.
 *
 * @param isHeaded whether it has to show a window
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
    // Older Debian releases have no package for the shell.
    ((!isHeaded && aptInstall(SHELL)) || aptInstall('chromium') || playwrightInstall()
      ? find()
      : undefined)
  if (found) return found
  throw new Error(
    'There is no Chromium and none could be installed. Install Chromium or Chrome, or set CHROMIUM to its executable.',
  )
}

function playwrightsOwn() {
  // Imported here, because a build without the test tools imports this file too.
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

/** Requirements of Playwright's project of the same name. */
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

/** Returns why the browser is missing, or the environment in which Playwright finds it. */
export function findBrowser(name: Browser): { missing?: string; env?: Record<string, string> } {
  const { find, packages } = OTHERS[name]
  const env = find() ?? (aptInstall(...packages) ? find() : undefined)
  if (env) return { env }
  return { missing: `it is not here (Debian: apt-get install ${packages.join(' ')})` }
}

/** Installs Debian packages as root, after printing so. Returns whether they are now installed. */
export function aptInstall(...packages: string[]): boolean {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false
  console.log(`Installing Debian packages: ${packages.join(' ')} ...`)
  // A run level in which the packages start no service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: 'ignore', env }).status === 0
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages)
}

/** Returns the executable of the first of these names that exists. */
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
