/**
 * The one source of how the site is served: headers, caching, types and redirects. The files for each
 * host are made from it (netlify.ts, vercel.ts, ...), and the local server obeys it directly.
 */
import { FRAME_POLICY } from './policy'
import type { Settings } from './settings'

export type HeaderFields = Record<string, string>

/** The path is exact, or everything below a prefix where it ends in `*`. */
export type HeaderRule = { path: string; headers: HeaderFields }

/** Paths are exact. */
export type Redirect = { from: string; to: string; status: number }

export type Rules = {
  siteUrl: string
  basePath: string
  /** Of two that set one header, the later counts. */
  headers: HeaderRule[]
  /** The addresses of pages, each of which holds its policy in itself as well. */
  pages: string[]
  redirects: Redirect[]
  /** The content type of every kind of file in the web root. */
  types: Record<string, string>
  /** The page that answers below a folder, the deepest folder first. */
  notFound: { under: string; page: string }[]
  /** Host files that lie in the web root but are not for visitors. */
  privateFiles: string[]
}

const REVALIDATE = 'public, max-age=0, must-revalidate'
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** An SVG that is opened by itself is a document: without this it could run scripts. */
const DRAWING_POLICY = `script-src 'none'; object-src 'none'; base-uri 'none'; ${FRAME_POLICY}`

const KEPT = { 'Cache-Control': IMMUTABLE }
/** Papers name owners: buyers find them through the page, not through a search for a person. */
const UNLISTED = { 'X-Robots-Tag': 'noindex' }
/** Made to be shown on other sites: sharing pictures, and icons of the site in lists of others. */
const SHARED = { 'Cross-Origin-Resource-Policy': 'cross-origin' }
const DRAWN = { 'Content-Security-Policy': DRAWING_POLICY }
/** By folder, because not every host matches an extension. Kept for good is what has a hash in its name. */
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

/** What stands in for an address that is not there, at the domain's root. */
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

/** The path of a page before it had another one, without the base path. */
export type Moved = { from: string; to: string }

/** `policies` has each page's address (with the base path) and its policy. */
export function hostingRules(
  { siteUrl, basePath }: Pick<Settings, 'siteUrl' | 'basePath'>,
  policies: ReadonlyMap<string, string>,
  moved: readonly Moved[] = [],
): Rules {
  const isSecure = siteUrl.startsWith('https:')
  const everywhere = {
    ...SECURITY,
    // Without includeSubDomains: the domain's other hosts are not this site's to decide about.
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
        [from, from.slice(0, -1)].map((each) => ({ from: each, to, status: 301 })),
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

/** The domain root belongs to nobody else, but may one day: a temporary redirect. */
function rootRedirect(basePath: string): Redirect[] {
  return basePath ? [{ from: '/', to: `${basePath}/`, status: 302 }] : []
}

/** The addresses of moved pages in both languages, with the base path. */
export const movedPages = (basePath: string, moved: readonly Moved[]): Moved[] =>
  moved.flatMap(({ from, to }) =>
    [basePath, `${basePath}/ta`].map((root) => ({ from: root + from, to: root + to })),
  )

/** Addresses are typed and spoken in lower case; the team's page is not written so. */
function lowerCaseRedirects(basePath: string, pages: readonly string[]): Redirect[] {
  return pages
    .filter((path) => path.startsWith(`${basePath}/`))
    .map((path) => ({ path, lower: basePath + path.slice(basePath.length).toLowerCase() }))
    .filter(({ path, lower }) => path !== lower && path.endsWith('/'))
    .flatMap(({ path, lower }) =>
      [lower, lower.slice(0, -1)].map((from) => ({ from, to: path, status: 301 })),
    )
}

/**
 * The rules for a host that sends headers by address alone, also with an answer of 404: a file that was
 * missing for a moment is requested again after a day.
 */
export function keptForADay(rules: Rules): Rules {
  const shorter = (value: string) => (value === IMMUTABLE ? 'public, max-age=86400' : value)
  const headers = rules.headers.map(({ path, headers: values }) => ({
    path,
    headers: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, shorter(value)]),
    ),
  }))
  return { ...rules, headers }
}

/** The page that says so where an address has none. */
export const notFoundPage = ({ notFound }: Rules, path: string): string =>
  notFound.find(({ under }) => path.startsWith(under))?.page ?? NOT_FOUND

const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern

/** All headers of one address, as every host is made to send them. */
export function headersFor(rules: Rules, path: string): HeaderFields {
  const found = rules.headers.filter((rule) => matches(rule.path, path)).map((rule) => rule.headers)
  return Object.assign({}, ...found)
}
