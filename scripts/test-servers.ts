/**
 * Playwright's global setup: this run's own site and own services, on ports that the system chooses. No
 * other process takes part, `npm start` beside it included.
 *
 * Pages ask for the services at LOCAL_PORT. The run's browsers are told to find this run's there
 * (playwright.config.ts), so that no page is built again for another port.
 */
import { readSettings } from '../hosting/settings'
import { startLocalServices } from '../services/local'
import { startSiteServer } from '../services/site-server'
import { loadEnvironment } from './environment.mjs'
import { siteRulesReader } from './site-rules'

/** Returns what ends both. */
export default async function startTestServers() {
  loadEnvironment()
  // A host of somebody else: deployed, or nginx in scripts/test-nginx.ts.
  if (process.env.E2E_BASE_URL) return undefined

  const settings = readSettings(process.env)
  const services = await startLocalServices()
  const site = await startSiteServer({ root: 'site', readRules: siteRulesReader('site', settings) })
  process.env.E2E_BASE_URL = `${site.url}${settings.basePath}/`
  process.env.E2E_SERVICES_URL = services.url
  return () => Promise.all([site.close(), services.close()])
}
