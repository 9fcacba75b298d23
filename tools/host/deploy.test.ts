/**
 * Runs tools/host/deploy.sh against a real nginx on this machine, with a failure in each step: visitors must always
 * get one complete release.
 */
import assert from 'node:assert/strict'
import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import getPort from 'get-port'
import { type Host, missingHost, startHost } from '@/e2e/helpers/deploy-host'
import { postprocessPage } from '../build/postbuild/page'
import { readPolicy } from '../build/postbuild/policies'
import { assembleSite } from '../build/postbuild/site'
import { readSettings } from './settings'

const missing = missingHost()
const hostTest = missing ? test.skip : test

const settings = readSettings({})
const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'))
const host = path.join(folder, 'host')
const PAGES = ['index', 'Team/index', 'ta/index', 'ta/404', 'a/index', 'b/index', 'c/index', '404']
const KEPT = ['_next/static', '_img', '_fonts', 'plans', 'share', 'ta/share']
const DAY_MS = 86_400_000
const BUILDS = ['one', 'two', 'three'] as const
type Build = (typeof BUILDS)[number]
const at = (name: Build, ...parts: string[]) => path.join(folder, `build-${name}`, ...parts)

let nginx: Host

/** Writes a build whose pages contain its name, each with a style of its own. */
function build(name: Build) {
  const out = at(name, 'out')
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true })
    writeFileSync(path.join(out, file), text)
  }
  for (const page of PAGES) {
    const style = `body{--build:"${name} ${page}"}`
    const html = `<html><head><meta charSet="utf-8"/><style>${style}</style></head><body>${name} ${page}</body></html>`
    write(`${page}.html`, postprocessPage(html, settings, { publish: () => '' }))
  }
  for (const kept of KEPT) {
    write(`${kept}/of-${name}.js`, name)
    write(`${kept}/of-all.js`, 'all')
  }
  const moved = [{ from: '/mani/', to: '/Team/#mani' }]
  assembleSite({ out, site: at(name, 'site'), hosts: at(name, 'hosts'), settings, moved })
}

beforeAll(async () => {
  if (missing) return
  for (const name of BUILDS) build(name)
  nginx = await startHost(at('one', 'site'), settings, folder)
})
afterAll(async () => {
  await nginx?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const { command, reload } = {
  command: (...given: Parameters<Host['command']>) => nginx.command(...given),
  reload: () => nginx.reload(),
}
const deploy = (
  name: Build,
  release: string,
  env?: Record<string, string>,
  onOutput?: (output: string, child: ChildProcess) => void,
) => nginx.deploy(at(name), release, env, onOutput)

const current = () => path.basename(readlinkSync(path.join(host, 'current')))
const inHost = (...parts: string[]) => path.join(host, 'releases', ...parts)

/** Requests on a new connection: a kept-alive one may belong to a worker that is about to end. */
async function get(address: string) {
  const request = http.get(nginx.origin + address, { agent: false })
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    request.on('response', resolve).on('error', reject)
  })
  const html = await text(response)
  return { status: response.statusCode, headers: response.headers, html }
}

/** Which build each page is from, by its text and by the policy in its header: both must agree. */
async function served() {
  const found = new Set()
  for (const page of PAGES.filter((each) => !each.endsWith('404'))) {
    const { html, headers } = await get(`/noyyal/${page.replace(/index$/, '')}`)
    const [, name] = /<body>(\w+) /.exec(html) ?? []
    const policy = readPolicy(html)
    assert.equal(headers['content-security-policy'], `${policy}; frame-ancestors 'none'`)
    found.add(name)
  }
  return [...found].join(' and ')
}

let count = 0
function nameOf() {
  count += 1
  return `r${count}`
}

/** Each test starts with build one deployed. */
beforeEach(async () => {
  if (missing) return
  rmSync(path.join(host, 'next'), { force: true })
  const { code, output } = await deploy('one', nameOf())
  assert.equal(code, 0, output)
})

hostTest('a release is served completely, and earlier ones are kept for a rollback', async () => {
  const former = current()
  const { code, output } = await deploy('two', 'whole')
  assert.equal(code, 0, output)
  assert.equal(await served(), 'two')
  assert.equal(current(), 'whole')
  assert.ok(existsSync(inHost(former, 'site/404.html')))
  for (const path of ['/gone', '/noyyal/gone/', '/noyyal/_next/static/gone.js']) {
    const { status, headers, html } = await get(path)
    assert.equal(status, 404)
    assert.match(html, /two 404/)
    assert.match(headers['cache-control'] ?? '', /must-revalidate/)
  }
  assert.match((await get('/noyyal/ta/gone/')).html, /two ta\/404/)
})

hostTest('a run that ends after a newer one publishes nothing', async () => {
  await deploy('two', '900-1')
  const { code, output } = await deploy('three', '89-2')
  expect([code, current(), await served()]).toEqual([0, '900-1', 'two'])
  assert.match(output, /A newer release is served/)
  await deploy('three', '900-2')
  expect([current(), await served()]).toEqual(['900-2', 'three'])
})

hostTest('open pages can load the files of their build for two weeks', async () => {
  const former = current()
  const part = async (name: Build | 'all') =>
    Promise.all(KEPT.map(async (kept) => (await get(`/noyyal/${kept}/of-${name}.js`)).status))
  expect(await part('one')).toEqual(KEPT.map(() => 200))
  await deploy('two', nameOf())
  expect(await part('one')).toEqual(KEPT.map(() => 200))
  await deploy('three', nameOf())
  expect(await part('one')).toEqual(KEPT.map(() => 200))
  expect(await part('two')).toEqual(KEPT.map(() => 200))

  // Much later: files that no release had for fifteen days are removed, those of the former release stay.
  const files = KEPT.map((kept) => inHost(current(), 'site/noyyal', kept, 'of-one.js'))
  const long = new Date(Date.now() - 15 * DAY_MS)
  for (const file of files) utimesSync(file, long, long)
  await deploy('two', nameOf())
  expect(await part('one')).toEqual(KEPT.map(() => 404))
  expect(await part('three')).toEqual(KEPT.map(() => 200))
  expect(await part('all')).toEqual(KEPT.map(() => 200))
  assert.notEqual(former, current())
})

hostTest('five releases are kept', async () => {
  for (let more = 0; more < 6; more += 1) await deploy('two', nameOf())
  assert.equal(readdirSync(path.join(host, 'releases')).length, 5)
  assert.equal(await served(), 'two')
})

hostTest('moved addresses redirect, in any case, and current ones do not', async () => {
  const leads = async (path: string) => {
    const { status, headers } = await get(path)
    return `${status} ${headers.location ?? ''}`
  }
  assert.equal(await leads('/noyyal/team/?a=1'), '301 /noyyal/Team/?a=1')
  assert.equal(await leads('/noyyal/team'), '301 /noyyal/Team/')
  assert.equal(await leads('/noyyal/mani/?a=1'), '301 /noyyal/Team/?a=1#mani')
  assert.equal(await leads('/noyyal/Team/'), '200 ')
  assert.equal(await leads('/'), '302 /noyyal/')
})

/** Entries that a release may not contain: root would read them, or nginx would not start. */
for (const [what, file, entries] of [
  ['a directive', 'nginx-policies.map', 'load_module /tmp/evil.so;\n}\n'],
  ['another file of the host', 'nginx-redirects.map', 'include /etc/nginx/*.none;\n'],
  ['a directive that nginx takes for an entry', 'nginx-redirects.map', 'root /etc;\n'],
  ['the end of the map', 'nginx-redirects.map', '}\nserver { listen 8; }\nmap $uri $more {\n'],
  ['half an entry', 'nginx-policies.map', '/noyyal/a/index.html "default-src\n'],
  ['a place that nobody knows', 'nginx-redirects.map', '/a $nobody_knows;\n'],
  ['an entry twice', 'nginx-redirects.map', '/twice /a;\n/twice /b;\n'],
] as const) {
  hostTest(`a map with ${what} is refused before the switch`, async () => {
    const former = current()
    const map = at('two', 'hosts/nginx', file)
    const whole = readFileSync(map)
    appendFileSync(map, entries)
    const { code, output } = await deploy('two', 'refused')
    writeFileSync(map, whole)
    assert.notEqual(code, 0, output)
    assert.equal(current(), former)
    assert.equal(await served(), 'one')
    assert.equal(existsSync(inHost('refused')), false)
  })
}

hostTest('a release with a link in it is refused before the switch', async () => {
  const former = current()
  // An attacker with the deploy key has created the folder of the release in advance, with a link in it.
  mkdirSync(inHost('linked/site'), { recursive: true })
  symlinkSync('/etc', inHost('linked/site/etc'))
  const { code, output } = await deploy('two', 'linked')
  assert.notEqual(code, 0)
  assert.match(output, /linked\/site\/etc\nA link is no file of a release/)
  expect([current(), existsSync(inHost('linked'))]).toEqual([former, false])
})

hostTest('the name of a release cannot lead to another folder', async () => {
  const { code } = await deploy('two', '../../etc')
  assert.notEqual(code, 0)
  await deploy('two', 'named')
  // Has the structure of a release, but lies outside of the folder.
  const outside = path.join(host, 'outside/site')
  mkdirSync(outside, { recursive: true })
  writeFileSync(path.join(outside, 'secret.txt'), 'secret')
  const serve = async (name: string, status: number) => {
    writeFileSync(inHost('named', 'release.map'), `release ${name};\n`)
    spawnSync(reload())
    await untilServed(async () => (await get('/noyyal/')).status === status)
  }
  for (const name of ['../outside', 'named/../../outside', './/../outside', '$arg_to']) {
    await serve('named', 200)
    await serve(name, 404)
    assert.equal((await get('/secret.txt?to=../outside')).status, 404, name)
  }
})

async function untilServed(isSo: () => Promise<boolean>) {
  for (const end = Date.now() + 10_000; Date.now() < end; ) if (await isSo()) return
  assert.fail('not within ten seconds')
}

hostTest('an aborted transfer leaves nothing behind', async () => {
  const former = current()
  command('rsync', 'exit 12')
  const { code } = await deploy('two', 'broken')
  rmSync(path.join(folder, 'bin/rsync'))
  assert.notEqual(code, 0)
  assert.equal(current(), former)
  assert.equal(existsSync(inHost('broken')), false)
  assert.equal(await served(), 'one')
})

hostTest('a switch that fails changes nothing', async () => {
  const former = current()
  // Makes the rename fail.
  mkdirSync(path.join(host, 'current.new/x'), { recursive: true })
  const { code } = await deploy('two', 'stuck')
  rmSync(path.join(host, 'current.new'), { recursive: true })
  assert.notEqual(code, 0)
  assert.equal(current(), former)
  assert.equal(await served(), 'one')
})

hostTest('a failed reload restores the former release', async () => {
  const former = current()
  const { code, output } = await deploy('two', 'unread', { RELOAD: command('refuse', 'exit 1') })
  assert.notEqual(code, 0)
  assert.equal(current(), former, output)
  assert.equal(await served(), 'one')
})

hostTest('a reload without effect restores the former release', async () => {
  const former = current()
  const { code, output } = await deploy('two', 'unheard', { RELOAD: command('nothing', 'exit 0') })
  assert.notEqual(code, 0)
  assert.match(output, /is served again/)
  assert.equal(current(), former)
  assert.equal(await served(), 'one')
})

/** Runs `lines` between check and request, as part of the reload command. */
const breaking = (lines: string) => command('breaking', `${lines}\nexec ${reload()}`)

for (const [what, lines] of [
  ['a page of another build', `echo changed >> "$PWD/releases/wrong/site/noyyal/a/index.html"`],
  ['a page that is missing', `rm -f "$PWD/releases/wrong/site/noyyal/ta/index.html"`],
  [
    'a page under the policy of another',
    `sed -i 's#^/noyyal/index.html .*#/noyyal/index.html "default-src none";#' "$PWD/releases/wrong/nginx/nginx-policies.map"`,
  ],
  [
    'a configuration that nginx no longer reads',
    `echo 'broken' >> "$PWD/releases/wrong/nginx/nginx-policies.map"`,
  ],
] as const) {
  hostTest(`${what} restores the former release`, async () => {
    const former = current()
    const { code, output } = await deploy('two', 'wrong', { RELOAD: breaking(lines) })
    assert.notEqual(code, 0, output)
    assert.equal(current(), former, output)
    await untilServed(async () => (await served().catch(() => '')) === 'one')
    rmSync(inHost('wrong'), { recursive: true, force: true })
  })
}

hostTest('a site that does not answer restores the former release', async () => {
  const former = current()
  const ADDRESS = `http://127.0.0.1:${await getPort()}`
  const { code } = await deploy('two', nameOf(), { ADDRESS })
  assert.notEqual(code, 0)
  assert.equal(current(), former)
  await untilServed(async () => (await served().catch(() => '')) === 'one')
})

hostTest('a deployment that is cancelled after the switch is rolled back', async () => {
  const former = current()
  const silent = net.createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const asked = once(silent, 'connection')
  const ADDRESS = `http://127.0.0.1:${(silent.address() as net.AddressInfo).port}`
  const { code } = await deploy('two', nameOf(), { ADDRESS }, async (output, child) => {
    if (!output.includes('Asking')) return
    const [socket] = await asked
    child.kill('SIGTERM')
    socket.destroy()
  })
  silent.close()
  assert.equal(code, 143)
  assert.equal(current(), former)
  await untilServed(async () => (await served().catch(() => '')) === 'one')
})

hostTest('a failed first release reports that there is no former one', async () => {
  const link = readlinkSync(path.join(host, 'current'))
  rmSync(path.join(host, 'current'))
  const { code, output } = await deploy('two', 'first', { RELOAD: command('refuse', 'exit 1') })
  assert.notEqual(code, 0)
  assert.match(output, /There is no former release/)
  rmSync(path.join(host, 'current'))
  symlinkSync(link, path.join(host, 'current'))
})

hostTest('no visitor gets parts of two releases during a deployment', async () => {
  let isOver = false
  const seen: string[] = []
  const visitor = (async () => {
    while (!isOver) seen.push(await served().catch((error) => `error: ${error.message}`))
  })()
  for (const name of ['two', 'one', 'two'] as const) {
    const { code, output } = await deploy(name, nameOf())
    assert.equal(code, 0, output)
  }
  isOver = true
  await visitor
  expect(seen.filter((each) => !/^(one|two)( and (one|two))?$/.test(each))).toEqual([])
  assert.ok(seen.length > 3)
})
