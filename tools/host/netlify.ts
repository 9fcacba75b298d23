/**
 * Writes `_headers` and `_redirects`, which Cloudflare Pages and Netlify both read.
 *
 * Where two rules set one header, Cloudflare joins the values. So caching is set only where it differs from the
 * default of both hosts (revalidate). Pages are not listed: Cloudflare takes 100 rules, and each page contains its
 * policy. `frame-ancestors` works as a header only and is set for every address.
 */
import { cachedForADay, type HeaderFields, type Redirect, type Rules } from './rules'

/** Cloudflare's limits. It drops rules beyond them silently. */
const MOST_RULES = 100
const LONGEST_LINE = 2000

/** Throws where Cloudflare would drop a rule. */
export function headersFile({ headers, pages }: Rules): string {
  const blocks = headers
    .filter(({ path }) => !pages.includes(path))
    .map(({ path, headers: values }) => [path, ...linesOf(path, values)])
    .filter(({ length }) => length > 1)
  const longest = Math.max(...blocks.flat().map(({ length }) => length))
  if (blocks.length > MOST_RULES || longest > LONGEST_LINE) {
    throw new Error(
      `_headers has ${blocks.length} rules and a line of ${longest} characters. Cloudflare takes ${MOST_RULES} rules and lines of ${LONGEST_LINE}: write fewer in tools/host/rules.ts.`,
    )
  }
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n')
}

function linesOf(path: string, values: HeaderFields) {
  return Object.entries(values)
    .filter(([name]) => !(path === '/*' && name === 'Cache-Control'))
    .map(([name, value]) => `  ${name}: ${value}`)
}

export const redirectsFile = ({ redirects }: Pick<Rules, 'redirects'>): string =>
  redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('')

/**
 * The two files Netlify reads. Netlify redirects every address to lower case, so a redirect to capitals
 * would loop. The 404 page of the second language needs a rule of its own.
 */
export function netlifyFiles(rules: Rules) {
  const isCaseAlone = ({ from, to }: Redirect) => to.toLowerCase() === from.replace(/\/?$/, '/')
  const redirects = rules.redirects.filter((each) => !isCaseAlone(each))
  const notFound = rules.notFound
    .filter(({ under }) => under !== '/')
    .map(({ under, page }) => ({ from: `${under}*`, to: page, status: 404 }))
  return {
    _headers: headersFile(cachedForADay(rules)),
    _redirects: redirectsFile({ redirects: [...redirects, ...notFound] }),
  }
}
