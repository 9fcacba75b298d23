/** Finds other browsers than Chromium for the tests, and installs them where that needs nobody's consent. */
import { aptInstall } from './apt.mjs'
import { findOnPath } from './chromium.mjs'

/**
 * What Playwright's project of the same name needs.
 *
 * @type {Record<string, { packages: string[], find: () => Record<string, string> | undefined }>}
 */
const BROWSERS = {
  firefox: {
    packages: ['firefox-esr'],
    find: () => {
      const file = findOnPath(['firefox-esr', 'firefox'])
      return file && { FIREFOX_PATH: file }
    },
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    find: () => {
      const file = findOnPath(['WebKitWebDriver'])
      return file && findOnPath(['xvfb-run']) && { WEBKIT_DRIVER: file }
    },
  },
}

export const OTHER_BROWSERS = Object.keys(BROWSERS)

/**
 * @param {string} name one of `OTHER_BROWSERS`
 * @returns {{ missing?: string, env?: Record<string, string> }} why there is none, or how Playwright finds it
 */
export function findBrowser(name) {
  const { find, packages } = BROWSERS[name]
  const env = find() ?? (aptInstall(...packages) ? find() : undefined)
  if (env) return { env }
  return { missing: `it is not here (Debian: apt-get install ${packages.join(' ')})` }
}
