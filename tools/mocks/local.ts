/**
 * The local services: one process that mocks, over real HTTP, the form provider, the sports-data service, the
 * document database and the tag manager. For development and tests on one machine; it is not part of the
 * published site.
 *
 * node --import tsx tools/mocks/local.ts    alone, on LOCAL_PORT (4174)
 */
import { readFileSync } from 'node:fs'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { listen } from '../serve/listen'
import { type Answer, type Call, json, plannedAnswer, text } from './answer'
import { answerControl } from './control'
import { answerDocuments } from './documents'
import { createFailures, type PlannedFailure, type PlannedFailures, type Service } from './failures'
import { answerForm } from './form'
import { createReceived, type Received } from './received'

export const RECEIVED_FILE = '.local/received.ndjson'
const LARGEST_BODY = 1_000_000

const recorded = (name: string) =>
  readFileSync(new URL(`recorded/${name}.json`, import.meta.url), 'utf8')

const ANSWERS: Record<string, string> = {
  '/feed/teams/v1/861/results': recorded('results'),
  '/feed/stats/v1/series/9866/points-table': recorded('points-table'),
}

/** Mocks the sports-data service with recorded answers. */
function answerFeed({ method, url, headers }: Call): Answer {
  const body = ANSWERS[url.pathname]
  const received = { host: headers['x-rapidapi-host'], hasKey: Boolean(headers['x-rapidapi-key']) }
  if (method !== 'GET' || !body) {
    return json(404, { message: 'Not found' }, { outcome: 'refused: not found', received })
  }
  return text(200, 'application/json', body, { outcome: 'answered', received })
}

/** Pushes the start event of the real container, and nothing else. */
const SCRIPT = `;(window.dataLayer ||= []).push({ event: 'gtm.js', 'gtm.start': Date.now() })\n`

/** Mocks the tag manager's script. */
function answerTags({ url }: Call): Answer {
  return text(200, 'text/javascript; charset=utf-8', SCRIPT, {
    outcome: 'answered',
    received: { id: url.searchParams.get('id') },
  })
}

const SERVICES: {
  name: Service
  path: RegExp
  answer: (call: Call) => Answer | Promise<Answer>
}[] = [
  { name: 'form', path: /^\/form\/submit$/, answer: answerForm },
  { name: 'feed', path: /^\/feed\//, answer: answerFeed },
  { name: 'documents', path: /^\/v1\/projects\//, answer: answerDocuments },
  { name: 'tags', path: /^\/tags\/gtm\.js$/, answer: answerTags },
]

type State = { failures: PlannedFailures; received: Received }

export async function startLocalServices({
  port = 0,
  file,
}: {
  port?: number
  file?: string
} = {}) {
  const state = { failures: createFailures(), received: createReceived(file) }
  const server = http.createServer((request, response) => {
    handle(request, response, state).catch((error: NodeJS.ErrnoException) => {
      response.destroy()
      if (error.code !== 'ECONNRESET') console.error('local services:', error)
    })
  })
  return listen(server, port)
}

async function handle(request: IncomingMessage, response: ServerResponse, state: State) {
  const { method = 'GET', headers } = request
  const url = new URL(request.url ?? '/', 'http://localhost')
  const scope = String(headers['x-local-scope'] ?? '')
  const service = SERVICES.find(({ path }) => path.test(url.pathname))
  const cors = corsHeaders(request)

  if (method === 'OPTIONS') {
    const isRefused = state.failures.peek(service?.name, scope, url.pathname)?.cors === false
    return send(response, { status: 204 }, isRefused ? {} : cors)
  }

  const body = await readBody(request)
  const call = { method, url, headers, body, scope }
  if (url.pathname.startsWith('/_control/')) return send(response, answerControl(call, state))
  if (!service) return send(response, json(404, { message: 'No such service' }), cors)
  if (body.length > LARGEST_BODY) return send(response, json(413, { message: 'Too large' }), cors)

  const failure = state.failures.take(service.name, scope, url.pathname)
  const usual = await service.answer(call)
  const planned = failure && plannedAnswer(failure)
  const outcome = failure ? `planned: ${describe(failure)}` : usual.outcome
  state.received.add({
    service: service.name,
    scope,
    path: url.pathname,
    fields: usual.received,
    outcome,
    documents: usual.documents,
  })

  if (failure?.delayMs) await wait(failure.delayMs)
  if (failure?.drop) return drop(response)
  send(response, planned ?? usual, failure?.cors === false ? {} : cors)
}

/**
 * Breaks the connection in the middle of an answer. Without the first bytes Chromium would silently repeat the
 * request, and the failure would be consumed before the page notices it.
 */
function drop(response: ServerResponse) {
  response.socket?.end('broken off')
}

function describe({
  service: _,
  scope: __,
  times: ___,
  path: ____,
  body,
  ...rest
}: PlannedFailure) {
  return JSON.stringify(body === undefined ? rest : { ...rest, body: 'replaced' })
}

/** Origins of pages on this machine. */
const OWN_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Allows requests from pages of this machine; other pages in the same browser cannot read answers. */
function corsHeaders({ headers }: IncomingMessage): Record<string, string> {
  const { origin = '' } = headers
  if (!OWN_ORIGIN.test(origin)) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '600',
    vary: 'Origin',
  }
}

function send(
  response: ServerResponse,
  { status, headers, body = '' }: Answer,
  extra: Record<string, string> = {},
) {
  response.writeHead(status, { 'cache-control': 'no-store', ...headers, ...extra })
  response.end(body)
}

async function readBody(request: IncomingMessage) {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    // Stores just enough to detect that the body is too large.
    if (size <= LARGEST_BODY + chunk.length) chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function main() {
  const { url } = await startLocalServices({
    port: Number(process.env.LOCAL_PORT || 4174),
    file: RECEIVED_FILE,
  })
  console.log(`Local services at ${url}, what they receive lands in ${RECEIVED_FILE}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
