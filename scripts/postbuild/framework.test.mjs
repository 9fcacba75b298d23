import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { dropPayloads, LOADER, stripOrDeferScripts } from './framework.mjs'
import { edit, elementsOf } from './html.mjs'

const published = []
const publish = (script) => {
  published.push(script)
  return '/noyyal/data.js'
}

const treat = (html) => edit(html, stripOrDeferScripts(elementsOf(html), publish).edits)

const page = (body, head = '') =>
  `<html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`
const CHUNK = '<script src="/noyyal/_next/static/turbopack-a.js" async=""></script>'
const OLD = '<script src="/noyyal/_next/static/old.js" noModule=""></script>'
const FLIGHT = '<script>self.__next_f.push([1,"<div data-island=\\"x\\">"])</script>'
const BOOT = '<script id="_R_">(globalThis["TURBOPACK"]||[]).push({})</script>'
const GRAPH = '<script type="application/ld+json">{"@graph":[]}</script>'
const SPECULATION = '<script type="speculationrules">{"prefetch":[]}</script>'
const KEPT = '<script data-keep="">document.title</script>'
const PRELOAD =
  '<link rel="preload" as="script" fetchPriority="low" href="/noyyal/_next/static/turbopack-a.js"/>'
const STYLE = '<link rel="stylesheet" href="/noyyal/_next/a.css"/>'
const FONT = '<link rel="preload" href="/f.woff2" as="font" type="font/woff2"/>'

test('a page without islands keeps its data and loses the framework', () => {
  const html = treat(
    page(
      `<h1>Plain</h1>${GRAPH}${SPECULATION}${KEPT}${BOOT}${FLIGHT}${OLD}`,
      PRELOAD + STYLE + FONT + CHUNK,
    ),
  )
  assert.equal(html, page(`<h1>Plain</h1>${GRAPH}${SPECULATION}${KEPT}`, STYLE + FONT))
})

test('an island is found in the markup only', () => {
  const isDeferred = (body) => treat(page(`${body}${CHUNK}`)).includes(LOADER)
  assert.equal(isDeferred('<div class="a" data-island="visible"></div>'), true)
  assert.equal(isDeferred(FLIGHT), false)
  assert.equal(isDeferred('<p>data-island="visible"</p>'), false)
})

test('a page with islands defers all scripts, its data first and in order', () => {
  const island = '<div data-island="idle"></div>'
  const html = treat(page(`${island}${KEPT}${BOOT}${FLIGHT}${CHUNK}`, PRELOAD + CHUNK + OLD))
  assert.equal(
    html,
    page(
      `${island}${KEPT}<script type="application/json" id="deferred-scripts">["/noyyal/data.js","/noyyal/_next/static/turbopack-a.js"]</script><script>${LOADER}</script>`,
    ),
  )
  const [data] = published
  assert.ok(data.indexOf('TURBOPACK') < data.indexOf('__next_f'))
  assert.doesNotThrow(() => new Function(data))
})

test('the file that sets the others going comes last', () => {
  const [start, part] = ['turbopack-1a.js', 'b.js'].map(
    (name) => `<script src="/_next/static/${name}" async=""></script>`,
  )
  const html = treat(page(`<div data-island=""></div>${start}${part}`))
  assert.match(html, /\["\/_next\/static\/b\.js","\/_next\/static\/turbopack-1a\.js"\]/)
})

test('addresses are read as the browser reads them', () => {
  const script = '<script src="/_next/static/turbopack-a.js?x=1&amp;y=2" async=""></script>'
  const html = treat(page(`<div data-island="idle"></div>${script}`))
  assert.match(html, /\["\/_next\/static\/turbopack-a\.js\?x=1&y=2"\]/)
})

test('content that a script moves into place stops the build', () => {
  const streamed = '<div hidden="" id="S:0">late</div><script>$RC("B:0","S:0")</script>'
  assert.throws(() => treat(page(streamed)), /a script of an unknown kind: <script>\$RC/)
})

test('the loader is small, whole and free of comments', () => {
  assert.ok(LOADER.length < 2100, `${LOADER.length} bytes`)
  assert.doesNotThrow(() => new Function(LOADER))
  assert.doesNotMatch(LOADER, /\/\*|\/\/|<\//)
})

test('a page whose runtime is not to be found stops the build', () => {
  const html = page(
    '<div data-island="idle"></div><script src="/_next/static/b.js" async=""></script>',
  )
  assert.throws(() => treat(html), /no script of the page is the runtime/)
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
