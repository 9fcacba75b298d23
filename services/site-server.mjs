/**
 * Serves the assembled web root as a production host would: the headers, redirects and types of
 * hosting/rules.mjs, compressed files, validators, ranges, and an honest 404.
 */
import { createReadStream, statSync } from 'node:fs'
import http from 'node:http'
import http2 from 'node:http2'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { headersFor, NOT_FOUND } from '../hosting/rules.mjs'
import { listen } from './listen.mjs'

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.opus': 'audio/ogg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}
const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
]

/**
 * @param {{
 *   root: string,
 *   readRules: () => import('../hosting/rules.mjs').Rules,
 *   port?: number,
 *   tls?: { key: string, cert: string },
 * }} options the rules are read for each request, so that a rebuild is served rightly; with `tls` it
 *   speaks HTTP/2, as hosts do
 */
export async function startSiteServer({ root, readRules, port = 0, tls }) {
  const listener = (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return end(response, 405, { allow: 'GET, HEAD' })
    }
    const rules = readRules()
    const target = decodedPath(request.url)
    if (target === undefined) return end(response, 400, headersFor(rules, '/'))
    answer({ request, response, rules, root, ...target })
  }
  if (!tls) return listen(http.createServer(listener), port)
  const site = await listen(http2.createSecureServer({ ...tls, allowHTTP1: true }, listener), port)
  return { ...site, url: site.url.replace('http:', 'https:') }
}

function answer({ request, response, rules, root, pathname, query }) {
  const headers = headersFor(rules, pathname)
  const redirect = rules.redirects.find(({ from }) => from === pathname)
  if (redirect) return end(response, redirect.status, { ...headers, location: redirect.to + query })

  const isPrivate = rules.privateFiles.includes(pathname.slice(1))
  const file = isPrivate ? undefined : find(root, pathname)
  if (file?.isFolder) {
    return end(response, 308, { ...headers, location: `${encodeURI(pathname)}/${query}` })
  }
  if (file) return send(request, response, file, 200, headers, rules)

  // With the page's own headers: those of the address asked for may promise that it stays for good.
  const ownHeaders = headersFor(rules, NOT_FOUND)
  const missing = find(root, NOT_FOUND)
  if (!missing) return end(response, 404, ownHeaders)
  send(request, response, missing, 404, ownHeaders, rules)
}

function decodedPath(address) {
  try {
    const { pathname, search } = new URL(address, 'http://localhost')
    const decoded = decodeURIComponent(pathname)
    return decoded.includes('\0') ? undefined : { pathname: decoded, query: search }
  } catch {
    return undefined
  }
}

/** The file an address means; a folder without its slash is told apart. */
function find(root, pathname) {
  const name = path.join(root, pathname, pathname.endsWith('/') ? 'index.html' : '')
  if (!name.startsWith(root + path.sep)) return undefined
  const stats = statSync(name, { throwIfNoEntry: false })
  if (stats?.isFile()) return { name, stats }
  if (stats?.isDirectory() && statSync(path.join(name, 'index.html'), { throwIfNoEntry: false })) {
    return { name, stats, isFolder: true }
  }
  return undefined
}

function send(request, response, file, status, ruleHeaders, rules) {
  const extension = path.extname(file.name)
  const { name, stats, encoding } = compressed(file, request.headers['accept-encoding'] ?? '')
  const etag = `"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}"`
  const headers = {
    ...ruleHeaders,
    'content-type': rules.types[extension] ?? TYPES[extension] ?? 'application/octet-stream',
    etag,
    vary: 'Accept-Encoding',
    'accept-ranges': 'bytes',
    ...(encoding && { 'content-encoding': encoding }),
  }
  if (status === 200 && request.headers['if-none-match'] === etag)
    return end(response, 304, headers)

  const range =
    status === 200 && !encoding ? readRange(request.headers.range, stats.size) : undefined
  if (range === 'impossible') {
    return end(response, 416, { ...headers, 'content-range': `bytes */${stats.size}` })
  }
  if (range) {
    status = 206
    headers['content-range'] = `bytes ${range.start}-${range.end}/${stats.size}`
  }
  headers['content-length'] = range ? range.end - range.start + 1 : stats.size
  if (request.method === 'HEAD') return end(response, status, headers)
  response.writeHead(status, headers)
  // A visitor who leaves in the middle is no error.
  pipeline(createReadStream(name, range), response, () => {})
}

function compressed(file, accepted) {
  for (const { name, extension } of ENCODINGS) {
    if (!new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)) continue
    const stats = statSync(file.name + extension, { throwIfNoEntry: false })
    if (stats) return { name: file.name + extension, stats, encoding: name }
  }
  return file
}

/** One range, as players and PDF viewers ask for it; anything else gets the whole file. */
function readRange(header, size) {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!from && !to) return undefined
  const start = from ? Number(from) : Math.max(0, size - Number(to))
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1
  return start > end ? 'impossible' : { start, end }
}

function end(response, status, headers) {
  response.writeHead(status, headers)
  response.end()
}
