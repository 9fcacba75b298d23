import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { notFound, otherNotFound } from '@/content/not-found'
import { site } from '@/content/site'
import { escapeHtml } from '@/lib/domain/format/escape-html'
import { temporaryFolder } from '@/tools/check/jest/folder'
import type { MovedPage } from '@/tools/host/rules'
import { readSettings } from '@/tools/host/settings'
import { postprocessPage } from './page'
import { precompress } from './precompress'
import { readSiteRules } from './rules'
import { assembleSite } from './site'

/** An export of two pages, and the web root made from it. */
function assemble(env: Record<string, string> = {}, moved: readonly MovedPage[] = []) {
  const folder = temporaryFolder()
  const out = path.join(folder, 'out')
  const site = path.join(folder, 'site')
  const hosts = path.join(folder, 'hosts')
  const settings = readSettings(env)
  const html = postprocessPage('<meta charSet="utf-8"/><body>text</body>', settings, {
    publish: () => '',
  })
  const files = ['index.html', 'Team/index.html', 'a/plot/3/index.html', '404.html']
  for (const file of [...files, '404/index.html']) {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true })
    writeFileSync(path.join(out, file), html)
  }
  assembleSite({ out, site, hosts, settings, moved })
  const read = (file: string) => readFileSync(path.join(site, file), 'utf8')
  return {
    site,
    hosts,
    settings,
    html,
    read,
    has: (file: string) => existsSync(path.join(site, file)),
  }
}

test('the export is in its base folder, and the files of a domain root are around it', () => {
  const { read, has, html } = assemble()
  assert.equal(read('noyyal/Team/index.html'), html)
  assert.equal(read('404.html'), html)
  assert.equal(has('noyyal/404/index.html'), false)
  assert.equal(has('noyyal/404.html'), false)
  assert.match(read('index.html'), /http-equiv="refresh" content="0; url=\/noyyal\/"/)
  assert.match(
    read('robots.txt'),
    /^Sitemap: https:\/\/www\.noyyal\.example\/noyyal\/sitemap\.xml$/m,
  )
  assert.match(read('_redirects'), /^\/noyyal\/team\/ \/noyyal\/Team\/ 301$/m)
})

test('pages of plots are served without header rules: there are hundreds', () => {
  const { site, settings, has } = assemble()
  assert.equal(has('noyyal/a/plot/3/index.html'), true)
  const { pages } = readSiteRules(site, settings)
  assert.ok(pages.includes('/noyyal/Team/'))
  assert.ok(!pages.includes('/noyyal/a/plot/3/'))
})

test('with an empty base path the export is the root itself', () => {
  const { read, has, html } = assemble({ BASE_PATH: '' })
  assert.equal(read('index.html'), html)
  assert.equal(has('robots.txt'), false)
  assert.equal(has('noyyal'), false)
  assert.equal(has('404/index.html'), false)
  assert.equal(read('_redirects'), '/team/ /Team/ 301\n/team /Team/ 301\n')
})

test('at the domain root the rules carry no folder', () => {
  const { site, settings } = assemble({ BASE_PATH: '' })
  const rules = readSiteRules(site, settings)
  const paths = rules.headers.map(({ path }) => path)
  expect(paths.slice(-3)).toEqual(['/', '/404.html', '/Team/'])
  assert.ok(paths.includes('/_next/static/*'))
  assert.equal(rules.basePath, '')
})

test('the rules are read back from the pages', () => {
  const { site, settings } = assemble()
  const paths = readSiteRules(site, settings).headers.map((rule) => rule.path)
  expect(paths.slice(-3)).toEqual(['/404.html', '/noyyal/', '/noyyal/Team/'])
})

test('text is compressed beside itself, host files and small ones are not', async () => {
  const { site, has, html } = assemble()
  await precompress(site, `${site}-cache`)
  const made = readFileSync(path.join(site, 'noyyal/Team/index.html.br'))
  assert.equal(brotliDecompressSync(made).toString(), html)
  assert.equal(has('vercel.json.br'), false)
  assert.equal(has('robots.txt.gz'), false)
})

test('the page at the domain root has a policy of its own, like every page', () => {
  const { site, settings } = assemble()
  const { headers } = readSiteRules(site, settings)
  const root = headers.find(({ path }) => path === '/')
  assert.match(
    root?.headers['Content-Security-Policy'] ?? '',
    /^default-src 'none'; .*frame-ancestors 'none'$/,
  )
})

test('security.txt names an address and a day, in the domain root alone', () => {
  for (const env of [{}, { BASE_PATH: '' }]) {
    const { read } = assemble({ ...env, SITE_URL: 'https://a.example' })
    const text = read('.well-known/security.txt')
    assert.match(
      text,
      /^Contact: (?:mailto:\S+@\S+|https:\/\/a\.example\/\S*contact\/)\nExpires: \d{4}-\d\d-\d\dT[\d:.]+Z\n/,
    )
    const end = Date.parse(text.match(/^Expires: (.*)$/m)?.[1] ?? '')
    assert.ok(end > Date.now() && end < Date.now() + 365 * 86_400_000, 'for less than a year')
    assert.match(text, /^Canonical: https:\/\/a\.example\/\.well-known\/security\.txt$/m)
  }
})

test('the page for too many requests is in both languages and has the telephone', () => {
  const page = readFileSync(path.join(assemble().hosts, 'nginx/429.html'), 'utf8')
  expect(page.match(/(?<=<div lang=")[^"]+/g)).toEqual(['en-IN', 'ta'])
  expect(page.match(/<a href="tel:/g)).toHaveLength(site.phone ? 2 : 0)
  for (const { busy } of [notFound, otherNotFound])
    expect(page).toContain(`<h1>${escapeHtml(busy.title)}</h1>`)
  // Requests for more files would be refused as well.
  expect(page).not.toMatch(/ src=|<link|\{phone\}/)
})

test('files for a single host are outside of the web root', () => {
  const { hosts, has } = assemble()
  expect(readdirSync(hosts).sort()).toEqual(['firebase', 'netlify', 'nginx', 'vercel'])
  expect(readdirSync(path.join(hosts, 'nginx')).sort()).toEqual([
    '429.html',
    'nginx-policies.map',
    'nginx-redirects.map',
    'nginx.conf',
  ])
  for (const name of ['firebase.json', 'vercel.json', 'nginx.conf']) assert.equal(has(name), false)
})

test('a moved address has a redirect page for hosts without redirects, and replaces no page', () => {
  const moved = [
    { from: '/old/', to: '/Team/#part' },
    { from: '/Team/', to: '/' },
  ]
  const { read, html } = assemble({}, moved)
  assert.match(read('_redirects'), /^\/noyyal\/ta\/old \/noyyal\/ta\/Team\/#part 301$/m)
  for (const language of ['', 'ta/']) {
    const page = read(`noyyal/${language}old/index.html`)
    assert.match(
      page,
      new RegExp(`http-equiv="refresh" content="0; url=/noyyal/${language}Team/#part"`),
    )
    assert.match(page, new RegExp(`rel="canonical" href="https://[\\w.]+/noyyal/${language}Team/"`))
  }
  assert.equal(read('noyyal/Team/index.html'), html)
})
