/** tools/host/deploy.sh publishes the built site on a real nginx, as the workflow does, and rolls a broken one back. */
import { mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readSettings } from '@/tools/host/settings'
import { type Host, missingHost, startHost } from '../helpers/deploy-host'

const missing = missingHost()
const hostTest = missing ? test.skip : test
const folder = mkdtempSync(path.join(tmpdir(), 'published-'))
/** The script requests every page, including hundreds of plots. */
const LONGEST_MS = 240_000
const settings = readSettings(process.env)
let host: Host

beforeAll(async () => {
  if (!missing) host = await startHost('site', settings, folder)
})
afterAll(async () => {
  await host?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const current = () => path.basename(readlinkSync(path.join(host.host, 'current')))

hostTest(
  'every page is published, again over itself, and a release that lacks one is taken back',
  async () => {
    for (const release of ['first', 'second']) {
      const { code, output } = await host.deploy('.', release)
      expect({ code, output, current: current() }).toMatchObject({ code: 0, current: release })
    }
    // The reload command can change things between the check and the requests.
    const RELOAD = host.command(
      'lacking',
      `rm releases/third/site${settings.basePath}/index.html\nexec ${host.reload()}`,
    )
    const { code, output } = await host.deploy('.', 'third', { RELOAD })
    expect({ code, current: current() }).toEqual({ code: 1, current: 'second' })
    expect(output).toMatch(/is not the page of third/)
  },
  LONGEST_MS,
)
