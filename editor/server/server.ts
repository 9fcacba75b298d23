/**
 * The editor's server: serves the page, and reads and saves listed files. It listens on this machine
 * only. Every request except those for the page itself needs the token that the page contains.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import http, { type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { forPreview, PREVIEW, PREVIEW_POLICY } from './preview'

const LARGEST_BODY = 16_000_000

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
}

/** The content security policy of the editor's page. */
export const policyOf = (connect = '') =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    `connect-src 'self'${connect && ` ${connect}`}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

/** Headers of every answer of the editor, also where it is published. */
export const headersOf = (policy: string) => ({
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
})

/** A refusal whose message the editor shows. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** The API functions by name: `POST /api/<name>`. */
export type Answers = Readonly<
  Record<string, (body: Readonly<Record<string, unknown>>) => Promise<object>>
>

type Answer = { status: number; body: string | Buffer; type: string; policy?: string }

type Options = {
  /** Contains the bundled page. */
  folder: string
  port: number
  answers: Answers
  /** The address of the site whose pages are shown beside the forms; absent where none runs. */
  siteUrl?: string
}

export async function startEditServer({ folder, port, answers, siteUrl }: Options) {
  const token = randomBytes(24).toString('hex')
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8').replace('{token}', token)

  const server = http.createServer((request, response) => {
    answer(request)
      .catch((error: Error) => {
        if (error instanceof Refusal) return asJson(error.status, { message: error.message })
        console.error('editor:', error)
        return asJson(500, { message: `The editor met an error: ${error.message}` })
      })
      .then(({ status, body, type, policy = policyOf() }: Answer) => {
        response.writeHead(status, {
          'Content-Type': type,
          'Cache-Control': 'no-store',
          ...headersOf(policy),
          'Cross-Origin-Resource-Policy': 'same-origin',
          // A refused body may still be arriving; it is not read.
          ...(status === 413 && { connection: 'close' }),
        })
        response.end(body)
      })
  })

  const ownPort = () => (server.address() as AddressInfo).port

  async function answer(request: IncomingMessage): Promise<Answer> {
    const hosts = ['localhost', '127.0.0.1'].map((name) => `${name}:${ownPort()}`)
    if (!hosts.includes(request.headers.host ?? ''))
      throw refused(421, 'This is not the address of the editor.')
    const { pathname } = new URL(request.url ?? '', 'http://localhost')
    if (pathname.startsWith('/api/')) return answerApi(request, pathname.slice(5), hosts)
    if (!/^(?:GET|HEAD)$/.test(request.method ?? '')) throw refused(405, 'Pages are only read.')
    if (siteUrl && pathname.startsWith(`${PREVIEW}/`))
      return answerPreview(new URL(siteUrl), pathname)
    return answerFile(pathname)
  }

  async function answerApi(request: IncomingMessage, name: string, hosts: readonly string[]) {
    const { origin } = request.headers
    if (origin && !hosts.some((host) => origin === `http://${host}`))
      throw refused(403, 'Another site asked for this.')
    if (!isToken(request.headers['x-edit-token']))
      throw refused(403, 'The editor was started anew. Reload this page: what you wrote is kept.')
    if (request.method !== 'POST') throw refused(405, 'The editor asks with POST.')
    // Pages of other sites can send other types without a preflight.
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
      throw refused(415, 'This is no request of the editor.')
    const task = Object.hasOwn(answers, name) && answers[name]
    if (!task) throw refused(404, 'The editor has no such task.')
    return asJson(200, await task(await bodyOf(request)))
  }

  const isToken = (given: unknown) =>
    typeof given === 'string' &&
    given.length === token.length &&
    timingSafeEqual(Buffer.from(given), Buffer.from(token))

  /** A file of the site at our own address, where the editor can read and change the page that it shows. */
  async function answerPreview(site: URL, pathname: string): Promise<Answer> {
    const found = await fetch(site.origin + pathname.slice(PREVIEW.length)).catch(() => {
      throw refused(502, 'The site does not answer yet.')
    })
    const type = found.headers.get('content-type') ?? ''
    const body = /html|css/.test(type)
      ? forPreview(await found.text(), site.pathname.replace(/\/$/, ''))
      : Buffer.from(await found.arrayBuffer())
    const policy = `${PREVIEW_POLICY}; frame-ancestors 'self'`
    return { status: found.status, body, type, policy }
  }

  function answerFile(pathname: string): Answer {
    if (pathname === '/') return { status: 200, body: page, type: TYPES['.html'] ?? '' }
    const [, own] = /^\/([\w-]+\.(?:js|css|woff2))$/.exec(pathname) ?? []
    const [, picture] = /^\/_img\/([\w-]+\.(?:avif|svg))$/.exec(pathname) ?? []
    const found = own ? path.join(folder, own) : picture && path.join('public/_img', picture)
    if (!found || !existsSync(found)) throw refused(404, 'There is no such page.')
    return { status: 200, body: readFileSync(found), type: TYPES[path.extname(found)] ?? '' }
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://localhost:${ownPort()}/`,
    token,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const asJson = (status: number, body: object) => ({
  status,
  body: JSON.stringify(body),
  type: 'application/json; charset=utf-8',
})

/** Creates the refusal of a request. */
export const refused = (status: number, message: string) => new Refusal(status, message)

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const tooLarge = refused(413, 'This is more than 16 MB at once. Nothing was saved.')
  if (Number(request.headers['content-length']) > LARGEST_BODY) throw tooLarge
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > LARGEST_BODY) throw tooLarge
    parts.push(part)
  }
  let body: unknown
  try {
    body = JSON.parse(Buffer.concat(parts).toString('utf8') || '{}')
  } catch {
    // Refused below, like everything that is no object.
  }
  if (typeof body !== 'object' || body === null)
    throw refused(400, 'This is no request of the editor.')
  return body as Record<string, unknown>
}
