/**
 * Where the site lives, read the way lib/env.ts and lib/base-path.ts read it for the pages.
 *
 * @typedef {object} Settings
 * @property {string} siteUrl origin of the published site, without a trailing slash
 * @property {string} basePath folder under the domain, such as `/noyyal`, or empty
 * @property {boolean} isLive built for the real services
 * @property {number} localPort where on this machine a local build looks for the local services
 * @property {import('./services.mjs').ServiceOrigins} services
 */
import { localPort, serviceOrigins } from './services.mjs'

/**
 * @param {Record<string, string | undefined>} env
 * @returns {Settings}
 */
export function readSettings(env) {
  return {
    siteUrl: (env.SITE_URL || 'https://www.noyyal.example').replace(/\/+$/, ''),
    basePath: (env.BASE_PATH ?? '/noyyal').replace(/\/+$/, ''),
    isLive: env.SITE_SERVICES === 'live',
    localPort: localPort(env),
    services: serviceOrigins(env),
  }
}
