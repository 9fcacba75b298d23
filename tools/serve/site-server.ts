/**
 * Serves the assembled web root like a production host: with the headers, redirects and types of
 * tools/host/rules.ts; `send` handles ranges, validators and missing files.
 */
import type { ReadStream, Stats } from 'node:fs'
import http, {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import path from 'node:path'
import send from 'send'
import { type HeaderFields, headersFor, notFoundPage, type Rules, targetWith } from '../host/rules'
import { listen } from './listen'

/** Encodings in which the build stores files, best first. */
const CODINGS = [
  { coding: 'br', suffix: '.br' },
  { coding: 'gzip', suffix: '.gz' },
]

type Site = {
  root: string
  /** Called for each request, so that a rebuild is served with its own rules. */
  readRules: () => Rules
}

/** One request, its response, and their context. */
type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  root: string
  types: Rules['types']
}

/** The result of sending a file; a number is the status to answer with. */
type Sent = 'sent' | 'folder' | number

export function startSiteServer({ root, readRules, port = 0 }: Site & { port?: number }) {
  const server = http.createServer((request, response) => {
    answer({ request, response, root, readRules }).catch((error) => fail(response, error))
  })
  // As in nginx, a client that half-closes the connection is answered.
  return listen(Object.assign(server, { httpAllowHalfOpen: true }), port)
}

async function answer({
  request,
  response,
  root,
  readRules,
}: Site & Pick<Exchange, 'request' | 'response'>): Promise<void> {
  const rules = readRules()
  const end = (status: number, headers: OutgoingHttpHeaders) => {
    response.writeHead(status, headers).end()
  }

  const target = readTarget(request.url ?? '')
  if (!target) return end(400, headersFor(rules, '/'))
  const { pathname, search } = target
  const headers = headersFor(rules, pathname)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return end(405, { ...headers, allow: 'GET, HEAD' })
  }
  const redirect = rules.redirects.find(({ from }) => from === pathname)
  if (redirect)
    return end(redirect.status, { ...headers, location: targetWith(redirect.to, search) })

  const exchange = { request, response, root, types: rules.types }
  const outcome = isHidden(pathname, rules) ? 404 : await sendFile(exchange, pathname, headers)
  if (outcome === 'folder') {
    return end(308, { ...headers, location: `${encodeURI(pathname)}/${search}` })
  }
  if (outcome === 404) return sendNotFound(exchange, notFoundPage(rules, pathname), rules)
  if (outcome !== 'sent') end(outcome, headers)
}

/** Sends the headers of the not-found page: those of the requested address may allow caching for a year. */
async function sendNotFound(exchange: Exchange, page: string, rules: Rules) {
  const headers = headersFor(rules, page)
  exchange.response.statusCode = 404
  const outcome = await sendFile(exchange, page, headers)
  if (outcome !== 'sent') exchange.response.writeHead(404, headers).end()
}

/** As in nginx, the not-found page and host files are not served at their own addresses. */
function isHidden(pathname: string, { notFound, privateFiles }: Rules) {
  return notFound.some(({ page }) => page === pathname) || privateFiles.includes(pathname.slice(1))
}

/** The decoded path without `..` and double slashes, and the query; undefined if malformed. */
function readTarget(address: string) {
  try {
    const url = new URL(address.startsWith('/') ? `http://localhost${address}` : address)
    const pathname = path.posix.normalize(decodeURIComponent(url.pathname))
    return pathname.includes('\0') ? undefined : { pathname, search: url.search }
  } catch {
    return undefined
  }
}

/** Sends a file, compressed if the client accepts it. */
async function sendFile(
  { request, response, root, types }: Exchange,
  pathname: string,
  headers: HeaderFields,
): Promise<Sent> {
  const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname
  const accepted = request.headers['accept-encoding'] ?? ''
  const candidates = CODINGS.filter(({ coding }) => accepts(accepted, coding))

  for (const { coding, suffix } of [...candidates, { coding: '', suffix: '' }]) {
    const setHeaders = ({ size, mtimeMs }: Stats) => {
      const own = {
        ...headers,
        'content-type': types[path.extname(file)] ?? 'application/octet-stream',
        etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
        vary: 'Accept-Encoding',
        ...(coding && { 'content-encoding': coding }),
      }
      for (const [name, value] of Object.entries(own)) response.setHeader(name, value)
    }
    const outcome = await transfer({ request, response, root, file: file + suffix, setHeaders })
    if (outcome !== 404) return outcome
  }
  return 404
}

/** Resolves when the response is sent or the client has disconnected. */
function transfer({
  request,
  response,
  root,
  file,
  setHeaders,
}: Omit<Exchange, 'types'> & { file: string; setHeaders: (stats: Stats) => void }) {
  return new Promise<Sent>((resolve, reject) => {
    // A range of the not-found page would be answered as a success.
    const acceptRanges = response.statusCode === 200
    // `.well-known` is the only name with a dot in the web root.
    const options = { root, cacheControl: false, acceptRanges, dotfiles: 'allow' } as const
    response.once('close', () => resolve('sent'))
    send(request, encodeURI(file), options)
      .on('stream', (source) => {
        closeWith(request.socket, source)
        source.once('close', () => resolve('sent'))
      })
      .on('headers', (_response, _path, stats) => setHeaders(stats))
      .on('directory', () => resolve('folder'))
      .on('error', (error) => {
        if (error.status >= 500 || response.headersSent) reject(error)
        // A path outside of the web root is answered like a missing file.
        else resolve(error.status === 403 ? 404 : error.status)
      })
      .pipe(response)
  })
}

/** The open files of each connection. */
const reading = new WeakMap<Socket, Set<ReadStream>>()

/** Closes a file with its connection: a response queued behind others gets no close event. */
function closeWith(socket: Socket, file: ReadStream) {
  if (socket.destroyed) {
    file.destroy()
    return
  }
  const files = reading.get(socket) ?? new Set()
  if (!reading.has(socket)) {
    reading.set(socket, files)
    socket.once('close', () => {
      for (const each of files) each.destroy()
    })
  }
  files.add(file)
  file.once('close', () => files.delete(file))
}

/** Whether an Accept-Encoding header names a coding with a quality above 0. */
function accepts(header: string, coding: string) {
  return header.split(',').some((each) => {
    const [name, ...parameters] = each.split(';').map((part) => part.trim().toLowerCase())
    return name === coding && !parameters.some((part) => /^q=0(\.0*)?$/.test(part))
  })
}

function fail(response: ServerResponse, error: unknown) {
  console.error('site server:', error)
  if (response.headersSent) {
    response.destroy()
    return
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
  response.end('Internal server error')
}
