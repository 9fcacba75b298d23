/**
 * Playwright's global setup: starts a site server and local services for this run, on free ports, independent of
 * other processes such as `npm start`.
 *
 * Pages request the services at LOCAL_PORT. playwright.config.ts maps that address to this run's services,
 * so that no page has to be rebuilt for another port.
 */

import { loadEnvironment } from '../build/environment.mjs'
import { siteRulesReader } from '../build/postbuild/rules'
import { readSettings } from '../host/settings'
import { startLocalServices } from '../mocks/local'
import { startSiteServer } from '../serve/site-server'

/** Returns a function that stops both. */
export default async function startTestServers() {
  loadEnvironment()
  // The site is already served: deployed, or by nginx in tools/check/test-nginx.ts.
  if (process.env.E2E_BASE_URL) return undefined

  const settings = readSettings(process.env)
  const services = await startLocalServices()
  const site = await startSiteServer({ root: 'site', readRules: siteRulesReader('site', settings) })
  process.env.E2E_BASE_URL = `${site.url}${settings.basePath}/`
  process.env.E2E_SERVICES_URL = services.url
  return () => Promise.all([site.close(), services.close()])
}
