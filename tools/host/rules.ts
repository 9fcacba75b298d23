/**
 * The single source of how the site is served: headers, caching, types and redirects. The files for each host are
 * generated from it (netlify.ts, vercel.ts, ...), and the local server uses it directly.
 */
import { FRAME_POLICY } from './policy'
import type { Settings } from './settings'

export type HeaderFields = Record<string, string>

/** The path is exact, or a prefix where it ends in `*`. */
export type HeaderRule = { path: string; headers: HeaderFields }

/** Paths are exact. The target may have a fragment. */
export type Redirect = { from: string; to: string; status: number }

export type Rules = {
  siteUrl: string
  basePath: string
  /** If two set the same header, the later one applies. */
  headers: HeaderRule[]
  /** The addresses of pages; each also contains its policy. */
  pages: string[]
  redirects: Redirect[]
  /** The content type of every kind of file in the web root. */
  types: Record<string, string>
  /** The not-found page below a folder, the deepest folder first. */
  notFound: { under: string; page: string }[]
  /** Host files in the web root that must not be served. */
  privateFiles: string[]
}

const REVALIDATE = 'public, max-age=0, must-revalidate'
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** An SVG opened directly is a document: without this it could run scripts. */
const DRAWING_POLICY = `script-src 'none'; object-src 'none'; base-uri 'none'; ${FRAME_POLICY}`

const KEPT = { 'Cache-Control': IMMUTABLE }
/** Papers name owners, who must not be found by a search for a person. */
const UNLISTED = { 'X-Robots-Tag': 'noindex' }
/** Embeddable on other sites: sharing pictures, and icons for lists of sites. */
const SHARED = { 'Cross-Origin-Resource-Policy': 'cross-origin' }
const DRAWN = { 'Content-Security-Policy': DRAWING_POLICY }
/** By folder, because not every host matches extensions. Files with a hash in their name are cached permanently. */
const FILES = {
  '/_next/static/*': KEPT,
  '/_img/*': { ...KEPT, ...DRAWN },
  '/_fonts/*': KEPT,
  '/plans/*': { ...KEPT, ...DRAWN },
  '/papers/*': UNLISTED,
  '/qr/*': DRAWN,
  '/ta/qr/*': DRAWN,
  '/share/*': { ...KEPT, ...SHARED },
  '/ta/share/*': { ...KEPT, ...SHARED },
  '/icon.svg': { ...DRAWN, ...SHARED },
  '/icon-32.png': SHARED,
  '/icon-192.png': SHARED,
  '/icon-512.png': SHARED,
  '/apple-icon.png': SHARED,
}

/** The not-found page at the domain root. */
const NOT_FOUND = '/404.html'

/** Cloudflare Pages reads the first two from the web root; the others may be copied there. */
export const HOST_FILES = ['_headers', '_redirects', 'firebase.json', 'nginx.conf', 'vercel.json']

const TYPES = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.opus': 'audio/ogg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.zip': 'application/zip',
}

const SECURITY = {
  'Content-Security-Policy': FRAME_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/** A moved page: its former and current path without the base path. */
export type MovedPage = { from: string; to: string }

/** `policies` maps the address of each page (with the base path) to its policy. */
export function hostingRules(
  { siteUrl, basePath }: Pick<Settings, 'siteUrl' | 'basePath'>,
  policies: ReadonlyMap<string, string>,
  moved: readonly MovedPage[] = [],
): Rules {
  const isSecure = siteUrl.startsWith('https:')
  const everywhere = {
    ...SECURITY,
    // Without includeSubDomains: this site must not decide for other hosts of the domain.
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000' }),
    'Cache-Control': REVALIDATE,
  }
  const tamil = `${basePath}/ta/`
  const pages = [...policies].sort(([one], [other]) => (one < other ? -1 : 1))
  const addresses = pages.map(([path]) => path)

  return {
    siteUrl,
    basePath,
    headers: [
      { path: '/*', headers: everywhere },
      ...Object.entries(FILES).map(([path, headers]) => ({ path: basePath + path, headers })),
      ...pages.map(([path, policy]) => ({
        path,
        headers: { 'Content-Security-Policy': `${policy}; ${FRAME_POLICY}` },
      })),
    ],
    pages: addresses,
    redirects: [
      ...rootRedirect(basePath),
      ...movedPages(basePath, moved).flatMap(({ from, to }) =>
        [...new Set([from, inLowerCase(basePath, from)])].flatMap((each) =>
          [each, each.slice(0, -1)].map((start) => ({ from: start, to, status: 301 })),
        ),
      ),
      ...lowerCaseRedirects(
        basePath,
        addresses.filter((path) => !movedPages(basePath, moved).some(({ from }) => from === path)),
      ),
    ],
    types: TYPES,
    notFound: [
      ...(policies.has(`${tamil}404.html`) ? [{ under: tamil, page: `${tamil}404.html` }] : []),
      { under: '/', page: NOT_FOUND },
    ],
    privateFiles: HOST_FILES,
  }
}

/** The domain root has no page of its own yet: a temporary redirect. */
function rootRedirect(basePath: string): Redirect[] {
  return basePath ? [{ from: '/', to: `${basePath}/`, status: 302 }] : []
}

/** The addresses of moved pages in both languages, with the base path. */
export const movedPages = (basePath: string, moved: readonly MovedPage[]): MovedPage[] =>
  moved.flatMap(({ from, to }) =>
    [basePath, `${basePath}/ta`].map((root) => ({ from: root + from, to: root + to })),
  )

const inLowerCase = (basePath: string, path: string) =>
  basePath + path.slice(basePath.length).toLowerCase()

/** People type addresses in lower case; the path of the team's page has capitals. */
function lowerCaseRedirects(basePath: string, pages: readonly string[]): Redirect[] {
  return pages
    .filter((path) => path.startsWith(`${basePath}/`))
    .map((path) => ({ path, lower: inLowerCase(basePath, path) }))
    .filter(({ path, lower }) => path !== lower && path.endsWith('/'))
    .flatMap(({ path, lower }) =>
      [lower, lower.slice(0, -1)].map((from) => ({ from, to: path, status: 301 })),
    )
}

/**
 * The rules for a host that sends headers by address, even with a 404: caching is limited to a day, so that a
 * temporarily missing file is requested again.
 */
export function cachedForADay(rules: Rules): Rules {
  const shorter = (value: string) => (value === IMMUTABLE ? 'public, max-age=86400' : value)
  const headers = rules.headers.map(({ path, headers: values }) => ({
    path,
    headers: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, shorter(value)]),
    ),
  }))
  return { ...rules, headers }
}

/** The not-found page for an address. */
export const notFoundPage = ({ notFound }: Rules, path: string): string =>
  notFound.find(({ under }) => path.startsWith(under))?.page ?? NOT_FOUND

const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern

/** A redirect's target with the query of the request, which precedes the fragment. */
export const targetWith = (to: string, query: string): string => to.replace(/(?=#|$)/, query)

/** All headers of one address, as on every host. */
export function headersFor(rules: Rules, path: string): HeaderFields {
  const found = rules.headers.filter((rule) => matches(rule.path, path)).map((rule) => rule.headers)
  return Object.assign({}, ...found)
}
