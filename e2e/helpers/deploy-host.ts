/** A host for tests of tools/host/deploy.sh: a real nginx, with a mock of ssh that runs commands on this machine. */
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import getPort from 'get-port'
import { readSiteRules } from '@/tools/build/postbuild/rules'
import { aptInstall } from '@/tools/check/browsers'
import { layOutRelease, missingNginx, startNginx } from '@/tools/check/nginx'
import { nginxConf, nginxMaps } from '@/tools/host/nginx'
import type { Settings } from '@/tools/host/settings'

const isThere = (name: string) =>
  process.env.PATH?.split(':').some((folder) => existsSync(path.join(folder, name)))

/** Returns what is missing for a host; installs nginx on machines without systemd. */
export const missingHost = (): string | undefined =>
  missingNginx() ?? (isThere('rsync') || aptInstall('rsync') ? undefined : 'there is no rsync here')

export type Host = Awaited<ReturnType<typeof startHost>>

/** Starts a host in a folder, with the site's nginx configuration. Serves nothing before the first deployment. */
export async function startHost(site: string, settings: Settings, folder: string) {
  const host = path.join(folder, 'host')
  const port = await getPort()
  const origin = `http://127.0.0.1:${port}`
  const rules = readSiteRules(site, settings)
  const nothing = path.join(folder, 'nothing')
  mkdirSync(nothing, { recursive: true })
  layOutRelease(host, { name: 'zero', site: nothing, maps: nginxMaps(rules) })
  const conf = nginxConf(rules, { folder: host, listen: `127.0.0.1:${port}`, logs: folder })
  const next = path.join(folder, 'next.conf')
  writeFileSync(next, conf.replaceAll('/current/', '/next/'))

  /** Writes a command as a script, because the deploy script splits commands at spaces. */
  function command(name: string, text: string) {
    const file = path.join(folder, 'bin', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, `#!/bin/sh\n${text}\n`)
    chmodSync(file, 0o755)
    return file
  }
  command('ssh', 'shift\nexec sh -c "$*"')
  const nginx = await startNginx(conf, `${origin}${settings.basePath}/`)
  const quoted = (args: readonly string[]) => args.map((each) => `'${each}'`).join(' ')
  const check = () => command('check', `exec nginx -t -q ${quoted(nginx.args(next))}`)
  const reload = () => command('reload', `exec nginx -s reload ${quoted(nginx.args())}`)

  /** Deploys the build of a folder as a release. Returns the exit code and output. */
  function deploy(
    build: string,
    release: string,
    env: Record<string, string> = {},
    onOutput: (output: string, child: ChildProcess) => void = () => {},
  ) {
    const child = spawn(path.resolve('tools/host/deploy.sh'), {
      cwd: build,
      env: {
        ...process.env,
        PATH: `${path.join(folder, 'bin')}:${process.env.PATH}`,
        RELEASE: release,
        ADDRESS: origin,
        BASE: settings.basePath,
        FOLDER: host,
        CHECK: check(),
        RELOAD: reload(),
        SECONDS_TO_RELOAD: '3',
        ...env,
      },
    })
    const chunks: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        chunks.push(chunk)
        onOutput(String(chunk), child)
      })
    }
    return new Promise<{ code: number | null; output: string }>((resolve) => {
      child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }))
    })
  }
  return { origin, host, command, reload, deploy, stop: nginx.stop }
}
