/**
 * Playwright's global setup: this run's own site and own services, on ports that the system chooses. No
 * other process takes part, `npm start` beside it included.
 *
 * Pages ask for the services at LOCAL_PORT. The run's browsers are told to find this run's there
 * (playwright.config.ts), so that no page is built again for another port.
 */

import { loadEnvironment } from '../build/environment.mjs'
import { siteRulesReader } from '../build/postbuild/rules'
import { readSettings } from '../host/settings'
import { startLocalServices } from '../mocks/local'
import { startSiteServer } from '../serve/site-server'

/** Returns what ends both. */
export default async function startTestServers() {
  loadEnvironment()
  // A host of somebody else: deployed, or nginx in tools/check/test-nginx.ts.
  if (process.env.E2E_BASE_URL) return undefined

  const settings = readSettings(process.env)
  const services = await startLocalServices()
  const site = await startSiteServer({ root: 'site', readRules: siteRulesReader('site', settings) })
  process.env.E2E_BASE_URL = `${site.url}${settings.basePath}/`
  process.env.E2E_SERVICES_URL = services.url
  return () => Promise.all([site.close(), services.close()])
}
