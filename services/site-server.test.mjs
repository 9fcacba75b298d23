import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { hostingRules } from '../hosting/rules.mjs'
import { readSettings } from '../hosting/settings.mjs'
import { startSiteServer } from './site-server.mjs'

const root = mkdtempSync(path.join(tmpdir(), 'site-'))
const rules = hostingRules(
  readSettings({}),
  new Map([
    ['/noyyal/tiruppurTamilans/', "default-src 'none'"],
    ['/404.html', "default-src 'none'; style-src 'self'"],
  ]),
)
let site

before(async () => {
  const page = '<!doctype html><title>Team</title>'
  const files = {
    '404.html': 'gone',
    'index.html': 'root',
    'nginx.conf': 'private',
    'noyyal/tiruppurTamilans/index.html': page,
    'noyyal/tiruppurTamilans/index.html.br': brotliCompressSync(page),
    'noyyal/season.ics': 'BEGIN:VCALENDAR',
    'noyyal/manifest.webmanifest': '{}',
    'noyyal/sound.mp3': '0123456789',
    'noyyal/_img/a-1.avif': 'image',
    'noyyal/empty/a.txt': 'text',
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), content)
  }
  site = await startSiteServer({ root, readRules: () => rules })
})
after(() => site.close())

/** Without fetch, which decodes, follows and normalises on its own. */
function get(address, headers = {}, method = 'GET') {
  return new Promise((resolve, reject) => {
    const options = { port: site.port, host: '127.0.0.1', path: address, method, headers }
    const request = http.request(options, async (response) => {
      const chunks = []
      for await (const chunk of response) chunks.push(chunk)
      const { statusCode: status, headers: received } = response
      resolve({ status, headers: received, body: Buffer.concat(chunks) })
    })
    request.on('error', reject).end()
  })
}
const TEAM = '/noyyal/tiruppurTamilans/'

test('a page comes with its headers', async () => {
  const { status, headers, body } = await get(TEAM)
  assert.equal(status, 200)
  assert.equal(headers['content-type'], 'text/html; charset=utf-8')
  assert.equal(headers['content-security-policy'], "default-src 'none'; frame-ancestors 'none'")
  assert.match(body.toString(), /Team/)
})

test('compressed files are sent to those who accept them', async () => {
  const { headers, body } = await get(TEAM, { 'accept-encoding': 'gzip, br' })
  assert.equal(headers['content-encoding'], 'br')
  assert.equal(headers.vary, 'Accept-Encoding')
  assert.match(brotliDecompressSync(body).toString(), /Team/)
  const refused = await get(TEAM, { 'accept-encoding': 'br;q=0, identity' })
  assert.equal(refused.headers['content-encoding'], undefined)
})

test('an unchanged file is not sent again', async () => {
  const { headers } = await get(TEAM)
  const again = await get(TEAM, { 'if-none-match': headers.etag })
  assert.equal(again.status, 304)
  assert.equal(again.body.length, 0)
})

test('HEAD answers without a body, other methods are refused', async () => {
  const head = await get(TEAM, {}, 'HEAD')
  assert.equal(head.status, 200)
  assert.ok(Number(head.headers['content-length']) > 0)
  assert.equal(head.body.length, 0)
  assert.equal((await get(TEAM, {}, 'POST')).status, 405)
})

test('parts of a file can be asked for', async () => {
  const ask = (range) => get('/noyyal/sound.mp3', { range })
  const middle = await ask('bytes=2-4')
  assert.equal(middle.status, 206)
  assert.equal(middle.headers['content-range'], 'bytes 2-4/10')
  assert.equal(middle.body.toString(), '234')
  assert.equal((await ask('bytes=7-')).body.toString(), '789')
  assert.equal((await ask('bytes=-2')).body.toString(), '89')
  assert.equal((await ask('bytes=20-')).status, 416)
  assert.equal((await ask('lines=1-2')).status, 200)
})

test('types and caching are those of the rules', async () => {
  assert.match((await get('/noyyal/season.ics')).headers['content-type'], /^text\/calendar/)
  const manifest = await get('/noyyal/manifest.webmanifest')
  assert.equal(manifest.headers['content-type'], 'application/manifest+json')
  assert.match((await get('/noyyal/_img/a-1.avif')).headers['cache-control'], /immutable/)
})

test('addresses are made clean, with what follows the question mark', async () => {
  const location = async (address) => (await get(address)).headers.location
  assert.equal(await location('/'), '/noyyal/')
  assert.equal(await location('/noyyal/tiruppurTamilans?a=1'), '/noyyal/tiruppurTamilans/?a=1')
  assert.equal(await location('/noyyal/tiruppurtamilans'), '/noyyal/tiruppurTamilans/')
})

test('what is not there is honestly not found', async () => {
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
  assert.equal((await get('/%E0%A4%A')).status, 400)
})

test('the not-found page keeps its own policy, and is never kept for good', async () => {
  const { status, headers } = await get('/noyyal/_next/static/gone.js')
  assert.equal(status, 404)
  assert.match(headers['content-security-policy'], /style-src 'self'; frame-ancestors 'none'$/)
  assert.equal(headers['cache-control'], 'public, max-age=0, must-revalidate')
})
