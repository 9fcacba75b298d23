import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { dropPayloads, hasIslands, LOADER, treatFramework } from './framework.mjs'

const published = []
const publish = (script) => {
  published.push(script)
  return '/noyyal/data.js'
}

const page = (body, head = '') =>
  `<html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`
const CHUNK = '<script src="/noyyal/_next/turbopack-a.js" async=""></script>'
const OLD = '<script src="/noyyal/_next/old.js" noModule=""></script>'
const FLIGHT = '<script>self.__next_f.push([1,"<div data-island=\\"x\\">"])</script>'
const BOOT = '<script id="_R_">(globalThis["TURBOPACK"]||[]).push({})</script>'
const GRAPH = '<script type="application/ld+json">{"@graph":[]}</script>'
const SPECULATION = '<script type="speculationrules">{"prefetch":[]}</script>'
const KEPT = '<script data-keep="">document.title</script>'
const PRELOAD =
  '<link rel="preload" as="script" fetchPriority="low" href="/noyyal/_next/turbopack-a.js"/>'
const STYLE = '<link rel="stylesheet" href="/noyyal/_next/a.css"/>'
const FONT = '<link rel="preload" href="/f.woff2" as="font" type="font/woff2"/>'

test('a page without islands keeps its data and loses the framework', () => {
  const html = treatFramework(
    page(
      `<h1>Plain</h1>${GRAPH}${SPECULATION}${KEPT}${BOOT}${FLIGHT}${OLD}`,
      PRELOAD + STYLE + FONT + CHUNK,
    ),
  )
  assert.equal(html, page(`<h1>Plain</h1>${GRAPH}${SPECULATION}${KEPT}`, STYLE + FONT))
})

test('an island is found in the markup only', () => {
  assert.equal(hasIslands(page('<div class="a" data-island="visible"></div>')), true)
  assert.equal(hasIslands(page(FLIGHT)), false)
  assert.equal(hasIslands(page('<p>data-island="visible"</p>')), false)
})

test('a page with islands holds everything back, its data first and in order', () => {
  const island = '<div data-island="idle"></div>'
  const html = treatFramework(
    page(`${island}${KEPT}${BOOT}${FLIGHT}${CHUNK}`, PRELOAD + CHUNK + OLD),
    publish,
  )
  assert.equal(
    html,
    page(
      `${island}${KEPT}<script type="application/json" id="held-scripts">["/noyyal/data.js","/noyyal/_next/turbopack-a.js"]</script><script>${LOADER}</script>`,
    ),
  )
  const [data] = published
  assert.ok(data.indexOf('TURBOPACK') < data.indexOf('__next_f'))
  assert.doesNotThrow(() => new Function(data))
})

test('the file that sets the others going comes last', () => {
  const [start, part] = ['turbopack-1a.js', 'b.js'].map(
    (name) => `<script src="/_next/${name}" async=""></script>`,
  )
  const html = treatFramework(page(`<div data-island=""></div>${start}${part}`), publish)
  assert.match(html, /\["\/_next\/b\.js","\/_next\/turbopack-1a\.js"\]/)
})

test('addresses are read as the browser reads them', () => {
  const script = '<script src="/turbopack-a.js?x=1&amp;y=2" async=""></script>'
  const html = treatFramework(page(`<div data-island="idle"></div>${script}`))
  assert.match(html, /\["\/turbopack-a\.js\?x=1&y=2"\]/)
})

test('content that only a script would reveal is refused where no script runs', () => {
  assert.throws(() => treatFramework(page('<div hidden="" id="S:0">late</div>')), /streamed/)
})

test('the loader is small, whole and free of comments', () => {
  assert.ok(LOADER.length < 2800, `${LOADER.length} bytes`)
  assert.doesNotThrow(() => new Function(LOADER))
  assert.doesNotMatch(LOADER, /\/\*|\/\/|<\//)
})

test('a page whose runtime is not to be found stops the build', () => {
  const html = page('<div data-island="idle"></div><script src="/b.js" async=""></script>')
  assert.throws(() => treatFramework(html, publish), /no script of the page is the runtime/)
})

test('pages as data are not published, other texts are', (context) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'payloads-'))
  context.after(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'contact'))
  const [page, text] = ['contact/index.html', 'robots.txt']
  for (const name of [page, text, 'index.txt', 'contact/index.txt', 'contact/__next._tree.txt']) {
    writeFileSync(path.join(folder, name), '')
  }
  dropPayloads(folder)
  const files = readdirSync(folder, { recursive: true }).sort()
  assert.deepEqual(files, ['contact', page, text])
})
