import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@/tools/check/jest/folder'
import { filesIn } from './files'
import { dropFramework, replaceFramework } from './framework'
import { edit, elementsOf } from './html'

const ISLANDS = {
  Plan: { files: ['Plan-1.js', 'shared-1.js'], later: [] },
  Form: { files: ['Form-1.js', 'shared-1.js'], later: ['late-1.js'] },
}

const postprocess = (html: string) => {
  const published: string[] = []
  const publish = (data: string) => `/noyyal/${published.push(data)}.json`
  const { edits } = replaceFramework(elementsOf(html), ISLANDS, '/noyyal', publish)
  return { html: edit(html, edits), published }
}

const page = (body: string, head = '') =>
  `<html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`
const island = (name: string, data: string) =>
  `<x-island data-island="${name}" data-props="${data}"></x-island>`
const CHUNK = '<script src="/noyyal/_next/static/turbopack-a.js" async=""></script>'
const OLD = '<script src="/noyyal/_next/static/old.js" noModule=""></script>'
const FLIGHT = '<script>self.__next_f.push([1,"<x-island data-island=\\"Plan\\">"])</script>'
const BOOT = '<script id="_R_">(globalThis["TURBOPACK"]||[]).push({})</script>'
const GRAPH = '<script type="application/ld+json">{"@graph":[]}</script>'
const SPECULATION = '<script type="speculationrules">{"prefetch":[]}</script>'
const KEPT = '<script data-keep="">document.title</script>'
const START = '<script data-keep="" data-starts="">start()</script>'
const PRELOAD =
  '<link rel="preload" as="script" fetchPriority="low" href="/noyyal/_next/static/turbopack-a.js"/>'
const FONT = '<link rel="preload" href="/f.woff2" as="font" type="font/woff2"/>'

test('a page without islands keeps its own data and scripts, and loses the framework', () => {
  const own = `<h1>Plain</h1>${GRAPH}${SPECULATION}${KEPT}`
  const { html, published } = postprocess(
    page(`${own}${START}${BOOT}${FLIGHT}${OLD}`, PRELOAD + FONT + CHUNK),
  )
  assert.equal(html, page(own, FONT))
  expect(published).toEqual([])
})

test('a page with islands says where their files and their data are', () => {
  const data = ['{&quot;id&quot;:1}', '{&quot;id&quot;:2}', '{&quot;id&quot;:3}'] as const
  const body = ([plan, form, other]: readonly [string, string, string]) =>
    island('Plan', plan) + island('Form', form) + island('Form', other)
  const { html, published } = postprocess(
    page(`${body(data)}${KEPT}${START}${BOOT}${FLIGHT}${CHUNK}`),
  )
  const listing =
    '{"data":"/noyyal/1.json","folder":"/noyyal/_next/static/islands/","files":["Plan-1.js","shared-1.js","Form-1.js"],"of":{"Plan":[0,1],"Form":[2,1]}}'
  assert.equal(
    html,
    page(
      `${body(['0', '1', '2'])}${KEPT}<script type="application/json" id="islands">${listing}</script>${START}`,
    ),
  )
  expect(JSON.parse(published.join())).toEqual({ 0: { id: 1 }, 1: { id: 2 }, 2: { id: 3 } })
})

test('an island without a file or without a start script stops the build', () => {
  assert.throws(() => postprocess(page(island('Map', '{}') + START)), /called Map\.island\.tsx/)
  assert.throws(() => postprocess(page(island('Plan', '{}'))), /no script that starts them/)
})

test('content that a script moves into place stops the build', () => {
  const streamed = '<div hidden="" id="S:0">late</div><script>$RC("B:0","S:0")</script>'
  assert.throws(() => postprocess(page(streamed)), /a script of an unknown kind: <script>\$RC/)
})

test('the framework’s scripts and page data are removed, everything else stays', () => {
  const folder = temporaryFolder()
  const kept = [
    '_next/static/chunks/a.css',
    '_next/static/data/a.json',
    '_next/static/islands/a.js',
    'contact/index.html',
    'robots.txt',
  ]
  const gone = [
    '_next/static/chunks/a.js',
    '_next/static/site/_buildManifest.js',
    'index.txt',
    'contact/index.txt',
    'contact/__next._tree.txt',
  ]
  for (const name of [...kept, ...gone]) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(folder, name), '')
  }
  dropFramework(folder)
  expect(filesIn(folder)).toEqual(kept)
})
