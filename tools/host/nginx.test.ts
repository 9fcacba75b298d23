/** Tests guarantees of the configuration in tools/host/nginx.ts besides pages, with a real nginx on this machine. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import http2 from 'node:http2'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import getPort from 'get-port'
import { generate } from 'selfsigned'
import { layOutRelease, missingNginx, startNginx } from '../check/nginx'
import { BUSY_PAGE, nginxConf, nginxMaps } from './nginx'
import { hostingRules } from './rules'
import { readSettings } from './settings'

const missing = missingNginx()
const hostTest = missing ? test.skip : test
const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
const rules = hostingRules(
  readSettings({ SITE_URL: 'https://www.example.com' }),
  new Map(['/noyyal/', '/noyyal/ta/404.html'].map((each) => [each, "default-src 'none'"])),
)
/** More bytes than the socket buffers hold for a client that does not read. */
const LARGE = 30_000_000
let nginx: Awaited<ReturnType<typeof startNginx>> | undefined
let [port, securePort] = [0, 0]

beforeAll(async () => {
  if (missing) return
  const site = path.join(folder, 'site')
  mkdirSync(path.join(site, 'noyyal/ta'), { recursive: true })
  writeFileSync(path.join(site, 'noyyal/index.html'), 'home')
  for (const folder of ['noyyal', 'noyyal/ta'])
    writeFileSync(path.join(site, folder, 'large.mp3'), Buffer.alloc(LARGE))
  writeFileSync(path.join(site, '404.html'), 'gone')
  layOutRelease(folder, {
    name: 'one',
    site,
    maps: { ...nginxMaps(rules), [BUSY_PAGE]: 'Too many' },
  })

  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  writeFileSync(path.join(folder, 'key.pem'), key)
  writeFileSync(path.join(folder, 'cert.pem'), cert)
  ;[port, securePort] = [await getPort(), await getPort()]
  const conf = nginxConf(rules, { folder, listen: `127.0.0.1:${port}`, logs: folder })
    // Configured as docs/deploy.md says, with the paths and ports of this test.
    .replaceAll('#tls ', '')
    .replace('listen 443', `listen 127.0.0.1:${securePort}`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/cert.pem;`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key.pem;`)
    .replace(/limit_conn large \d+;/, 'limit_conn large 2;')
    // Without this, the test's own plain HTTP would be redirected.
    .replace('if ($scheme = http)', 'set $asked $scheme$http_x_plain; if ($asked = http)')
  nginx = await startNginx(conf, `http://127.0.0.1:${port}/`)
})
afterAll(async () => {
  await nginx?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Requests over plain HTTP, from a client address of its own. */
async function get(
  address: string,
  {
    headers = {},
    localAddress = '127.0.0.1',
  }: { headers?: Record<string, string>; localAddress?: string } = {},
) {
  const options = { port, host: '127.0.0.1', path: address, headers, localAddress, agent: false }
  const request = http.get(options)
  const [response]: [http.IncomingMessage] = (await once(request, 'response')) as [
    http.IncomingMessage,
  ]
  return { request, response, status: response.statusCode, headers: response.headers }
}
const PLAIN = { 'x-plain': '1' }

hostTest(
  'the challenge for the first certificate is served before there is a certificate',
  async () => {
    const challenges = path.join(folder, 'acme/.well-known/acme-challenge')
    mkdirSync(challenges, { recursive: true })
    writeFileSync(path.join(challenges, 'token'), 'proof')
    const origin = `http://127.0.0.1:${await getPort()}`
    const conf = nginxConf(rules, { folder, listen: origin.slice(7), logs: folder })
    const first = await startNginx(conf, `${origin}/noyyal/`)
    const response = await fetch(`${origin}/.well-known/acme-challenge/token`)
    await first.stop()
    expect([response.status, await response.text()]).toEqual([200, 'proof'])
  },
)

hostTest('plain HTTP redirects to the site’s own name, whatever the requested name', async () => {
  for (const host of ['www.example.com', 'evil.example', `localhost:${port}`]) {
    const { request, status, headers } = await get('/noyyal/?a=1', { headers: { host } })
    request.destroy()
    assert.equal(status, 301, host)
    assert.equal(headers.location, 'https://www.example.com/noyyal/?a=1', host)
  }
})

hostTest('with a certificate it serves HTTP/2, with the same headers', async () => {
  const session = http2.connect(`https://127.0.0.1:${securePort}`, { rejectUnauthorized: false })
  const stream = session.request({ ':path': '/noyyal/' })
  const [headers] = await once(stream, 'response')
  const { alpnProtocol } = session
  session.destroy()
  assert.equal(headers[':status'], 200)
  assert.equal(alpnProtocol, 'h2')
  assert.match(headers['content-security-policy'], /^default-src 'none'; frame-ancestors/)
  assert.match(headers['strict-transport-security'], /^max-age=/)
})

hostTest('an unfinished request is closed', async () => {
  for (const part of ['GET /noyyal/ HTTP/1.1\r\nHost: x\r\nX-A: ', 'G']) {
    const socket = net.connect(port, '127.0.0.1').resume()
    const started = Date.now()
    await new Promise<void>((resolve) => {
      const drip = setInterval(() => socket.write('a'), 1000)
      // Closed early: a reset is fine too.
      socket.on('error', () => {}).on('close', () => resolve(clearInterval(drip)))
      socket.write(part)
    })
    assert.ok(Date.now() - started < 30_000, part)
  }
})

hostTest(
  'concurrent large files per visitor are limited, pages are not; proxies may have more',
  async () => {
    const open = async (localAddress: string, large = '/noyyal/large.mp3') => {
      const asked = []
      for (const address of [large, large, large, '/noyyal/']) {
        asked.push(await get(address, { localAddress, headers: PLAIN }))
      }
      const [refused] = asked.filter(({ status }) => status === 429)
      const refusal = refused && [refused.headers['retry-after'], await text(refused.response)]
      for (const { request } of asked) request.destroy()
      return [...asked.map(({ status }) => status), refusal]
    }
    const refused = [200, 200, 429, 200, ['30', 'Too many']]
    expect(await open('127.0.0.2')).toEqual(refused)
    expect(await open('127.0.0.4', '/noyyal/ta/large.mp3')).toEqual(refused)
    expect(await open('127.0.0.1')).toEqual([200, 200, 200, 200, undefined])
    expect((await get(`/${BUSY_PAGE}`, { headers: PLAIN })).status).toBe(404)
  },
)

hostTest('a range outside of a file is answered with every header once', async () => {
  for (const address of ['/noyyal/large.mp3', '/noyyal/ta/large.mp3']) {
    const range = { ...PLAIN, range: 'bytes=99999999-' }
    const { status, headers, response } = await get(address, { headers: range })
    const names = response.rawHeaders.filter((_, at) => at % 2 === 0)
    expect([address, status, names]).toEqual([address, 416, [...new Set(names)]])
    expect(headers['content-range']).toBe(`bytes */${LARGE}`)
    expect(names).toContain('Content-Security-Policy')
  }
})

hostTest('the logs contain path and status, and no personal data', async () => {
  const headers = { ...PLAIN, 'user-agent': 'Browser-of-Asha', referer: 'https://a.example/Asha' }
  for (const address of ['/noyyal/?name=Asha', '/noyyal/gone-for-log?phone=98480']) {
    const { request } = await get(address, { headers, localAddress: '127.0.0.3' })
    request.destroy()
  }
  const read = () => readFileSync(path.join(folder, 'site.log'), 'utf8')
  for (const end = Date.now() + 10_000; !read().includes('gone-for-log') && Date.now() < end; ) {
    await wait(20)
  }
  assert.match(read(), / 200 GET \/noyyal\/ 4 /)
  assert.match(read(), / 404 GET \/noyyal\/gone-for-log /)
  const all = read() + readFileSync(path.join(folder, 'error.log'), 'utf8')
  assert.doesNotMatch(all, /Asha|98480|127\.0\.0\.[23]|Browser/)
})
