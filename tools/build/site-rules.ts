import { statSync } from 'node:fs'
import path from 'node:path'
import type { Rules } from '../host/rules'
import type { Settings } from '../host/settings'
import { readSiteRules } from './postbuild/rules'

/** Reads an assembled site's rules, and again whenever it has been assembled anew. */
export function siteRulesReader(site: string, settings: Settings): () => Rules {
  const stamp = path.join(site, '_headers')
  let rules: Rules | undefined
  let readAt: number | undefined

  return () => {
    const mtimeMs = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs
    if (!rules || (mtimeMs && mtimeMs !== readAt)) {
      rules = readSiteRules(site, settings)
      readAt = mtimeMs
    }
    return rules
  }
}
