/** Installs Debian packages where that needs nobody's consent: as root. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

let isUpdated: boolean | undefined

/** Returns whether they are there now. */
export function aptInstall(...packages: string[]): boolean {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false
  isUpdated ??= apt('update')
  return isUpdated && apt('install', '-y', '--no-install-recommends', ...packages)
}

function apt(...args: string[]) {
  // A run level in which no service is started.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  return spawnSync('apt-get', ['-qq', ...args], { stdio: 'ignore', env }).status === 0
}
