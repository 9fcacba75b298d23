/**
 * Finds a Chromium for the browser tests, and installs one where it can.
 *
 * node --import tsx scripts/chromium.ts    prints where it is
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { aptInstall } from './apt'

/** The same engine without a window's processes: a fresh page costs a third of the processor time. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

interface Wanted {
  /** A browser with a window, to watch it. */
  isHeaded?: boolean
  /** Installs the headless shell where possible, even beside another Chromium: hundreds of pages repay that at once. */
  isManyPages?: boolean
}

/** Returns the executable; throws, saying what to do, when there can be none. */
export async function ensureChromium({ isHeaded = false, isManyPages = false }: Wanted = {}) {
  if (isManyPages && !process.env.CHROMIUM && !findOnPath([SHELL])) aptInstall(SHELL)
  return (await findChromium(isHeaded)) ?? (await installChromium(isHeaded))
}

async function findChromium(isHeaded: boolean) {
  if (process.env.CHROMIUM) {
    if (isExecutable(process.env.CHROMIUM)) return process.env.CHROMIUM
    throw new Error(`CHROMIUM is set to ${process.env.CHROMIUM}, which cannot be run`)
  }
  return findOnPath(isHeaded ? NAMES.slice(1) : NAMES) ?? (await playwrightsOwn())
}

/** The executable of the first of these names that there is. */
export function findOnPath(names: string[]) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find(isExecutable)
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

async function installChromium(isHeaded: boolean) {
  console.log('No Chromium found; installing one for the browser tests ...')
  // Older Debian has no package for the shell.
  if (isHeaded || !aptInstall(SHELL)) aptInstall('chromium')
  const found = await findChromium(isHeaded)
  if (found) return found

  spawnSync(process.execPath, [PLAYWRIGHT, 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const installed = await findChromium(isHeaded)
  if (installed) return installed
  throw new Error(
    'There is no Chromium and none could be installed. Install Chromium or Chrome, or set CHROMIUM to its executable.',
  )
}

function isExecutable(file: string) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  ensureChromium().then(console.log)
