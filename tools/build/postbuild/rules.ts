import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { hostingRules, type MovedPage, type Redirect, type Rules } from '@/tools/host/rules'
import type { Settings } from '@/tools/host/settings'
import { filesIn } from './files'
import { readPolicy } from './policies'

/** Pages of plots get no header rules: there are hundreds, and hosts limit the number of rules. */
const OF_A_PLOT = /\/plot\/\d+\/$/

/** The header rules of an assembled site, with the policies read from its pages. */
export function readSiteRules(
  site: string,
  settings: Settings,
  moved?: readonly MovedPage[],
): Rules {
  const policies = new Map<string, string>()
  for (const file of filesIn(site).filter((each) => each.endsWith('.html'))) {
    const policy = readPolicy(readFileSync(path.join(site, file), 'utf8'))
    const address = `/${file}`.replace(/\/index\.html$/, '/')
    if (policy && !OF_A_PLOT.test(address)) policies.set(address, policy)
  }
  const rules = hostingRules(settings, policies, moved)
  return moved ? rules : { ...rules, redirects: redirectsIn(site) }
}

/** The redirects of an assembled site. Content is not read: test runners cannot import all of it. */
const redirectsIn = (site: string): Redirect[] =>
  readFileSync(path.join(site, '_redirects'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = '', status] = line.split(' ')
      return { from, to, status: Number(status) }
    })

/** Returns a function that reads an assembled site's rules, and again after it has been assembled anew. */
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
