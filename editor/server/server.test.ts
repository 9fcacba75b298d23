import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
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
import { checkout } from '@/editor/page/checkout'
import { type Change, type Store, storeOf } from '@/editor/page/store'
import { runInThread } from '@/tools/content/checks/on-disk'
import { bundleChecks } from './bundle'
import { checkoutIn } from './checkout'
import { startEditServer } from './server'

const SITE = 'content/en/site.json'
const LIST = 'assets/manifest.json'
const PAPERS = 'lib/server/papers.generated.json'
let root: string
let page: string
let server: Awaited<ReturnType<typeof startEditServer>>
let store: Store
let checks: string
/** Called before a save is committed, as for image sizes; a test may let it fail. */
let onSaved: () => unknown = () => {}

const git = (...given: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com', ...given], {
    cwd: root,
    encoding: 'utf8',
  }).trim()

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'edit-server-'))
  page = mkdtempSync(path.join(tmpdir(), 'edit-page-'))
  for (const folder of ['content', 'lib', 'assets/logos', 'assets/plans'])
    cpSync(folder, path.join(root, folder), { recursive: true })
  cpSync(LIST, path.join(root, LIST))
  git('init', '--quiet', '--initial-branch=main')
  git('add', '.')
  git('commit', '--quiet', '--message=Begin')
  writeFileSync(path.join(page, 'index.html'), '<meta name="edit-token" content="{token}">')
  const answers = checkoutIn({ root, onSaved: () => onSaved() })
  server = await startEditServer({ folder: page, port: 0, answers })
  checks = await bundleChecks(page)
  store = storeOf(checkout(server.token, server.url), runInThread(checks), '')
  await store.start()
})
afterAll(async () => {
  await server?.close()
  for (const folder of [root, page]) rmSync(folder, { recursive: true, force: true })
})

type Asked = { method?: string; headers?: Record<string, string>; body?: string }
type Answer = { status: number | undefined; text: string; headers: http.IncomingHttpHeaders }

/** Sends a raw request, as a malicious program could: no client normalises its path or headers. */
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
/** The body of a commit request that changes facts of the group. */
const request = async (changed = {}, file = SITE) => ({
  head: JSON.parse((await api('tree', {})).text).head,
  message: 'Change',
  changes: [{ path: file, base64: base64Of(siteWith(changed)) }],
})
const base64Of = (value: string) => Buffer.from(value).toString('base64')
const siteWith = (changed: object) =>
  `${JSON.stringify({ ...JSON.parse(text(SITE)), ...changed }, null, 2)}\n`

/** A change based on the current version of the file. */
const changeOf = async (file: string, value: string | null): Promise<Change> => {
  await store.start()
  return { file, text: value, version: (await store.read(file)).version }
}
const siteChange = (changed: object) => changeOf(SITE, siteWith(changed))

test('the page has a policy that allows nothing from other origins', async () => {
  const { status, headers, text: page } = await ask('/', { method: 'GET' })
  assert.equal(status, 200)
  assert.ok(page.includes(server.token))
  assert.match(
    `${headers['content-security-policy']}`,
    /default-src 'none'.*frame-ancestors 'self'/,
  )
})

test('requests with other host names, from other sites or without the token change nothing', async () => {
  const before = text(SITE)
  const change = await request({ phone: '+911234567890' })
  const refused: Readonly<Record<string, readonly [number, Answer]>> = {
    'another host': [421, await api('commit', change, { host: 'evil.example' })],
    'a name that leads here': [421, await api('commit', change, { host: 'evil.example:4180' })],
    'another origin': [403, await api('commit', change, { origin: 'https://evil.example' })],
    'a program whose port begins like ours': [
      403,
      await api('commit', change, { origin: server.url.replace(/\/$/, '0') }),
    ],
    'the null origin': [403, await api('commit', change, { origin: 'null' })],
    'no token': [403, await api('commit', change, { 'x-edit-token': '' })],
    'a wrong token': [403, await api('commit', change, { 'x-edit-token': 'a'.repeat(48) })],
    'another method': [
      405,
      await ask('/api/commit', { method: 'PUT', headers: { 'x-edit-token': server.token } }),
    ],
    'a file by its address': [405, await ask(`/${SITE}`, { method: 'PUT' })],
    'a form of another page': [
      403,
      await ask('/api/commit', {
        headers: { 'content-type': 'text/plain' },
        body: JSON.stringify(change),
      }),
    ],
    'a form that knows the token': [
      415,
      await api('commit', change, { 'content-type': 'text/plain' }),
    ],
    'no type': [
      415,
      await ask('/api/commit', {
        headers: { 'x-edit-token': server.token },
        body: JSON.stringify(change),
      }),
    ],
    'no JSON': [400, await api('commit', '{')],
    'no task': [404, await api('constructor', {})],
    'nothing to save': [400, await api('commit', { ...change, changes: [] })],
    'no message': [400, await api('commit', { ...change, message: 1 })],
  }
  for (const [name, [expected, { status }]] of Object.entries(refused))
    assert.equal(`${name}: ${status}`, `${name}: ${expected}`)
  assert.equal(text(SITE), before)
})

test('a cross-origin request gets no CORS headers, and no readable answer', async () => {
  const origin = 'https://evil.example'
  const preflight = await ask('/api/commit', {
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
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin')
  }
  // Another site can load the page only through a host name that resolves to this machine (DNS rebinding).
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
    await assert.rejects(fetch(`http://${address}:${port}/`), /fetch failed/, address)
})

test('a link is neither followed nor replaced', async () => {
  const kept = path.join(root, 'kept.json')
  const secret = path.join(root, 'secret.json')
  const change = await request({ phone: '+911234567890' })
  renameSync(path.join(root, SITE), kept)
  writeFileSync(secret, readFileSync(kept))
  symlinkSync(secret, path.join(root, SITE))
  try {
    const { files, head } = JSON.parse((await api('tree', {})).text)
    assert.ok(!files.some(([file]: [string]) => file === SITE))
    assert.equal((await api('commit', { ...change, head })).status, 403)
    assert.ok(!text('secret.json').includes('1234567890'))
  } finally {
    rmSync(path.join(root, SITE))
    rmSync(secret)
    renameSync(kept, path.join(root, SITE))
  }
  // The same for a folder of entries.
  const folder = path.join(root, 'content/en/insights')
  const outside = mkdtempSync(path.join(tmpdir(), 'outside-'))
  cpSync(folder, outside, { recursive: true })
  const before = readdirSync(outside)
  renameSync(folder, `${folder}-kept`)
  symlinkSync(outside, folder)
  try {
    const { status } = await api('commit', await request({}, 'content/en/insights/new.json'))
    assert.equal(status, 403)
    expect(readdirSync(outside)).toEqual(before)
  } finally {
    rmSync(folder)
    renameSync(`${folder}-kept`, folder)
    rmSync(outside, { recursive: true })
  }
})

test('only content, pictures and papers are written, however their path is spelt', async () => {
  const before = git('status', '--porcelain')
  for (const file of [
    'package.json',
    'content/en/../package.json',
    '/etc/passwd',
    '../outside.json',
    'content/en/site.ts',
    'content/fr/site.json',
    'content/en/projects/%2e%2e/site.json',
    'content/en/projects/Vistara.json',
    'lib/server/images.generated.json',
    'assets/../content/en/site.json',
    'assets/plots/../../package.json',
    'content/en/site.json\0.json',
    'content\\site.json',
    'content/en/insights/.json',
    'content/en/__proto__/site.json',
    '.env.local',
    '.git/hooks/pre-commit',
    '.github/workflows/deploy.yml',
    'assets/../outside.jpg',
    'assets/plots/../../outside.jpg',
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
    'assets/papers/vistara/plan.pdf.html',
    'assets/papers/plan.pdf',
    'assets/papers/vistara/../../plan.pdf',
    'assets/papers/vistara/deep/plan.pdf',
    'assets/papers/vistara/plan.pdf\n',
    'lib/server/papers.ts',
    'lib/server/papers.generated.json\0.ts',
    'lib/../lib/server/papers.generated.json',
    'assets/charts/river.ts',
    'assets/plans/../../x-plan.svg',
    'assets/plans/x.svg',
    'assets/plans/drawn/x-plan.svg',
    'assets/plans/X-plan.svg',
    '/assets/plots/new.jpg',
    '../outside.jpg',
    'public/_img/new.jpg',
  ]) {
    const { status } = await api('commit', await request({}, file))
    assert.equal(`${file}: ${status}`, `${file}: 403`)
  }
  assert.equal(git('status', '--porcelain'), before)
  assert.equal(existsSync(path.join(root, '..', 'outside.json')), false)
  for (const target of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/_img/../../content/en/site.json',
  ])
    assert.equal((await ask(target, { method: 'GET' })).status, 404)
})

test('only file states can be read', async () => {
  for (const state of ['HEAD', '--help', '../site.json', SITE, 42, null, `${'a'.repeat(39)}`]) {
    assert.equal((await api('texts', { states: [state] })).status, 400, `${state}`)
    assert.equal((await api('base64', { state })).status, 400, `${state}`)
    assert.equal((await api('changed', { commit: state })).status, 400, `${state}`)
  }
  assert.equal((await api('texts', { states: 'all' })).status, 400)
  assert.equal((await api('base64', { state: 'a'.repeat(40) })).status, 404)
})

test('a body that is too large is refused before it is read, even without a stated length', async () => {
  const before = text(SITE)
  const { status } = await api('commit', '', { 'content-length': String(50_000_000) }).catch(
    () => ({
      status: 413,
    }),
  )
  assert.equal(status, 413)
  const body = `${JSON.stringify(await request({ phone: '+911234567890' }))}${' '.repeat(17_000_000)}`
  // The connection may end while the rest is still being sent.
  const endless = await api('commit', body, { 'transfer-encoding': 'chunked' }).catch(() => ({
    status: 413,
  }))
  assert.equal(endless.status, 413)
  assert.equal(text(SITE), before)
  assert.equal((await api('log', {})).status, 200)
})

test('invalid requests are refused, and nothing is written', async () => {
  const before = text(SITE)
  for (const name of ['tree', 'texts', 'base64', 'commit', 'log', 'changed'])
    for (const body of ['null', '1', '"text"', 'true', '[', '\0'])
      assert.equal(`${name} ${body}: ${(await api(name, body)).status}`, `${name} ${body}: 400`)
  const whole = await request({ phone: '+911234567890' })
  const [change] = whole.changes
  for (const changes of [
    null,
    {},
    'all',
    [null],
    [1],
    [[]],
    [change, null],
    [{ path: SITE }],
    [{ path: SITE, base64: 42 }],
    [{ path: 7, base64: '' }],
  ]) {
    const { status } = await api('commit', { ...whole, changes })
    assert.equal(`${JSON.stringify(changes)}: ${status}`, `${JSON.stringify(changes)}: 400`)
  }
  assert.equal(text(SITE), before)
})

test('a save commits only its own files, even if others are staged or changed', async () => {
  writeFileSync(path.join(root, 'notes.txt'), 'mine')
  git('add', 'notes.txt')
  writeFileSync(path.join(root, 'content/en/labels.json'), `${text('content/en/labels.json')}\n`)
  const change = await siteChange({ phone: '+911234567890' })
  const answer = await store.save([change], 'Change the telephone')
  assert.ok(!answer.isRefused)
  assert.equal(text(SITE), 'text' in change && change.text)
  assert.equal(git('show', '--format=%s', '--name-only', 'HEAD'), `Change the telephone\n\n${SITE}`)
  assert.equal(git('status', '--porcelain'), 'M content/en/labels.json\nA  notes.txt')
  git('rm', '--quiet', '--cached', 'notes.txt')
  git('checkout', '--', 'content/en/labels.json')
})

test('the history goes back to the first change, without merges and changes of programs', async () => {
  const change = (file: string, message: string) => {
    writeFileSync(path.join(root, file), message)
    git('add', file)
    git('commit', '--quiet', `--message=${message}`)
  }
  git('switch', '--quiet', '--create', 'side')
  change('assets/note.txt', 'On the side')
  git('switch', '--quiet', 'main')
  for (let count = 0; count < 31; count++) change('assets/other.txt', `Note ${count}`)
  change('content/program.ts', 'A program')
  git('merge', '--quiet', '--no-ff', '--message=A merge', 'side')
  const known: Awaited<ReturnType<typeof store.log>>[number][] = []
  for (;;) {
    const older = await store.log(known)
    if (older.length === 0) break
    known.push(...older)
  }
  const messages = known.map(({ message }) => message)
  assert.equal(messages.at(-1), 'Begin')
  assert.equal(new Set(known.map(({ id }) => id)).size, known.length)
  expect(messages).toEqual(expect.arrayContaining(['Note 30', 'Note 0', 'On the side']))
  expect(messages).not.toEqual(expect.arrayContaining(['A program']))
  expect(messages).not.toEqual(expect.arrayContaining(['A merge']))
})

test('a deleted file is restored byte for byte, with its days and numbers', async () => {
  const add = (from: string, name: string, facts: object) => {
    const file = from.replace(/[^/]+\.json$/, `${name}.json`)
    const entry = { ...JSON.parse(text(from)), slug: name, ...facts }
    writeFileSync(path.join(root, file), JSON.stringify(entry))
    return file
  }
  const [project = ''] = git('ls-files', 'content/en/projects/plots').split('\n')
  const [match = ''] = git('ls-files', 'content/en/cricket/seasons/*/fixtures/*').split('\n')
  const {
    residences: _,
    alternateName: __,
    ...own
  } = JSON.parse(text(project.replace('/plots/', '/')))
  const plot = { number: 1, squareFeet: 1200, feet: [30, 40], facing: 'East', road: '30 ft' }
  const facts = { ...own, slug: 'layout', name: 'Layout', position: 90, plots: [plot] }
  writeFileSync(path.join(root, 'content/en/projects/layout.json'), JSON.stringify(facts))
  const checked = { checkedOn: '2020-01-01', plots: [{ number: 1, status: 'sold' }] }
  const files = [
    'content/en/projects/layout.json',
    add(project, 'layout', checked),
    add(match, 'extra', {
      ...{ title: 'Extra match', sequence: 4, changedOn: '2020-01-01' },
      // A day without another match.
      startsAt: match.replace(/^.*\/(\d{4})\/.*$/, '$1-12-31T15:15:00+05:30'),
    }),
  ]
  git('add', ...files)
  git('commit', '--quiet', '--message=Add')
  const before = git('rev-parse', 'HEAD^{tree}')
  for (const file of [files[0], files[2]]) {
    const answer = await store.save([await changeOf(file ?? '', null)], 'Delete')
    assert.ok(!answer.isRefused, JSON.stringify(answer))
    const [gone] = await store.log()
    const back = gone && (await store.takeBack(gone))
    assert.ok(back && !back.isRefused, JSON.stringify(back))
  }
  assert.equal(git('diff', '--name-only', before, 'HEAD'), '')
  const [, list = '', fixture = ''] = files
  // Undoing a change of a list does not count as a check of it; undoing one of a match counts as a change.
  const sold = JSON.stringify({
    ...JSON.parse(text(list)),
    plots: [{ number: 1, status: 'booked' }],
  })
  assert.ok(!(await store.save([await changeOf(list, sold)], 'Sell')).isRefused)
  assert.notEqual(JSON.parse(text(list)).checkedOn, checked.checkedOn)
  const [sale] = await store.log()
  assert.ok(sale && !(await store.takeBack(sale)).isRefused)
  const moved = JSON.stringify({ ...JSON.parse(text(fixture)), isPostponed: true })
  assert.ok(!(await store.save([await changeOf(fixture, moved)], 'Move')).isRefused)
  const [move] = await store.log()
  assert.ok(move && !(await store.takeBack(move)).isRefused)
  assert.equal(git('diff', '--name-only', before, 'HEAD'), fixture)
  assert.equal(JSON.parse(text(fixture)).sequence, 6)
  git('rm', '--quiet', ...files)
  git('commit', '--quiet', '--message=Remove')
})

/** The server's API for another checkout of the same project. */
async function deskIn(folder: string) {
  const answers = checkoutIn({ root: folder })
  const own = await startEditServer({ folder: page, port: 0, answers })
  const store = storeOf(checkout(own.token, own.url), runInThread(checks), '')
  await store.start()
  return { store, close: own.close }
}

for (const kind of ['a repository', 'a linked worktree'])
  test(`in ${kind} a rename is one commit, and can be undone byte for byte`, async () => {
    const isLinked = kind === 'a linked worktree'
    const folder = `${root}-${isLinked ? 'linked' : 'cloned'}`
    const inFolder = (...given: readonly string[]) => git('-C', folder, ...given)
    if (isLinked) git('worktree', 'add', '--quiet', '--detach', folder)
    else git('clone', '--quiet', root, folder)
    const own = (file: string) => readFileSync(path.join(folder, file), 'utf8')
    const desk = await deskIn(folder)
    try {
      const [player = ''] = inFolder('ls-files', 'content/en/cricket/seasons/*/squad/*').split('\n')
      const plans = inFolder('ls-files', 'content/en/projects/plans').split('\n')
      const projects = plans.map((file) => file.replace('/plans/', '/'))
      const drawn = projects.find((file) => !JSON.parse(own(file)).residences) ?? ''
      const paper = `${path.basename(drawn, '.json')}/own.pdf`
      const list = `${JSON.stringify({ [paper]: { bytes: 9 } })}\n`
      const brochure = JSON.stringify({ ...JSON.parse(own(drawn)), brochure: paper })
      const saved = async (...changes: readonly Change[]) => {
        const answer = await desk.store.save(changes, 'A brochure')
        assert.ok(!answer.isRefused, JSON.stringify(answer))
      }
      const { version } = await desk.store.read(PAPERS)
      await saved(
        { file: `assets/papers/${paper}`, bytes: base64Of('a paper'), version: null },
        { file: PAPERS, text: list, version },
      )
      await saved({ ...(await desk.store.read(drawn)), file: drawn, text: brochure })
      const before = inFolder('rev-parse', 'HEAD^{tree}')
      for (const file of [player, drawn]) {
        const next = file.replace(/[^/]+\.json$/, 'new-name.json')
        const renamed = await desk.store.renamed(file.replace('content/en/', ''), 'new-name')
        const answer = await desk.store.save(renamed, 'Rename')
        assert.ok(!answer.isRefused, JSON.stringify(answer))
        assert.equal(inFolder('ls-tree', '--name-only', 'HEAD', file, next), next)
        assert.equal(inFolder('status', '--porcelain'), '')
        const [commit] = await desk.store.log()
        assert.ok(commit)
        const back = await desk.store.takeBack(commit)
        assert.ok(!back.isRefused, JSON.stringify(back))
        assert.equal(inFolder('diff', '--name-only', before, 'HEAD'), '')
        assert.equal(inFolder('status', '--porcelain'), '')
      }
      const brochures = await desk.store.log()
      for (const commit of brochures.filter(({ message }) => message === 'A brochure').slice(0, 2))
        assert.ok(!(await desk.store.takeBack(commit)).isRefused)
      assert.equal((await desk.store.read(PAPERS)).version, version)
    } finally {
      await desk.close()
      rmSync(folder, { recursive: true })
      git('worktree', 'prune')
    }
  })

test('a draft is on its own branch, and does not change the work tree', async () => {
  const before = [git('rev-parse', 'HEAD'), git('status', '--porcelain')]
  await store.keep('site', [await siteChange({ phone: 'half' })], 'Draft: Name')
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain')]).toEqual(before)
  await store.drop('site')
  const { changes, message } = await request({})
  for (const name of ['../../main', 'a/b', '-d', 'A', '', 7, 'x\0', 'x.lock']) {
    assert.equal((await api('keep', { name, message, changes })).status, 400, `${name}`)
    assert.equal((await api('drop', { name })).status, 400, `${name}`)
  }
  const outside = { name: 'x', message, changes: [{ path: 'package.json', base64: '' }] }
  assert.equal((await api('keep', outside)).status, 403)
  assert.equal(git('branch', '--list', 'draft/*'), '')
})

test('schema errors are reported by field, errors in other content by name', async () => {
  const bad = await store.save([await siteChange({ phone: '98 765' })], 'Change')
  assert.ok(bad.isRefused)
  expect(bad.errors).toEqual([
    {
      file: SITE,
      path: ['phone'],
      text: 'Write +91 and ten digits without spaces, such as "+919876543210".',
    },
  ])
  const file = 'content/en/cricket/grounds/salem.json'
  const gone = await store.save([await changeOf(file, null)], 'Delete')
  assert.ok(gone.isRefused)
  assert.match(JSON.stringify(gone.errors), /seasons\/2025.*salem/)
  assert.ok(existsSync(path.join(root, file)))
})

test('content that goes public is saved after what looks left over was listed once', async () => {
  const email = 'hello@left-over.example'
  await store.save([await siteChange({ isPlaceholder: true, email })], 'Change')
  const change = await siteChange({ isPlaceholder: false })
  const refused = await store.save([change], 'Change')
  assert.ok(refused.isRefused && refused.isLeftOver)
  assert.ok(refused.errors?.some(({ path, text }) => path[0] === 'email' && text.includes(email)))
  assert.equal(JSON.parse(text(SITE)).isPlaceholder, true)
  assert.ok(!(await store.save([change], 'Change', true)).isRefused)
  assert.equal(JSON.parse(text(SITE)).isPlaceholder, false)
  // It is on the site already.
  assert.ok(!(await store.save([await siteChange({ phone: '+919876543210' })], 'Change')).isRefused)
})

test('invalid content is not saved', async () => {
  for (const [file, wrong] of [
    [SITE, 'null'],
    [SITE, '[]'],
    [SITE, '{'],
    ['content/ta/site.json', 'null'],
    ['content/ta/site.json', '{'],
    ['content/ta/sources.json', 'null'],
    ['content/en/pages/new.json', '{}'],
  ] as const) {
    const answer = await store.save([await changeOf(file, wrong)], 'Change')
    assert.ok(answer.isRefused && (answer.errors?.length ?? 0) > 0, `${file} ${wrong}`)
  }
})

test('an invalid list of pictures is not saved', async () => {
  const file = LIST
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
    const answer = await store.save([await changeOf(file, JSON.stringify(wrong))], 'Change')
    assert.ok(answer.isRefused, JSON.stringify(wrong)?.slice(0, 80))
  }
  assert.equal(text(file), before)
})

test('a broken file is reported with its error, and all others can be opened and saved', async () => {
  const broken = {
    'content/en/cricket/grounds/salem.json': '<<<<<<< HEAD\n{}\n',
    'content/en/labels.json': 'null',
    'content/ta/home/home.json': '{"a": }',
    // Two entries cannot have the same position.
    'content/en/projects/vistara.json': JSON.stringify({
      ...JSON.parse(text('content/en/projects/vistara.json')),
      position: JSON.parse(text('content/en/projects/mandhra.json')).position,
    }),
  }
  for (const [file, wrong] of Object.entries(broken)) {
    const before = text(file)
    writeFileSync(path.join(root, file), wrong)
    try {
      const { places } = await store.start()
      const all = places.flatMap(({ files }) => files)
      const wrong = all.filter(({ error }) => error).map((each) => each.file)
      expect(wrong).toEqual([file.replace(/^content\/(?:en|ta)\//, '')])
      assert.ok(all.length > 80)
      const phone = `+91${Date.now()}`.slice(0, 13)
      const saved = await store.save([await siteChange({ phone })], 'Change')
      assert.ok(!saved.isRefused, `${file} ${JSON.stringify(saved)}`)
      // An error caused by this change is still refused.
      const ground = 'content/en/cricket/grounds/dindigul.json'
      const gone = await store.save([await changeOf(ground, null)], 'Delete')
      if (!/cricket|labels/.test(file)) assert.ok(gone.isRefused, file)
      else if (!gone.isRefused) git('checkout', '--quiet', 'HEAD~', '--', ground)
    } finally {
      writeFileSync(path.join(root, file), before)
    }
  }
})

test('a picture needs a description, and is not saved if its sizes cannot be made', async () => {
  const before = text(LIST)
  const file = 'assets/plots/new.jpg'
  const send = async (facts: object) => {
    const manifest = JSON.parse(before)
    manifest.images.push({
      file: 'plots/new.jpg',
      width: 700,
      height: 400,
      focal: [0.5, 0.5],
      ...facts,
    })
    const list = await changeOf(LIST, `${JSON.stringify(manifest, null, 1)}\n`)
    const bytes = Buffer.from('a picture').toString('base64')
    return store.save([{ file, bytes, version: null }, list], 'Add a picture')
  }
  const nameless = await send({ alt: ' ' })
  assert.match(JSON.stringify(nameless), /what the picture shows/)
  // Nothing of it is left, and its name is free.
  onSaved = () => Promise.reject(new Error('the disk is full'))
  try {
    for (let attempt = 0; attempt < 2; attempt++)
      assert.match(JSON.stringify(await send({ alt: 'A plot' })), /the disk is full/)
  } finally {
    onSaved = () => {}
  }
  const left = readdirSync(path.join(root, 'assets'), { recursive: true, encoding: 'utf8' })
  expect(left.filter((name) => /\.part$|new\.jpg/.test(name))).toEqual([])
  assert.equal(text(LIST), before)
  assert.ok(!(await send({ alt: 'A plot' })).isRefused)
  const [added] = await store.log()
  assert.ok(added && !(await store.takeBack(added)).isRefused)
  assert.equal(existsSync(path.join(root, file)), false)
  assert.equal(text(LIST), before)
})

test('a folder without a Git history is reported', async () => {
  const bare = mkdtempSync(path.join(tmpdir(), 'no-history-'))
  mkdirSync(path.join(bare, 'content'))
  try {
    await assert.rejects(async () => checkoutIn({ root: bare }), /git init/)
  } finally {
    rmSync(bare, { recursive: true })
  }
})
