/** Finds other browsers than Chromium for the tests, and installs them where that needs nobody's consent. */
import { aptInstall } from './apt'
import { findOnPath } from './chromium'

/** What Playwright's project of the same name needs. */
const BROWSERS = {
  firefox: {
    packages: ['firefox-esr'],
    find: () => {
      const file = findOnPath(['firefox-esr', 'firefox'])
      return file ? { FIREFOX_PATH: file } : undefined
    },
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    find: () => {
      const file = findOnPath(['WebKitWebDriver'])
      return file && findOnPath(['xvfb-run']) ? { WEBKIT_DRIVER: file } : undefined
    },
  },
}

type Browser = keyof typeof BROWSERS

export const OTHER_BROWSERS = Object.keys(BROWSERS) as Browser[]

/** Returns why there is none, or how Playwright finds it. */
export function findBrowser(name: Browser) {
  const { find, packages } = BROWSERS[name]
  const env = find() ?? (aptInstall(...packages) ? find() : undefined)
  if (env) return { env }
  return { missing: `it is not here (Debian: apt-get install ${packages.join(' ')})` }
}
