import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { temporaryFolder } from '@/tools/check/jest/folder'
import { hostingRules } from '../host/rules'
import { readSettings } from '../host/settings'
import type { Listening } from './listen'
import { startSiteServer } from './site-server'

const root = temporaryFolder()
const LARGE = 20_000_000
const rules = hostingRules(
  readSettings({}),
  new Map([
    ['/noyyal/tiruppurTamilans/', "default-src 'none'"],
    ['/404.html', "default-src 'none'; style-src 'self'"],
  ]),
)
let site: Listening

beforeAll(async () => {
  const page = '<!doctype html><title>Team</title>'
  const files = {
    '404.html': 'gone',
    'index.html': 'root',
    'nginx.conf': 'private',
    'noyyal/tiruppurTamilans/index.html': page,
    'noyyal/tiruppurTamilans/index.html.br': brotliCompressSync(page),
    'noyyal/sound.mp3': '0123456789',
    'noyyal/robots.txt': 'User-agent: *',
    'noyyal/large.mp3': Buffer.alloc(LARGE),
    'noyyal/empty/a.txt': 'text',
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), content)
  }
  site = await startSiteServer({ root, readRules: () => rules })
})
afterAll(() => site.close())

/** An answer as received: fetch would decode, follow redirects and normalise addresses. */
type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }
function get(address: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') {
  return new Promise<Answer>((resolve, reject) => {
    const options = { port: site.port, host: '127.0.0.1', path: address, method, headers }
    const request = http.request(options, async (response) => {
      const { statusCode: status = 0, headers: received } = response
      resolve({ status, headers: received, body: await buffer(response) })
    })
    request.on('error', reject).end()
  })
}
const policyOf = ({ headers }: Answer) => String(headers['content-security-policy'])
const TEAM = '/noyyal/tiruppurTamilans/'

test('compressed files are sent to clients that accept them', async () => {
  const { headers, body } = await get(TEAM, { 'accept-encoding': 'gzip, br' })
  assert.equal(headers['content-encoding'], 'br')
  assert.equal(headers.vary, 'Accept-Encoding')
  assert.match(brotliDecompressSync(body).toString(), /Team/)
  for (const accepted of ['br;q=0, identity', 'br; q=0.00', 'x-br', 'brotli', 'identity', '']) {
    const { headers } = await get(TEAM, { 'accept-encoding': accepted })
    assert.equal(headers['content-encoding'], undefined, accepted)
    assert.equal(headers.vary, 'Accept-Encoding')
  }
  const weighed = await get(TEAM, { 'accept-encoding': 'gzip;q=1.0, BR;q=0.5' })
  assert.equal(weighed.headers['content-encoding'], 'br')
})

test('an unchanged file is not sent again', async () => {
  const { etag, 'last-modified': modified } = (await get(TEAM)).headers
  assert.match(etag ?? '', /^"/)
  for (const headers of [
    { 'if-none-match': etag },
    { 'if-none-match': `W/${etag}` },
    { 'if-none-match': `"other", W/"old", ${etag}` },
    { 'if-none-match': '*' },
    { 'if-modified-since': modified },
  ]) {
    const again = await get(TEAM, headers)
    assert.equal(again.status, 304, JSON.stringify(headers))
    assert.equal(again.body.length, 0)
    assert.equal(again.headers.etag, etag)
    assert.match(policyOf(again), /frame-ancestors/)
  }
  assert.equal((await get(TEAM, { 'if-none-match': '"other"' })).status, 200)
})

test('each encoding of a file has its own validator', async () => {
  const plain = await get(TEAM)
  const compressed = await get(TEAM, { 'accept-encoding': 'br' })
  assert.notEqual(plain.headers.etag, compressed.headers.etag)
})

test('HEAD answers without a body, other methods are refused', async () => {
  const head = await get(TEAM, {}, 'HEAD')
  assert.equal(head.status, 200)
  assert.ok(Number(head.headers['content-length']) > 0)
  assert.equal(head.body.length, 0)
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
    const { status, headers } = await get(TEAM, {}, method)
    assert.equal(status, 405)
    assert.equal(headers.allow, 'GET, HEAD')
    assert.equal(headers['content-security-policy'], "default-src 'none'; frame-ancestors 'none'")
  }
})

test('ranges of a file can be requested', async () => {
  const ask = (range: string) => get('/noyyal/sound.mp3', { range })
  const middle = await ask('bytes=2-4')
  assert.equal(middle.status, 206)
  assert.equal(middle.headers['content-range'], 'bytes 2-4/10')
  assert.equal(middle.body.toString(), '234')
  assert.equal((await ask('bytes=7-')).body.toString(), '789')
  assert.equal((await ask('bytes=-2')).body.toString(), '89')
  assert.equal((await ask('bytes=20-')).status, 416)
  for (const whole of ['lines=1-2', 'bytes=5-2', 'bytes=-', 'bytes=a-b', 'bytes=0-1,4-5']) {
    const { status, body } = await ask(whole)
    assert.ok([200, 416].includes(status), whole)
    assert.ok(status === 416 || body.length === 10, whole)
  }
})

test('a range is sent only if the file has not changed', async () => {
  const { etag, 'last-modified': modified } = (await get('/noyyal/sound.mp3')).headers
  const ask = (ifRange = '') =>
    get('/noyyal/sound.mp3', { range: 'bytes=2-4', 'if-range': ifRange })
  assert.equal((await ask(etag)).status, 206)
  assert.equal((await ask(modified)).status, 206)
  for (const old of ['"old"', 'W/"old"', 'Sat, 01 Jan 2000 00:00:00 GMT', 'nonsense']) {
    const { status, body } = await ask(old)
    assert.equal(status, 200, old)
    assert.equal(body.toString(), '0123456789')
  }
})

test('a missing page answers with status 404', async () => {
  for (const address of [
    '/nowhere',
    '/noyyal/nowhere/',
    '/noyyal/empty/',
    '/nginx.conf',
    '/../a',
  ]) {
    const { status, body } = await get(address)
    assert.equal(status, 404, address)
    assert.equal(body.toString(), 'gone')
  }
  assert.equal((await get('/404.html')).status, 404)
  assert.equal((await get('/404.html', { range: 'bytes=0-1' })).status, 404)
  assert.equal((await get('/404.html', { 'if-none-match': '*' })).status, 404)
  assert.equal((await get('/%E0%A4%A')).status, 400)
})

const SITE_STATUSES = [200, 301, 302, 308, 400, 404]

/** Requests an address of any length or form. Returns whether the site still answers afterwards. */
async function stands(address: string) {
  const answer = await get(address)
  const { status } = answer
  assert.ok(SITE_STATUSES.includes(status), `${status} ${address.slice(0, 80)}`)
  assert.match(policyOf(answer), /frame-ancestors 'none'$/)
  assert.equal((await get(TEAM)).status, 200)
  return status
}

test('no address crashes the server', async () => {
  for (const address of [
    '/noyyal/robots.txt/',
    '/404.html/',
    '/nginx.conf/',
    `${TEAM}index.html/x`,
    `/noyyal/${'a'.repeat(300)}`,
    `/noyyal/${'a/'.repeat(5000)}`,
    '/noyyal/%00',
    '/noyyal/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2f..%2fetc/passwd',
    '/noyyal/sound.mp3%2f',
    '/%5c..%5c..',
    'http://localhost:0x/',
  ]) {
    assert.ok([400, 404].includes(await stands(address)), address)
  }
})

test('no generated address crashes the server', async () => {
  const part = fc.oneof(
    fc.constantFrom('..', '.', '', 'noyyal', 'robots.txt', '404.html', 'index.html', 'nginx.conf'),
    fc.constantFrom('%2e%2e', '%2f', '%5c', '%00', '%', '%zz', '%ff', '?', '#', ';', '~', 'con'),
    fc.string({ unit: 'binary-ascii', maxLength: 20 }).map((text) => text.replace(/[^!-~]/g, '')),
    fc.string({ unit: 'grapheme', maxLength: 5 }).map((text) => encodeURIComponent(text)),
    fc.nat({ max: 400 }).map((length) => 'x'.repeat(length)),
  )
  const address = fc.array(part, { maxLength: 12 }).map((parts) => `/${parts.join('/')}`)
  await fc.assert(
    fc.asyncProperty(address, async (each) => void (await stands(each))),
    { numRuns: 200 },
  )
})

test('a redirect never leaves the site', async () => {
  for (const address of ['//noyyal', '///noyyal/tiruppurTamilans', '//evil.example/..//noyyal']) {
    const { status, headers } = await get(address)
    assert.equal(status, 308, address)
    assert.match(headers.location ?? '', /^\/noyyal\//)
  }
})

/** Writes to the server's socket, and resolves with its output when either side closes. */
function speak(write: (socket: net.Socket) => unknown) {
  return new Promise<string>((resolve, reject) => {
    const socket = net.connect(site.port, '127.0.0.1', () => write(socket))
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', reject).on('close', () => resolve(text))
  })
}

test('a broken request line is refused, and nothing else happens', async () => {
  for (const line of [
    'nonsense',
    'GET',
    'GET / HTTP/9.9',
    '\0\0\0',
    `GET /${'a'.repeat(40_000)}`,
  ]) {
    const answer = await speak((socket) => socket.write(`${line}\r\n\r\n`))
    assert.match(answer, /^HTTP\/1\.1 4\d\d /, line.slice(0, 20))
  }
  assert.equal((await get(TEAM)).status, 200)
})

test('a visitor who sends one byte at a time is answered, and does not block others', async () => {
  const request = `GET ${TEAM} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
  const slow = speak(async (socket) => {
    for (const byte of request) {
      socket.write(byte)
      await wait(2)
    }
  })
  assert.equal((await get(TEAM)).status, 200)
  assert.match(await slow, /^HTTP\/1\.1 200 [\s\S]*Team/)
})

const isLinux = process.platform === 'linux'
const openFiles = () => (isLinux ? readdirSync('/proc/self/fd').length : 0)

test('aborted requests leave nothing open', async () => {
  const before = openFiles()
  for (let visitor = 0; visitor < 20; visitor += 1) {
    await new Promise<void>((resolve) => {
      const options = { port: site.port, host: '127.0.0.1', path: '/noyyal/large.mp3' }
      const request = http.get(options, (response) => {
        response.once('data', () => request.destroy())
        response.once('close', resolve).on('error', () => {})
      })
    })
  }
  assert.equal((await get(TEAM)).status, 200)
  await untilClosed(before)
})

/** Waits until no more handles are open than before, except a few of the test runner. */
async function untilClosed(before: number) {
  for (const end = Date.now() + 10_000; openFiles() > before + 3 && Date.now() < end; ) {
    await wait(20)
  }
  assert.ok(openFiles() <= before + 3, `${openFiles()} files open, ${before} before`)
}

test('queued answers leave nothing open when their client disconnects', async () => {
  const before = openFiles()
  const asks = ['large.mp3', 'large.mp3', 'sound.mp3', 'tiruppurTamilans/', 'gone', 'large.mp3']
  for (let visitor = 0; visitor < 10; visitor += 1) {
    await new Promise<void>((resolve) => {
      const socket = net.connect(site.port, '127.0.0.1', () => {
        for (const name of [...asks, ...asks, ...asks]) {
          socket.write(`GET /noyyal/${name} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
        }
      })
      socket.once('data', () => setTimeout(() => socket.destroy(), 20))
      socket.on('close', resolve).on('error', () => {})
    })
  }
  await untilClosed(before)
  assert.equal((await get(TEAM)).status, 200)
})

test('a client that half-closes the connection is answered', async () => {
  const answer = await speak((socket) =>
    socket.end(`GET ${TEAM} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
  )
  assert.match(answer, /^HTTP\/1\.1 200 [\s\S]*Team/)
})

test('a rebuild under the server is served at once', async () => {
  const file = path.join(root, 'noyyal/rebuilt.txt')
  writeFileSync(file, 'first')
  assert.equal((await get('/noyyal/rebuilt.txt')).body.toString(), 'first')
  writeFileSync(file, 'second build')
  assert.equal((await get('/noyyal/rebuilt.txt')).body.toString(), 'second build')
  rmSync(file)
  assert.equal((await get('/noyyal/rebuilt.txt')).status, 404)
})

test('an unexpected error answers 500, is logged, and does not crash the server', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = true
  const readRules = () => {
    if (isBroken) throw new Error('unforeseen')
    return rules
  }
  const broken = await startSiteServer({ root, readRules })
  const ask = async () => (await fetch(`${broken.url}${TEAM}`)).status
  assert.equal(await ask(), 500)
  assert.match(String(log.mock.calls[0]?.join(' ')), /unforeseen/)
  isBroken = false
  assert.equal(await ask(), 200)
  await broken.close()
  log.mockRestore()
})
