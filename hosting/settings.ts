/** Where the site lives, read the way lib/env.ts and lib/base-path.ts read it for the pages. */
import { localPort, type ServiceOrigins, serviceOrigins } from './services'

export type Settings = {
  /** Origin of the published site, without a trailing slash. */
  siteUrl: string
  /** Folder under the domain, such as `/noyyal`, or empty. */
  basePath: string
  /** Built for the real services. */
  isLive: boolean
  /** Where on this machine a local build looks for the local services. */
  localPort: number
  services: ServiceOrigins
}

export function readSettings(env: Record<string, string | undefined>): Settings {
  return {
    siteUrl: (env.SITE_URL || 'https://www.noyyal.example').replace(/\/+$/, ''),
    basePath: (env.BASE_PATH ?? '/noyyal').replace(/\/+$/, ''),
    isLive: env.SITE_SERVICES === 'live',
    localPort: localPort(env),
    services: serviceOrigins(env),
  }
}
