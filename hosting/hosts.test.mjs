import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { firebaseJson } from './firebase.mjs'
import { headersFile, redirectsFile } from './netlify.mjs'
import { nginxConf } from './nginx.mjs'
import { headersFor, hostingRules } from './rules.mjs'
import { readSettings } from './settings.mjs'
import { vercelJson } from './vercel.mjs'

const policies = new Map([
  ['/404.html', "default-src 'none'; style-src 'self'"],
  ['/noyyal/', "default-src 'none'"],
  ['/noyyal/tiruppurTamilans/', "default-src 'none'; script-src 'self'"],
])
const rules = hostingRules(readSettings({}), policies)

/** The same site as the whole of its domain. */
const rulesAtRoot = hostingRules(
  readSettings({ BASE_PATH: '' }),
  new Map([...policies].map(([path, policy]) => [path.replace(/^\/noyyal/, ''), policy])),
)

test('every address gets the security headers, and a page its own policy', () => {
  const headers = headersFor(rules, '/noyyal/tiruppurTamilans/')
  assert.equal(
    headers['Content-Security-Policy'],
    "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  )
  assert.equal(headers['X-Content-Type-Options'], 'nosniff')
  assert.equal(headers['Cache-Control'], 'public, max-age=0, must-revalidate')
  assert.equal(headersFor(rules, '/any')['Content-Security-Policy'], "frame-ancestors 'none'")
})

test('only files with a hash in their name are kept for good', () => {
  const cacheOf = (path) => headersFor(rules, path)['Cache-Control']
  for (const path of [
    '/noyyal/_next/static/a.js',
    '/noyyal/_img/a-1.avif',
    '/noyyal/_fonts/a.woff2',
    '/noyyal/plans/a-1.svg',
  ]) {
    assert.match(cacheOf(path), /immutable/)
  }
  for (const path of ['/noyyal/manifest.webmanifest', '/noyyal/sitemap.xml', '/_img/a.avif']) {
    assert.match(cacheOf(path), /must-revalidate/)
  }
})

test('the committed files of folders that are kept for good carry a hash', () => {
  for (const folder of ['_img', 'plans']) {
    const names = readdirSync(new URL(`../public/${folder}`, import.meta.url))
    assert.ok(names.length > 0)
    assert.deepEqual(
      names.filter((name) => !/-[0-9a-f]{8}[.-]/.test(name)),
      [],
    )
  }
})

test('a drawing that is opened by itself runs no script', () => {
  const policyOf = (path) => headersFor(rules, path)['Content-Security-Policy']
  for (const path of ['/noyyal/_img/a-1.svg', '/noyyal/plans/a-1.svg', '/noyyal/icon.svg']) {
    assert.match(policyOf(path), /^script-src 'none'; .*frame-ancestors 'none'$/)
  }
  assert.match(nginxConf(rules), /~\^\/noyyal\/plans\/ "script-src 'none'/)
})

test('transport security is promised by an https site only', () => {
  const at = (siteUrl) =>
    headersFor(hostingRules(readSettings({ SITE_URL: siteUrl }), policies), '/')
  assert.ok(at('https://a.example')['Strict-Transport-Security'])
  assert.equal(at('http://a.example')['Strict-Transport-Security'], undefined)
})

test('lower case leads to the page, and the root to the base path', () => {
  assert.deepEqual(rules.redirects, [
    { from: '/', to: '/noyyal/', status: 302 },
    { from: '/noyyal/tiruppurtamilans/', to: '/noyyal/tiruppurTamilans/', status: 301 },
    { from: '/noyyal/tiruppurtamilans', to: '/noyyal/tiruppurTamilans/', status: 301 },
  ])
  assert.deepEqual(rulesAtRoot.redirects, [
    { from: '/tiruppurtamilans/', to: '/tiruppurTamilans/', status: 301 },
    { from: '/tiruppurtamilans', to: '/tiruppurTamilans/', status: 301 },
  ])
})

test('_headers keeps to the limits of Cloudflare and never says caching twice', () => {
  const many = new Map(
    Array.from({ length: 150 }, (_, i) => [`/noyyal/p${i}/`, "default-src 'none'"]),
  )
  many.set('/noyyal/', `default-src ${'x'.repeat(3000)}`)
  const file = headersFile(hostingRules(readSettings({}), many))
  const lines = file.split('\n')
  assert.ok(lines.filter((line) => line.startsWith('/')).length <= 100)
  assert.ok(lines.every((line) => line.length <= 2000))
  assert.doesNotMatch(file.split('\n\n')[0], /Cache-Control/)
  assert.doesNotMatch(file, /^\/noyyal\/$/m)
})

test('_redirects has one line each', () => {
  assert.match(
    redirectsFile(rules),
    /^\/noyyal\/tiruppurtamilans\/ \/noyyal\/tiruppurTamilans\/ 301$/m,
  )
})

test('vercel.json and firebase.json are valid and say the same', () => {
  const vercel = JSON.parse(vercelJson(rules))
  const firebase = JSON.parse(firebaseJson(rules)).hosting
  assert.equal(vercel.headers.length, firebase.headers.length)
  assert.equal(vercel.redirects.length, firebase.redirects.length)
  assert.equal(vercel.headers[1].source, '/noyyal/_next/static/(.*)')
  assert.equal(firebase.headers[0].source, '**')
  assert.ok(firebase.ignore.includes('nginx.conf'))
})

test('nginx.conf maps policies by the index file and hides the host files', () => {
  const conf = nginxConf(rules, { listen: '127.0.0.1:8088', root: '/srv/site' })
  assert.match(
    conf,
    /\/noyyal\/tiruppurTamilans\/index\.html "default-src 'none'; script-src 'self'; /,
  )
  assert.match(conf, /~\^\/noyyal\/_next\/static\/ "public, max-age=31536000, immutable";/)
  assert.match(conf, /listen 127\.0\.0\.1:8088 /)
  assert.match(conf, /server_tokens off;/)
  assert.match(conf, /location ~ \^\/\(_headers\|/)
  assert.equal(conf.split('{').length, conf.split('}').length)
})

test('nginx.conf lets one processor hold 10,000 visitors, each with a file open', () => {
  const conf = nginxConf(rules)
  const number = (name) => Number(new RegExp(`^ *${name} (\\d+);`, 'm').exec(conf)?.[1])
  assert.ok(number('worker_connections') >= 10_000)
  assert.ok(number('worker_rlimit_nofile') >= 2 * number('worker_connections'))
  assert.match(conf, /listen 80 backlog=4096 reuseport;/)
})

test('nginx.conf says each type once', () => {
  const [, types] = /types \{([^}]*)\}/.exec(nginxConf(rules))
  const extensions = [...types.matchAll(/ (\w+);/g)].map(([, extension]) => extension)
  assert.equal(new Set(extensions).size, Object.keys(rules.types).length)
  assert.doesNotMatch(nginxConf(rules), /mime\.types/)
})

test('a site at the root of its domain has the same rules without the folder', () => {
  assert.match(headersFor(rulesAtRoot, '/_next/static/a.js')['Cache-Control'], /immutable/)
  assert.match(headersFor(rulesAtRoot, '/')['Content-Security-Policy'], /^default-src 'none'; f/)
  assert.match(headersFor(rulesAtRoot, '/a')['Cache-Control'], /must-revalidate/)

  const made = {
    nginx: nginxConf(rulesAtRoot),
    netlify: headersFile(rulesAtRoot) + redirectsFile(rulesAtRoot),
    vercel: vercelJson(rulesAtRoot),
    firebase: firebaseJson(rulesAtRoot),
  }
  for (const [host, text] of Object.entries(made)) {
    assert.doesNotMatch(text, /noyyal|\/\/_|undefined/, host)
  }
  assert.match(made.nginx, /^ {4}\/index\.html "default-src 'none'; frame/m)
  assert.match(made.nginx, /~\^\/_next\/static\/ /)
  assert.match(made.nginx, /location = \/tiruppurtamilans \{ return 301 \/tiruppurTamilans\//)
  assert.doesNotMatch(made.nginx, /location = \/ /)
  assert.match(made.netlify, /^\/plans\/\*$/m)
  assert.equal(JSON.parse(made.vercel).headers[1].source, '/_next/static/(.*)')
  assert.equal(JSON.parse(made.firebase).hosting.headers[1].source, '/_next/static/**')
})
