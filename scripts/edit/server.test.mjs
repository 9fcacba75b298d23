import assert from 'node:assert/strict'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { bundleChecks } from './bundle.mjs'
import { checksOf } from './checks.mjs'
import { startEditServer, versionOf } from './server.mjs'
import { answersOf } from './store.mjs'

const SITE = 'content/site.json'
let root
let server

before(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'edit-server-'))
  for (const folder of ['content', 'lib', 'docs', 'assets/logos', 'public/brochures'])
    cpSync(folder, path.join(root, folder), { recursive: true })
  cpSync('assets/manifest.json', path.join(root, 'assets/manifest.json'))
  writeFileSync(path.join(root, 'index.html'), '<meta name="edit-token" content="{token}">')
  const checks = checksOf(await bundleChecks(root), root)
  const answers = answersOf({ checks, root, settings: { siteUrl: 'http://localhost:1' } })
  server = await startEditServer({ folder: root, port: 0, answers })
})
after(async () => {
  await server?.close()
  rmSync(root, { recursive: true, force: true })
})

/** A request as a hostile program may write it: no client corrects its path or its headers. */
function ask(target, { method = 'POST', headers = {}, body = '{}' } = {}) {
  return new Promise((resolve, reject) => {
    const { port } = new URL(server.url)
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        path: target,
        method,
        headers: { host: `localhost:${port}`, ...headers },
      },
      async (response) => {
        let text = ''
        for await (const part of response) text += part
        resolve({ status: response.statusCode, text, headers: response.headers })
      },
    )
    request.on('error', reject)
    request.end(method === 'GET' ? undefined : body)
  })
}
const api = (name, body, headers = {}) =>
  ask(`/api/${name}`, {
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'x-edit-token': server.token, ...headers },
  })
const text = (file) => readFileSync(path.join(root, file), 'utf8')
const siteChange = (changed = {}) => ({
  file: SITE,
  text: `${JSON.stringify({ ...JSON.parse(text(SITE)), ...changed }, null, 2)}\n`,
  version: versionOf(text(SITE)),
})

test('the page comes with a policy that lets nothing in from elsewhere', async () => {
  const { status, headers, text: page } = await ask('/', { method: 'GET' })
  assert.equal(status, 200)
  assert.ok(page.includes(server.token))
  assert.match(headers['content-security-policy'], /default-src 'none'.*frame-ancestors 'none'/)
})

test('requests of other names, other sites and without the token change nothing', async () => {
  const before = text(SITE)
  const change = { changes: [siteChange({ phone: '+911234567890' })] }
  const refused = {
    'another host': [421, await api('save', change, { host: 'evil.example' })],
    'a name that leads here': [421, await api('save', change, { host: 'evil.example:4180' })],
    'another origin': [403, await api('save', change, { origin: 'https://evil.example' })],
    'the null origin': [403, await api('save', change, { origin: 'null' })],
    'no token': [403, await api('save', change, { 'x-edit-token': '' })],
    'a wrong token': [403, await api('save', change, { 'x-edit-token': 'a'.repeat(48) })],
    'another method': [
      405,
      await ask('/api/save', { method: 'PUT', headers: { 'x-edit-token': server.token } }),
    ],
    'a form of another page': [
      403,
      await ask('/api/save', {
        headers: { 'content-type': 'text/plain' },
        body: JSON.stringify(change),
      }),
    ],
    'no JSON': [400, await api('save', '{')],
    'no task': [404, await api('constructor', {})],
    'nothing to save': [400, await api('save', { changes: [] })],
  }
  for (const [name, [expected, { status }]] of Object.entries(refused))
    assert.equal(`${name}: ${status}`, `${name}: ${expected}`)
  assert.equal(text(SITE), before)
})

test('only listed files are written or read, however their path is spelt', async () => {
  for (const file of [
    'package.json',
    'content/../package.json',
    '/etc/passwd',
    '../outside.json',
    'content/site.ts',
    'content/cricket/snapshot.json',
    'content/projects/plans/vistara.json',
    'content/projects/plots/other.json',
    'content/projects/%2e%2e/site.json',
    'content/projects/Vistara.json',
    'content/pages/new.json',
    'lib/images.generated.json',
    'assets/../content/site.json',
    42,
  ]) {
    const { status } = await api('save', { changes: [{ file, text: '{}\n', version: null }] })
    assert.equal(`${file}: ${status}`, `${file}: 403`)
    if (typeof file === 'string') assert.equal((await api('read', { file })).status, 404, file)
  }
  assert.equal(existsSync(path.join(root, '..', 'outside.json')), false)
  for (const target of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/_img/../../content/site.json',
  ])
    assert.equal((await ask(target, { method: 'GET' })).status, 404)
})

test('a body that is too large is refused before it is read', async () => {
  const { status } = await api('save', '', { 'content-length': String(50_000_000) }).catch(() => ({
    status: 413,
  }))
  assert.equal(status, 413)
})

test('a change is written whole, and a file that changed since is not overwritten', async () => {
  const change = siteChange({ phone: '+911234567890' })
  assert.equal((await api('save', { changes: [change] })).status, 200)
  assert.equal(text(SITE), change.text)
  const late = await api('save', {
    changes: [{ ...change, text: change.text.replace('12345', '54321') }],
  })
  assert.equal(late.status, 409)
  assert.match(late.text, /Somebody else saved this/)
  assert.equal(text(SITE), change.text)
})

test('of two changes at once one is saved and the other is told', async () => {
  const both = [siteChange({ phone: '+912222222222' }), siteChange({ phone: '+913333333333' })]
  const answers = await Promise.all(both.map((change) => api('save', { changes: [change] })))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
})

test('what the schema refuses is told by field, and what breaks other content by name', async () => {
  const bad = await api('save', { changes: [siteChange({ phone: '98 765' })] })
  assert.equal(bad.status, 422)
  assert.deepEqual(JSON.parse(bad.text).faults, [
    {
      file: 'site.json',
      path: ['phone'],
      text: 'Write +91 and ten digits without spaces, such as "+919876543210".',
    },
  ])
  const file = 'content/cricket/grounds/salem.json'
  const gone = await api('save', {
    changes: [{ file, text: null, version: versionOf(text(file)) }],
  })
  assert.equal(gone.status, 422)
  assert.match(gone.text, /seasons\/2025.*salem/)
  assert.ok(existsSync(path.join(root, file)))
})

test('a picture is what its bytes say, and needs a description', async () => {
  const { default: sharp } = await import('sharp')
  const color = { r: 90, g: 120, b: 60 }
  const bytes = await sharp({ create: { width: 700, height: 400, channels: 3, background: color } })
    .jpeg()
    .toBuffer()
  const list = 'assets/manifest.json'
  const before = text(list)
  const send = (picture, facts) => {
    const manifest = JSON.parse(before)
    manifest.images.push({
      file: 'plots/new.jpg',
      width: 700,
      height: 400,
      focal: [0.5, 0.5],
      ...facts,
    })
    return api('save', {
      changes: [
        { file: 'assets/plots/new.jpg', bytes: picture.toString('base64'), version: null },
        { file: list, text: `${JSON.stringify(manifest, null, 1)}\n`, version: versionOf(before) },
      ],
    })
  }
  for (const [picture, facts, said] of [
    [bytes, { alt: ' ' }, /what the picture shows/],
    [Buffer.from('<svg onload="alert(1)"/>'), { alt: 'A plot' }, /JPEG or PNG/],
    [bytes, { alt: 'A plot', width: 9000 }, /size of the picture/],
  ]) {
    const { status, text: answer } = await send(picture, facts)
    assert.equal(status, 422)
    assert.match(answer, said)
  }
  const over = { file: 'assets/logos/crest.png', bytes: bytes.toString('base64'), version: null }
  writeFileSync(path.join(root, over.file), 'kept')
  assert.equal((await api('save', { changes: [over] })).status, 409)
  assert.equal(text(over.file), 'kept')
  assert.equal(existsSync(path.join(root, 'assets/plots/new.jpg')), false)
  assert.equal(text(list), before)
})
