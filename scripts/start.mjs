/**
 * Serves the built site and its local services on this machine, as a production host would.
 *
 * PORT (4173) and LOCAL_PORT (4174) choose the ports; taken ones are replaced by the next free ones.
 */
import { readSettings } from '../hosting/settings.mjs'
import { RECEIVED_FILE, startLocalServices } from '../services/local.mjs'
import { startSiteServer } from '../services/site-server.mjs'
import { ensureBuilt } from './ensure.mjs'
import { loadEnvironment } from './environment.mjs'
import { isOurs, onNextFreePort } from './ports.mjs'
import { siteRulesReader } from './site-rules.mjs'

loadEnvironment()
const settings = readSettings(process.env)
const servicesUrl = new URL(process.env.LOCAL_SERVICES_URL)
const services = settings.isLive ? undefined : await startServices(Number(servicesUrl.port || 80))
await ensureBuilt()

const wanted = Number(process.env.PORT || 4173)
const site = await onNextFreePort(wanted, (port) =>
  startSiteServer({ root: 'site', readRules: siteRulesReader('site', settings), port }),
)
if (site.port !== wanted) {
  console.log(`Port ${wanted} is taken by another program; PORT=<number> chooses one.`)
}
console.log(`
  Site        ${site.url}${settings.basePath}/
  Services    ${settings.isLive ? 'live' : (services?.url ?? `${servicesUrl.origin} (already running)`)}
  Enquiries   ${settings.isLive ? 'go to the live form provider' : `land in ${RECEIVED_FILE}`}

  Ctrl-C stops it.`)

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await Promise.all([site.close(), services?.close()])
    process.exit(0)
  })
}

/**
 * The pages carry the services' address. Where its port belongs to an earlier start of this site, that
 * one serves both; where it belongs to something else, the services move and the pages are rebuilt.
 */
async function startServices(port) {
  if (await isOurs(servicesUrl.origin)) return undefined
  const started = await onNextFreePort(port, (each) =>
    startLocalServices({ port: each, file: RECEIVED_FILE }),
  )
  if (started.port !== port) {
    console.log(
      `Port ${port} is taken by another program: the local services move to ${started.port},`,
    )
    console.log('and the site is rebuilt to call them there. LOCAL_PORT=<number> chooses a port.')
    process.env.LOCAL_SERVICES_URL = started.url
  }
  return started
}
