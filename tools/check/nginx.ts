/** Finds an nginx that supports the configuration of tools/host/nginx.ts, and runs it. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { aptInstall } from './browsers'

const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static']
/** A configuration with only the modules that the site's own needs. */
const PROBE = `include /etc/nginx/modules-enabled/*.conf;
events {}
http {
  include /etc/nginx/mime.types;
  brotli_static on;
  gzip_static on;
}
`
const LONGEST_START_MS = 5000

/** Returns why nginx cannot be used; undefined if it can. Installs it on machines without systemd. */
export function missingNginx(): string | undefined {
  if (isUsable()) return undefined
  // On a machine with systemd the package would start nginx as a service on port 80.
  const isOurs = !existsSync('/run/systemd/system')
  if (isOurs && aptInstall(...PACKAGES) && isUsable()) return undefined
  return `there is no nginx with brotli here (Debian: apt-get install ${PACKAGES.join(' ')})`
}

/** Lays a release out in the host's folder as tools/host/nginx.ts expects it, with links to its web root and maps. */
export function layOutRelease(
  folder: string,
  { name, site, maps }: { name: string; site: string; maps: Record<string, string> },
): void {
  const release = path.join(folder, 'releases', name)
  mkdirSync(path.join(release, 'nginx'), { recursive: true })
  symlinkSync(path.resolve(site), path.join(release, 'site'))
  for (const [file, text] of Object.entries(maps)) {
    writeFileSync(path.join(release, 'nginx', file), text)
  }
  writeFileSync(path.join(release, 'release.map'), `release ${name};\n`)
  symlinkSync(path.join('releases', name), path.join(folder, 'current'))
}

/**
 * Runs nginx as a child process, on this machine only, until `url` answers. The result includes `args`, the command
 * line for another nginx that signals this one or reads another file.
 */
export async function startNginx(conf: string, url: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, conf)
  const args = (other = file) => nginxArguments(other, folder)
  const child = spawn('nginx', nginxArguments(file, folder), {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  process.once('exit', () => child.kill())
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

  const chunks: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  const log = () => Buffer.concat(chunks).toString()
  const ended = new Promise((resolve) => {
    child.on('error', resolve)
    child.on('close', resolve)
  })
  const stop = async () => {
    child.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  if (await answers(url, ended)) return { log, stop, args }
  await stop()
  throw new Error(`nginx did not start:\n${log()}`)
}

function isUsable() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  try {
    const file = path.join(folder, 'nginx.conf')
    writeFileSync(file, PROBE)
    return spawnSync('nginx', ['-t', '-q', ...nginxArguments(file, folder)]).status === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function nginxArguments(file: string, folder: string) {
  const directives = ['daemon off', `pid ${path.join(folder, 'nginx.pid')}`]
  // The default user of the workers, `nobody`, cannot read files in a home folder.
  if (process.getuid?.() === 0) directives.push('user root')
  return ['-c', file, '-e', 'stderr', '-g', `${directives.join('; ')};`]
}

async function answers(url: string, ended: Promise<unknown>) {
  let hasEnded = false
  ended.then(() => {
    hasEnded = true
  })
  for (const end = Date.now() + LONGEST_START_MS; Date.now() < end && !hasEnded; await wait(50)) {
    try {
      await fetch(url, { signal: AbortSignal.timeout(1000), redirect: 'manual' })
      return true
    } catch {
      // Not listening yet.
    }
  }
  return false
}
