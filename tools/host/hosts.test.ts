import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { firebaseJson } from './firebase'
import { headersFile, netlifyFiles, redirectsFile } from './netlify'
import { nginxConf, nginxMaps } from './nginx'
import {
  type HeaderRule,
  headersFor,
  hostingRules,
  notFoundPage,
  type Rules,
  targetWith,
} from './rules'
import { readSettings } from './settings'
import { vercelJson } from './vercel'

const policies = new Map<string, string>([
  ['/404.html', "default-src 'none'; style-src 'self'"],
  // The page beside the base folder, which needs no redirect.
  ['/', "default-src 'none'; form-action 'none'"],
  ['/noyyal/', "default-src 'none'"],
  ['/noyyal/ta/404.html', "default-src 'none'; style-src 'self'"],
  ['/noyyal/tiruppurTamilans/', "default-src 'none'; script-src 'self'"],
])
const rules = hostingRules(readSettings({}), policies)

/** The same site at the root of its domain. */
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
  assert.equal(headers['X-Frame-Options'], 'DENY')
  assert.equal(headers['Cache-Control'], 'public, max-age=0, must-revalidate')
  assert.equal(headersFor(rules, '/any')['Content-Security-Policy'], "frame-ancestors 'none'")
})

test('only files with a hash in their name are cached permanently', () => {
  const cacheOf = (path: string) => headersFor(rules, path)['Cache-Control'] ?? ''
  for (const path of [
    '/noyyal/_next/static/a.js',
    '/noyyal/_img/a-1.avif',
    '/noyyal/_fonts/a.woff2',
    '/noyyal/plans/a-1.svg',
    '/noyyal/share/a-1.jpg',
    '/noyyal/ta/share/a-1.jpg',
  ]) {
    assert.match(cacheOf(path), /immutable/)
  }
  for (const path of [
    '/noyyal/live.json',
    '/noyyal/manifest.webmanifest',
    '/noyyal/sitemap.xml',
    '/_img/a.avif',
  ]) {
    assert.match(cacheOf(path), /must-revalidate/)
  }
})

test('all files of folders that are cached permanently have a hash', () => {
  for (const folder of ['_img', 'plans']) {
    const names = readdirSync(`public/${folder}`)
    assert.ok(names.length > 0)
    expect(names.filter((name) => !/-[0-9a-f]{8}[.-]/.test(name))).toEqual([])
  }
})

test('a drawing that is opened by itself runs no script', () => {
  const policyOf = (path: string) => headersFor(rules, path)['Content-Security-Policy'] ?? ''
  for (const path of [
    ...['/noyyal/_img/a-1.svg', '/noyyal/plans/a-1.svg', '/noyyal/icon.svg'],
    ...['/noyyal/qr/a.svg', '/noyyal/ta/qr/a.svg'],
  ]) {
    assert.match(policyOf(path), /^script-src 'none'; .*frame-ancestors 'none'$/)
  }
  assert.match(nginxConf(rules), /~\^\/noyyal\/plans\/ "script-src 'none'/)
  assert.match(nginxMaps(rules)['nginx-policies.map'], /^\/noyyal\/icon\.svg "script-src 'none'/m)
})

test('other sites may show sharing pictures and icons, and nothing else', () => {
  const sharedWith = (path: string) => headersFor(rules, path)['Cross-Origin-Resource-Policy']
  for (const file of ['share/a-1.jpg', 'ta/share/a-1.jpg', 'icon.svg', 'icon-192.png']) {
    assert.equal(sharedWith(`/noyyal/${file}`), 'cross-origin', file)
  }
  assert.equal(sharedWith('/noyyal/_img/a-1.avif'), 'same-origin')
})

test('a paper is revalidated at each visit, is never served as a page, and is not indexed', () => {
  const paper = headersFor(rules, '/noyyal/papers/nakshatra/layout-approval.pdf')
  assert.match(paper['Cache-Control'] ?? '', /must-revalidate/)
  assert.equal(paper['X-Content-Type-Options'], 'nosniff')
  assert.equal(paper['X-Robots-Tag'], 'noindex')
  assert.equal(rules.types['.pdf'], 'application/pdf')
  assert.equal(headersFor(rules, '/noyyal/brochures/nakshatra.pdf')['X-Robots-Tag'], undefined)
  const conf = nginxConf(rules)
  assert.match(conf, /map \$uri \$robots \{\n +~\^\/noyyal\/papers\/ "noindex";\n/)
  assert.match(conf, /add_header X-Robots-Tag \$robots always;/)
})

test('transport security is promised by an https site only', () => {
  const at = (siteUrl: string) =>
    headersFor(hostingRules(readSettings({ SITE_URL: siteUrl }), policies), '/')
  assert.ok(at('https://a.example')['Strict-Transport-Security'])
  assert.equal(at('http://a.example')['Strict-Transport-Security'], undefined)
})

test('lower case redirects to the page, and the root to the base path', () => {
  expect(rules.redirects).toEqual([
    { from: '/', to: '/noyyal/', status: 302 },
    { from: '/noyyal/tiruppurtamilans/', to: '/noyyal/tiruppurTamilans/', status: 301 },
    { from: '/noyyal/tiruppurtamilans', to: '/noyyal/tiruppurTamilans/', status: 301 },
  ])
  expect(rulesAtRoot.redirects).toEqual([
    { from: '/tiruppurtamilans/', to: '/tiruppurTamilans/', status: 301 },
    { from: '/tiruppurtamilans', to: '/tiruppurTamilans/', status: 301 },
  ])
})

test('a moved address redirects in both languages, in lower case too, and to a part of a page', () => {
  const moved = [{ from: '/Old/', to: '/team/#mani' }]
  const { redirects } = hostingRules(readSettings({}), new Map([['/noyyal/Old/', 'x']]), moved)
  expect(redirects.slice(1)).toEqual(
    ['/noyyal/', '/noyyal/ta/'].flatMap((root) =>
      ['Old/', 'Old', 'old/', 'old'].map((from) => ({
        from: root + from,
        to: `${root}team/#mani`,
        status: 301,
      })),
    ),
  )
  const map = nginxMaps({ ...rules, redirects })['nginx-redirects.map']
  assert.match(map, /^\/noyyal\/Old\/ \/noyyal\/team\/#mani;$/m)
  assert.doesNotMatch(map, /old/)
})

test('the query of a request precedes the fragment of its target', () => {
  expect(targetWith('/team/#mani', '?from=poster')).toBe('/team/?from=poster#mani')
  expect(targetWith('/team/', '?from=poster')).toBe('/team/?from=poster')
  expect(targetWith('/team/#mani', '')).toBe('/team/#mani')
})

test('_headers has few rules however many pages there are, and never sets caching twice', () => {
  const many = new Map(
    Array.from({ length: 300 }, (_, i) => [`/noyyal/p${i}/`, `default-src ${'x'.repeat(3000)}`]),
  )
  const file = headersFile(hostingRules(readSettings({}), many))
  assert.equal(file, headersFile(hostingRules(readSettings({}), new Map())))
  const [everywhere = ''] = file.split('\n\n')
  assert.doesNotMatch(everywhere, /Cache-Control/)
  assert.match(everywhere, /^\/\*\n {2}Content-Security-Policy: frame-ancestors 'none'$/m)
})

test('what Cloudflare would drop from _headers stops the build', () => {
  const withRules = (added: HeaderRule[]) => ({ ...rules, headers: [...rules.headers, ...added] })
  const rule = (_: unknown, i: number) => ({ path: `/f${i}/*`, headers: { 'X-A': 'a' } })
  const fits = 100 - (headersFile(rules).match(/^\//gm)?.length ?? 0)
  assert.doesNotThrow(() => headersFile(withRules(Array.from({ length: fits }, rule))))
  assert.throws(() => headersFile(withRules(Array.from({ length: fits + 1 }, rule))), /101 rules/)
  const long = { path: '/a/*', headers: { 'X-A': 'a'.repeat(2000) } }
  assert.throws(() => headersFile(withRules([long])), /_headers .* line of 2007 characters/)
})

/** Fields that firebase.json and vercel.json share. */
type Config = {
  headers: { source: string; headers: { key: string; value: string }[] }[]
  redirects: { source: string }[]
}
const vercelOf = (rules: Rules): Config => JSON.parse(vercelJson(rules))
const firebaseOf = (rules: Rules): Config & { public: string; ignore: string[] } =>
  JSON.parse(firebaseJson(rules)).hosting

/** The cache header for files with a hash in their name. */
const cachingIn = ({ headers }: Config, folder: string) =>
  headers
    .find(({ source }) => source === folder)
    ?.headers.find(({ key }) => key === 'Cache-Control')?.value

test('a host that sends headers by address caches a missing file for a day at most', () => {
  const { _headers: netlify } = netlifyFiles(rules)
  for (const text of [firebaseJson(rules), vercelJson(rules), netlify]) {
    assert.doesNotMatch(text, /immutable/)
  }
  const kept = 'public, max-age=86400'
  assert.equal(cachingIn(firebaseOf(rules), '/noyyal/_next/static/**'), kept)
  assert.equal(cachingIn(vercelOf(rules), '/noyyal/_next/static/(.*)'), kept)
  assert.ok(netlify.includes(`\n/noyyal/_next/static/*\n  Cache-Control: ${kept}\n`))
  // Cloudflare sends no such header with a 404; nginx and the local server send those of the not-found page.
  assert.match(headersFile(rules), /immutable/)
})

test('below the Tamil folder the Tamil not-found page is served', () => {
  assert.equal(notFoundPage(rules, '/noyyal/ta/gone/'), '/noyyal/ta/404.html')
  assert.equal(notFoundPage(rules, '/noyyal/ta/gone/deeper.js'), '/noyyal/ta/404.html')
  for (const path of ['/noyyal/gone', '/noyyal/tamil/', '/ta/gone', '/noyyal/_next/static/a.js']) {
    assert.equal(notFoundPage(rules, path), '/404.html', path)
  }
  assert.match(
    nginxConf(rules),
    /location \^~ \/noyyal\/ta\/ \{ error_page 403 404 =404 \/noyyal\/ta\/404\.html; .*error_page 429 \/429\.html; \}/,
  )
  assert.match(netlifyFiles(rules)._redirects, /^\/noyyal\/ta\/\* \/noyyal\/ta\/404\.html 404$/m)
})

test('redirects do not loop on Netlify, which redirects to lower case', () => {
  const lines = netlifyFiles(rules)._redirects.trim().split('\n')
  const circles = lines.filter((line) => {
    const [from, to] = line.split(' ').map((each) => each.toLowerCase().replace(/\/?$/, '/'))
    return from === to
  })
  expect(circles).toEqual([])
  assert.ok(lines.includes('/ /noyyal/ 302'))
})

test('_redirects has one line each', () => {
  assert.match(
    redirectsFile(rules),
    /^\/noyyal\/tiruppurtamilans\/ \/noyyal\/tiruppurTamilans\/ 301$/m,
  )
})

test('vercel.json and firebase.json are valid and equivalent', () => {
  const vercel = vercelOf(rules)
  const firebase = firebaseOf(rules)
  assert.equal(vercel.headers.length, firebase.headers.length)
  expect(vercel.redirects.slice(0, firebase.redirects.length).map(({ source }) => source)).toEqual(
    firebase.redirects.map(({ source }) => source),
  )
  assert.equal(vercel.headers[1]?.source, '/noyyal/_next/static/(.*)')
  assert.equal(firebase.headers[0]?.source, '**')
  assert.equal(firebase.public, 'site')
})

test('host files in the web root are not served, and security.txt is', () => {
  const { ignore } = firebaseOf(rules)
  const sources = vercelOf(rules).redirects.map(({ source }) => source)
  for (const name of rules.privateFiles) {
    assert.ok(ignore.includes(name), name)
    assert.ok(sources.includes(`/${name}`), name)
  }
  expect(ignore.filter((pattern) => pattern.includes('**/.'))).toEqual([])
})

test('nginx.conf is the same for every build, and a release contains only map entries', () => {
  const other = hostingRules(readSettings({}), new Map([['/noyyal/new/', "default-src 'none'"]]))
  const withTamil = { ...other, notFound: rules.notFound }
  assert.equal(nginxConf(withTamil), nginxConf(rules))

  const maps = nginxMaps(rules)
  assert.match(
    maps['nginx-policies.map'],
    /^\/noyyal\/tiruppurTamilans\/index\.html "default-src 'none'; script-src 'self'; frame-ancestors 'none'";$/m,
  )
  assert.match(
    maps['nginx-redirects.map'],
    /^\/noyyal\/tiruppurtamilans \/noyyal\/tiruppurTamilans\/;$/m,
  )
  for (const [name, text] of Object.entries(maps)) {
    const lines = text.trim().split('\n')
    expect(lines.filter((line) => !/^\/\S* (\/\S*|"[^"{}]*");$/.test(line))).toEqual([])
    assert.match(nginxConf(rules), new RegExp(`^ +include /var/www/current/nginx/${name};$`, 'm'))
  }
  // Directives from a release would run as root.
  const included = [...nginxConf(rules).matchAll(/^ *include (\S+);$/gm)].map(
    ([, file = '']) => file,
  )
  expect(included.filter((file) => !file.endsWith('.map'))).toEqual([
    '/etc/nginx/modules-enabled/*.conf',
  ])
})

test('nginx.conf caches by folder and hides the host files', () => {
  const conf = nginxConf(rules, { listen: '127.0.0.1:8088', folder: '/srv' })
  assert.match(conf, /~\^\/noyyal\/_next\/static\/ "public, max-age=31536000, immutable";/)
  assert.match(conf, /listen 127\.0\.0\.1:8088 /)
  assert.match(conf, /root \/srv\/releases\/\$release\/site;/)
  assert.match(conf, /server_tokens off;/)
  assert.match(conf, /location ~ \^\/\(_headers\|/)
  assert.equal(conf.split('{').length, conf.split('}').length)
})

test('the log of nginx has no personal data, and slow connections are closed', () => {
  const conf = nginxConf(rules)
  assert.match(conf, /error_log \S+ crit;/)
  const [, format = ''] = /log_format site '([^']*)'/.exec(conf) ?? []
  assert.ok(format)
  assert.doesNotMatch(
    format,
    /remote|forwarded|user|agent|referer|cookie|args|query|\$request_uri|\$request\b/,
  )
  const seconds = (name: string) => Number(new RegExp(`^ *${name} (\\d+)s;`, 'm').exec(conf)?.[1])
  for (const name of ['client_header_timeout', 'client_body_timeout', 'send_timeout']) {
    assert.ok(seconds(name) <= 15, name)
  }
  assert.ok(seconds('keepalive_timeout') <= 30)
})

test('nginx.conf allows 10,000 visitors per processor, each with a file open', () => {
  const conf = nginxConf(rules)
  const number = (name: string) => Number(new RegExp(`^ *${name} (\\d+);`, 'm').exec(conf)?.[1])
  assert.ok(number('worker_connections') >= 10_000)
  assert.ok(number('worker_rlimit_nofile') >= 2 * number('worker_connections'))
  assert.match(conf, /listen 80 backlog=4096 reuseport;/)
})

test('nginx.conf lists each type once', () => {
  const [, types = ''] = /types \{([^}]*)\}/.exec(nginxConf(rules)) ?? []
  const extensions = [...types.matchAll(/ (\w+);/g)].map(([, extension]) => extension)
  assert.equal(new Set(extensions).size, Object.keys(rules.types).length)
  assert.doesNotMatch(nginxConf(rules), /mime\.types/)
})

test('a site at the root of its domain has the same rules without the folder', () => {
  const headerAt = (path: string, name: string) => headersFor(rulesAtRoot, path)[name] ?? ''
  assert.match(headerAt('/_next/static/a.js', 'Cache-Control'), /immutable/)
  assert.match(headerAt('/', 'Content-Security-Policy'), /^default-src 'none'; f/)
  assert.match(headerAt('/a', 'Cache-Control'), /must-revalidate/)

  const maps = nginxMaps(rulesAtRoot)
  const made = {
    nginx: nginxConf(rulesAtRoot) + Object.values(maps).join(''),
    cloudflare: headersFile(rulesAtRoot) + redirectsFile(rulesAtRoot),
    netlify: Object.values(netlifyFiles(rulesAtRoot)).join(''),
    vercel: vercelJson(rulesAtRoot),
    firebase: firebaseJson(rulesAtRoot),
  }
  for (const [host, text] of Object.entries(made)) {
    // Remove the name of the domain itself.
    assert.doesNotMatch(text.replaceAll('noyyal.example', ''), /noyyal|[^:]\/\/_|undefined/, host)
  }
  assert.match(made.nginx, /^\/index\.html "default-src 'none'; frame/m)
  assert.match(made.nginx, /~\^\/_next\/static\/ /)
  assert.match(made.nginx, /^\/tiruppurtamilans \/tiruppurTamilans\/;$/m)
  assert.doesNotMatch(made.nginx, /location = \/ /)
  assert.match(made.netlify, /^\/plans\/\*$/m)
  assert.equal(vercelOf(rulesAtRoot).headers[1]?.source, '/_next/static/(.*)')
  assert.equal(firebaseOf(rulesAtRoot).headers[1]?.source, '/_next/static/**')
})
