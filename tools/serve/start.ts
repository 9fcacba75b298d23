/**
 * Serves the built site and its local services on this machine, like a production host.
 *
 * PORT (4173) is the site's port; the next free one is used if it is taken. LOCAL_PORT (4174) is that of the
 * services; it is fixed, because the pages contain it.
 *
 * npm start -- --production-preview   shows what a live build shows, with the local services
 */
import getPort, { portNumbers } from 'get-port'
import { dayOf } from '@/lib/domain/property/publication'
import { ensureBuilt } from '../build/ensure.mjs'
import { loadEnvironment } from '../build/environment.mjs'
import { readUnpublished } from '../build/leaks'
import { siteRulesReader } from '../build/postbuild/rules'
import { readSettings } from '../host/settings'
import { RECEIVED_FILE, startLocalServices } from '../mocks/local'
import { startSiteServer } from './site-server'

loadEnvironment()
if (process.argv.includes('--production-preview')) process.env.PRODUCTION_PREVIEW = '1'
const settings = readSettings(process.env)
const services = settings.isLive ? undefined : await startServices()
await ensureBuilt()

const requested = Number(process.env.PORT || 4173)
const site = await startSiteServer({
  root: 'site',
  readRules: siteRulesReader('site', settings),
  port: await getPort({ port: portNumbers(requested, requested + 20) }),
})
if (site.port !== requested) {
  console.log(`Port ${requested} is taken by another program; PORT=<number> chooses one.`)
}
console.log(`
  Site        ${site.url}${settings.basePath}/
  Services    ${services?.url ?? 'live'}
  Enquiries   ${settings.isLive ? 'go to the live form provider' : `land in ${RECEIVED_FILE}`}

  Ctrl-C stops it.`)

const unpublished = readUnpublished('.', dayOf(new Date())).flatMap(({ names }) =>
  names.slice(0, 1),
)
if (unpublished.length > 0) {
  console.log(`
  Not on sale: ${unpublished.join(', ')}. For want of a registration or of confirmed facts, a live site shows at
  most their name, their place and one sentence. The rest of what is missing: npm run edit -- --check`)
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await Promise.all([site.close(), services?.close()])
    process.exit(0)
  })
}

async function startServices() {
  try {
    return await startLocalServices({ port: settings.localPort, file: RECEIVED_FILE })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    console.error(`Port ${settings.localPort}, where the pages look for the local services, is taken.
End the program that uses it (another npm start?), or choose a port: put LOCAL_PORT=${await getPort()}
into .env.local. The site is then built again.`)
    process.exit(1)
  }
}
