import { statSync } from 'node:fs'
import path from 'node:path'
import { readSiteRules } from './postbuild/rules'

/**
 * Reads an assembled site's rules, and again whenever it has been assembled anew.
 *
 * @param {string} site
 * @param {import('../hosting/settings').Settings} settings
 */
export function siteRulesReader(site, settings) {
  const stamp = path.join(site, '_headers')
  let rules
  let readAt

  return () => {
    const { mtimeMs } = statSync(stamp, { throwIfNoEntry: false }) ?? {}
    if (!rules || (mtimeMs && mtimeMs !== readAt)) {
      rules = readSiteRules(site, settings)
      readAt = mtimeMs
    }
    return rules
  }
}
