/**
 * `_headers` and `_redirects`, which Netlify and Cloudflare Pages both read.
 *
 * Where two rules set one header, Cloudflare joins the values. So caching is said only where it
 * differs from what both hosts do anyway (revalidate), and the two policies that meet on a page are
 * ones that may be joined: both are then enforced.
 */

/** Cloudflare's limits. A page beyond them keeps the same policy in its <meta>. */
const MOST_RULES = 100
const LONGEST_LINE = 2000

/** @param {import('./rules.mjs').Rules} rules */
export function headersFile({ headers }) {
  return headers
    .map(({ path, headers: values }) => ({ path, lines: linesOf(path, values) }))
    .filter(({ lines }) => lines.length > 0)
    .slice(0, MOST_RULES)
    .map(({ path, lines }) => `${path}\n${lines.join('\n')}\n`)
    .join('\n')
}

function linesOf(path, values) {
  return Object.entries(values)
    .filter(([name]) => !(path === '/*' && name === 'Cache-Control'))
    .map(([name, value]) => `  ${name}: ${value}`)
    .filter((line) => line.length <= LONGEST_LINE)
}

/** @param {import('./rules.mjs').Rules} rules */
export const redirectsFile = ({ redirects }) =>
  redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('')
