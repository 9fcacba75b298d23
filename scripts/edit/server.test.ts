import assert from 'node:assert/strict'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import http from 'node:http'
import { networkInterfaces, tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import type { OpenPlace } from '@/editor/work'
import { bundleChecks } from './bundle'
import { checksOf } from './checks'
import { startEditServer, versionOf } from './server'
import { answersOf } from './store'

const SITE = 'content/en/site.json'
let root: string
let server: Awaited<ReturnType<typeof startEditServer>>

before(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'edit-server-'))
  for (const folder of ['content', 'lib', 'assets/logos'])
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

type Asked = { method?: string; headers?: Record<string, string>; body?: string }
type Answer = { status: number | undefined; text: string; headers: http.IncomingHttpHeaders }

/** A request as a hostile program may write it: no client corrects its path or its headers. */
function ask(target: string, { method = 'POST', headers = {}, body = '{}' }: Asked = {}) {
  return new Promise<Answer>((resolve, reject) => {
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
    request.end(['GET', 'OPTIONS'].includes(method) ? undefined : body)
  })
}
const api = (name: string, body: unknown, headers = {}) =>
  ask(`/api/${name}`, {
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-edit-token': server.token, ...headers },
  })
const text = (file: string) => readFileSync(path.join(root, file), 'utf8')
const siteChange = (changed = {}) => ({
  file: SITE,
  text: `${JSON.stringify({ ...JSON.parse(text(SITE)), ...changed }, null, 2)}\n`,
  version: versionOf(text(SITE)),
})

test('the page comes with a policy that lets nothing in from elsewhere', async () => {
  const { status, headers, text: page } = await ask('/', { method: 'GET' })
  assert.equal(status, 200)
  assert.ok(page.includes(server.token))
  assert.match(
    `${headers['content-security-policy']}`,
    /default-src 'none'.*frame-ancestors 'none'/,
  )
})

test('requests of other names, other sites and without the token change nothing', async () => {
  const before = text(SITE)
  const change = { changes: [siteChange({ phone: '+911234567890' })] }
  const refused: Readonly<Record<string, readonly [number, Answer]>> = {
    'another host': [421, await api('save', change, { host: 'evil.example' })],
    'a name that leads here': [421, await api('save', change, { host: 'evil.example:4180' })],
    'another origin': [403, await api('save', change, { origin: 'https://evil.example' })],
    'a program whose port begins like ours': [
      403,
      await api('save', change, { origin: server.url.replace(/\/$/, '0') }),
    ],
    'the null origin': [403, await api('save', change, { origin: 'null' })],
    'no token': [403, await api('save', change, { 'x-edit-token': '' })],
    'a wrong token': [403, await api('save', change, { 'x-edit-token': 'a'.repeat(48) })],
    'another method': [
      405,
      await ask('/api/save', { method: 'PUT', headers: { 'x-edit-token': server.token } }),
    ],
    'a file by its address': [405, await ask(`/${SITE}`, { method: 'PUT' })],
    'a form of another page': [
      403,
      await ask('/api/save', {
        headers: { 'content-type': 'text/plain' },
        body: JSON.stringify(change),
      }),
    ],
    'a form that knows the token': [
      415,
      await api('save', change, { 'content-type': 'text/plain' }),
    ],
    'no type': [
      415,
      await ask('/api/save', {
        headers: { 'x-edit-token': server.token },
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

test('a browser that asks for another site gets no leave, and no answer that it may read', async () => {
  const origin = 'https://evil.example'
  const preflight = await ask('/api/save', {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type, x-edit-token',
    },
  })
  assert.equal(preflight.status, 403)
  const page = await ask('/', { method: 'GET', headers: { origin } })
  for (const { headers } of [preflight, page]) {
    assert.deepEqual(
      Object.keys(headers).filter((name) => name.startsWith('access-control-')),
      [],
    )
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin')
  }
  // A page of another site can load it only by a name that leads here.
  const rebound = await ask('/', { method: 'GET', headers: { host: 'evil.example' } })
  assert.equal(rebound.status, 421)
  assert.ok(!rebound.text.includes(server.token))
})

test('it listens on this machine alone', async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
  const { port } = new URL(server.url)
  for (const { address } of others)
    await assert.rejects(fetch(`http://${address}:${port}/`), Error, address)
})

test('a link is neither followed nor replaced', async () => {
  const kept = path.join(root, 'kept.json')
  const secret = path.join(root, 'secret.json')
  renameSync(path.join(root, SITE), kept)
  writeFileSync(secret, readFileSync(kept))
  symlinkSync(secret, path.join(root, SITE))
  try {
    assert.equal((await api('read', { file: SITE })).status, 403)
    const change = siteChange({ phone: '+911234567890' })
    assert.equal((await api('save', { changes: [change] })).status, 403)
    assert.ok(!text('secret.json').includes('1234567890'))
  } finally {
    rmSync(path.join(root, SITE))
    renameSync(kept, path.join(root, SITE))
  }
  // The same with a folder of entries.
  const folder = path.join(root, 'content/en/insights')
  const outside = mkdtempSync(path.join(tmpdir(), 'outside-'))
  cpSync(folder, outside, { recursive: true })
  const before = readdirSync(outside)
  renameSync(folder, `${folder}-kept`)
  symlinkSync(outside, folder)
  try {
    const file = 'content/en/insights/new.json'
    const { status } = await api('save', { changes: [{ file, text: '{}\n', version: null }] })
    assert.equal(status, 403)
    assert.deepEqual(readdirSync(outside), before)
  } finally {
    rmSync(folder)
    renameSync(`${folder}-kept`, folder)
    rmSync(outside, { recursive: true })
  }
})

test('only listed files are written or read, however their path is spelt', async () => {
  for (const file of [
    'package.json',
    'content/en/../package.json',
    '/etc/passwd',
    '../outside.json',
    'content/en/site.ts',
    'content/en/cricket/snapshot.json',
    'content/en/projects/plans/vistara.json',
    'content/en/projects/plots/other.json',
    'content/en/projects/%2e%2e/site.json',
    'content/en/projects/Vistara.json',
    'content/en/pages/new.json',
    'lib/images.generated.json',
    'assets/../content/en/site.json',
    'assets/plots/../../package.json',
    'content/en/site.json\0.json',
    'content\\site.json',
    'content/en/insights/.json',
    'content/en/__proto__/site.json',
    '.env.local',
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
    '/_img/../../content/en/site.json',
  ])
    assert.equal((await ask(target, { method: 'GET' })).status, 404)
})

test('a picture is written into a folder of pictures alone, however its path is spelt', async () => {
  const bytes = Buffer.from('a picture').toString('base64')
  for (const file of [
    'assets/../outside.jpg',
    'assets/plots/../../outside.jpg',
    'assets/plots/../../../outside.jpg',
    'assets/plots/../new.jpg',
    'assets/plots/%2e%2e/new.jpg',
    'assets/plots\\..\\new.jpg',
    'assets//new.jpg',
    'assets/new.jpg',
    'assets/plots/deep/new.jpg',
    'assets/plots/new.jpg/',
    'assets/plots/New.jpg',
    'assets/plots/.jpg',
    'assets/plots/new.svg',
    'assets/plots/new.jpg\0.jpg',
    'assets/plots/new.jpg\n',
    '/assets/plots/new.jpg',
    '../outside.jpg',
    'public/_img/new.jpg',
    'content/en/site.json',
    'package.json',
    7,
  ]) {
    const { status } = await api('save', { changes: [{ file, bytes, version: null }] })
    assert.equal(`${file}: ${status}`, `${file}: 403`)
  }
  const written = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(outside|new)\.(jpg|svg)/i.test(name),
  )
  assert.deepEqual(written, [])
  assert.equal(existsSync(path.join(root, '..', 'outside.jpg')), false)
})

test('a body that is too large is refused before it is read, also one that says no length', async () => {
  const before = text(SITE)
  const { status } = await api('save', '', { 'content-length': String(50_000_000) }).catch(() => ({
    status: 413,
  }))
  assert.equal(status, 413)
  const body = `${JSON.stringify({ changes: [siteChange({ phone: '+911234567890' })] })}${' '.repeat(17_000_000)}`
  // The connection may end while the rest is still being sent.
  const endless = await api('save', body, { 'transfer-encoding': 'chunked' }).catch(() => ({
    status: 413,
  }))
  assert.equal(endless.status, 413)
  assert.equal(text(SITE), before)
  assert.equal((await api('read', { file: SITE })).status, 200)
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
      file: SITE,
      path: ['phone'],
      text: 'Write +91 and ten digits without spaces, such as "+919876543210".',
    },
  ])
  const file = 'content/en/cricket/grounds/salem.json'
  const gone = await api('save', {
    changes: [{ file, text: null, version: versionOf(text(file)) }],
  })
  assert.equal(gone.status, 422)
  assert.match(gone.text, /seasons\/2025.*salem/)
  assert.ok(existsSync(path.join(root, file)))
})

for (const [language, file, words] of [
  ['English', 'content/en/projects/vistara.json', 'Just 10 minutes from the airport'],
  ['Tamil', 'content/ta/projects/vistara.json', 'விமான நிலையத்திலிருந்து 10 நிமிடம்'],
] as const) {
  test(`what the law bars in an advertisement is not saved in ${language}`, async () => {
    const changed = JSON.parse(text(file))
    changed.whyChoose.title = words
    const change = { file, text: JSON.stringify(changed), version: versionOf(text(file)) }
    const { status, text: said } = await api('save', { changes: [change] })
    assert.equal(status, 422)
    const [fault, ...others] = JSON.parse(said).faults
    assert.deepEqual(others, [])
    assert.deepEqual(fault.path.slice(-2), ['whyChoose', 'title'])
    assert.match(fault.text, /The law bars a travel time.*"10 (minutes|நிமிட)".*Write the distance/)
  })
}

test('what is no request is refused, and nothing of it is written', async () => {
  const before = text(SITE)
  for (const name of ['read', 'save', 'start', 'launch'])
    for (const body of ['null', '1', '"text"', 'true', '', ' ', '[', '\0'])
      if (body || name === 'save')
        assert.equal(`${name} ${body}: ${(await api(name, body)).status}`, `${name} ${body}: 400`)
  const { version } = siteChange()
  for (const changes of [
    null,
    {},
    'all',
    [null],
    [1],
    [[]],
    [siteChange(), null],
    [{ file: SITE, version }],
    [{ file: SITE, text: 42, version }],
    [{ file: SITE, text: {}, version }],
    [{ file: 'assets/plots/new.jpg', bytes: null, version: null }],
    [{ file: SITE, text: '{}', bytes: '', version }],
  ]) {
    const { status } = await api('save', { changes })
    assert.equal(`${JSON.stringify(changes)}: ${status}`, `${JSON.stringify(changes)}: 400`)
  }
  for (const [file, wrong] of [
    [SITE, 'null'],
    [SITE, '[]'],
    [SITE, '{'],
    ['content/ta/site.json', 'null'],
    ['content/ta/site.json', '{'],
    ['content/ta/sources.json', 'null'],
  ] as const) {
    const change = { file, text: wrong, version: versionOf(text(file)) }
    assert.equal(`${file} ${(await api('save', { changes: [change] })).status}`, `${file} 422`)
  }
  assert.equal(text(SITE), before)
})

test('a list of pictures that the build would refuse is not saved', async () => {
  const file = 'assets/manifest.json'
  const before = text(file)
  const { images } = JSON.parse(before)
  const [first] = images
  for (const wrong of [
    null,
    [],
    { images: null },
    { images: {} },
    { images: [null] },
    { images: images.slice(1) },
    { images: [...images, first] },
    ...['../../outside.jpg', '/etc/a.jpg', 'plots/../x.jpg', 'plots/none.jpg', 'x.jpg'].map(
      (name) => ({ images: [...images, { ...first, file: name }] }),
    ),
    { images: [{ ...first, width: 0 }, ...images.slice(1)] },
    { images: [{ ...first, widths: 'all' }, ...images.slice(1)] },
    { images: [{ ...first, dominant: 'red;' }, ...images.slice(1)] },
    { images: [{ ...first, focal: [0.5] }, ...images.slice(1)] },
    { images: [{ ...first, alt: null }, ...images.slice(1)] },
  ]) {
    const change = { file, text: JSON.stringify(wrong), version: versionOf(before) }
    const { status, text: said } = await api('save', { changes: [change] })
    assert.equal(status, 422, `${JSON.stringify(wrong)?.slice(0, 80)} ${said}`)
  }
  assert.equal(text(file), before)
})

test('a broken file is told with its fault, and all others open and are saved', async () => {
  const broken = {
    'content/en/cricket/grounds/salem.json': '<<<<<<< HEAD\n{}\n',
    'content/en/labels.json': 'null',
    'content/ta/home/home.json': '{"a": }',
    // Two entries cannot have the same place.
    'content/en/projects/vistara.json': JSON.stringify({
      ...JSON.parse(text('content/en/projects/vistara.json')),
      position: JSON.parse(text('content/en/projects/mandhra.json')).position,
    }),
  }
  for (const [file, wrong] of Object.entries(broken)) {
    const before = text(file)
    writeFileSync(path.join(root, file), wrong)
    try {
      const { status, text: said } = await api('start', {})
      assert.equal(status, 200, `${file} ${said}`)
      const { places }: { places: readonly OpenPlace[] } = JSON.parse(said)
      const all = places.flatMap(({ files }) => files)
      const faulty = all.filter(({ fault }) => fault).map((each) => each.file)
      assert.deepEqual(faulty, [file.replace(/^content\/(?:en|ta)\//, '')])
      assert.ok(all.length > 80)
      const saved = await api('save', {
        changes: [siteChange({ phone: `+91${Date.now()}`.slice(0, 13) })],
      })
      assert.equal(saved.status, 200, `${file} ${saved.text}`)
      // What this change breaks is still refused.
      const ground = 'content/en/cricket/grounds/dindigul.json'
      const gone = { file: ground, text: null, version: versionOf(text(ground)) }
      if (!/cricket|labels/.test(file))
        assert.equal((await api('save', { changes: [gone] })).status, 422, file)
    } finally {
      writeFileSync(path.join(root, file), before)
    }
  }
})

test('a picture is what its bytes say, and needs a description', async () => {
  const { default: sharp } = await import('sharp')
  const color = { r: 90, g: 120, b: 60 }
  const bytes = await sharp({ create: { width: 700, height: 400, channels: 3, background: color } })
    .jpeg()
    .toBuffer()
  const list = 'assets/manifest.json'
  const before = text(list)
  const send = (picture: Buffer, facts: object) => {
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
    [bytes, { alt: 'A plot', focal: [0.5, 7] }, /a middle/],
    [bytes, { alt: 'A plot', transparent: true }, /what shows through/],
    // Its beginning says that it is whole.
    [bytes.subarray(0, bytes.length - 300), { alt: 'A plot' }, /JPEG or PNG/],
  ] as const) {
    const { status, text: answer } = await send(picture, facts)
    assert.equal(status, 422)
    assert.match(answer, said)
  }
  const over = { file: 'assets/logos/crest.png', bytes: bytes.toString('base64'), version: null }
  writeFileSync(path.join(root, over.file), 'kept')
  assert.equal((await api('save', { changes: [over] })).status, 409)
  assert.equal(text(over.file), 'kept')
  // Its sizes cannot be made here: nothing of it stays, and its name is free.
  for (let attempt = 0; attempt < 2; attempt++)
    assert.equal((await send(bytes, { alt: 'A plot' })).status, 500)
  assert.deepEqual(
    readdirSync(path.join(root, 'assets'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.part'),
    ),
    [],
  )
  assert.equal(existsSync(path.join(root, 'assets/plots/new.jpg')), false)
  assert.equal(text(list), before)
})
