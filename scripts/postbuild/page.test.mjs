import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { readSettings } from '../../hosting/settings.mjs'
import { LOADER } from './framework.mjs'
import { treatPage } from './page.mjs'
import { readPolicy } from './policies.mjs'
import { trustedTypesScript } from './trusted-types.mjs'

const sha = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const OWN = '<script data-keep="">own()</script>'
const FLIGHT = '<script>self.__next_f.push([1,""])</script>'
const RUNTIME = '<script src="/_next/static/turbopack-a.js"></script>'

const scriptsAllowedIn = (body) => {
  const html = `<html><head><meta charSet="utf-8"/></head><body>${body}</body></html>`
  const policy = readPolicy(treatPage(html, readSettings({}), () => '/_next/static/data/a.js'))
  return /script-src ([^;]*);/
    .exec(policy)[1]
    .split(' ')
    .filter((each) => each.startsWith("'sha"))
}

/** The script that stands before all others. */
const FIRST = sha(trustedTypesScript(readSettings({})))

test('the policy of a page allows the scripts that stay, not those that go', () => {
  assert.deepEqual(scriptsAllowedIn(OWN + FLIGHT + RUNTIME), [FIRST, sha('own()')])
})

test('the policy of a page with islands allows the loader as well', () => {
  const body = `<div data-island="idle"></div>${OWN}${FLIGHT}${RUNTIME}`
  assert.deepEqual(scriptsAllowedIn(body), [FIRST, sha('own()'), sha(LOADER)])
})

test('a page that would break its policy stops the build', () => {
  assert.throws(() => scriptsAllowedIn('<p onclick="x()">a</p>'), /inline event handler/)
})

const ISLAND = '<div data-island="idle"></div>'
const treat = (body, head = '') => {
  const published = []
  const publish = (script) => {
    published.push(script)
    return '/_next/static/data/a.js'
  }
  const html = treatPage(
    `<html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`,
    readSettings({}),
    publish,
  )
  return { html, published }
}

test('what the framework adds to the head early or late stands in one place', () => {
  const mark = '<meta name="next-size-adjust" content=""/>'
  const refresh = '<meta http-equiv="refresh" content="0; url=/"/>'
  const early = treat('', `${STYLE}${mark}${refresh}<title>1</title>`).html
  assert.equal(early, treat('', `${STYLE}<title>1</title>${mark}${refresh}`).html)
  assert.ok(early.includes(`<title>1</title>${refresh}${mark}<style>`))
})

test('what others read stands before the styles, in one order', () => {
  const read = [
    '<meta name="viewport" content="width=device-width"/>',
    '<title>1</title>',
    '<meta name="description" content="2"/>',
    '<link rel="canonical" href="/3/"/>',
    '<meta name="robots" content="index"/>',
    '<meta property="og:title" content="4"/>',
    '<meta property="og:image" content="5"/>',
    '<meta name="twitter:card" content="6"/>',
    '<link rel="alternate" hreflang="ta" href="/7/"/>',
  ]
  const rest = [
    '<link rel="preload" href="/a.woff2" as="font"/>',
    '<link rel="icon" href="/i.svg"/>',
  ]
  const preload = '<link rel="preload" href="/_next/static/a.js" as="script"/>'
  // One of the two `og:` tags stays before the other.
  const written = [
    ...rest,
    STYLE,
    preload,
    ...read.slice(7),
    ...read.slice(5, 7),
    ...read.slice(0, 5),
  ]
  const { html } = treat('<link rel="stylesheet" href="/_next/b.css">', written.join(''))
  const [before, after] = html.split('<style>')
  assert.ok(before.endsWith(`trusted-types default"/>${[...read, ...rest].join('')}`), before)
  assert.match(after, /^[^<]*<\/style><\/head><body><link rel="stylesheet"/)
})

const STYLE =
  '<style data-precedence="next" data-href="/_next/a.css /_next/b.css">.a{margin:0}.gone{margin:0}</style>'

test('style attributes become rules of the page', () => {
  const { html } = treat(
    '<img class="a" style="color:red" alt=""><p style="color:red">1</p><p style="--a:&quot;b&quot;">2</p>',
    STYLE,
  )
  assert.match(html, /<img class="a x0" alt=""><p class="x0">1<\/p><p class="x1">2<\/p>/)
  const css = '.a{margin:0}:is(#x,.x0){color:red}:is(#x,.x1){--a:"b"}'
  assert.ok(html.includes(`<style>${css}</style>`))
  assert.ok(readPolicy(html).includes(`style-src 'self' ${sha(css)};`))
})

test('where the framework runs it finds the styles by their short names', () => {
  const parts = ['["$","style","/_next/a.c', 'ss",{"href":"/_next/b.css"}]'].map(
    (part) => `<script>self.__next_f.push([1,${JSON.stringify(part)}])</script>`,
  )
  const { html, published } = treat(ISLAND + parts.join('') + RUNTIME, STYLE)
  assert.match(html, /<style data-precedence="next" data-href="s0 s1">/)
  const data = JSON.stringify('["$","style","s0",{"href":"s1"}]')
  assert.deepEqual(published, [`self.__next_f.push([1,${data}])`])
})

test('classes get short names in the page and its data, but not those that scripts know', () => {
  const style = '<style>.a_root{margin:0}.b_root{margin:0}.later_root{margin:0}</style>'
  const body =
    '<p class="a_root b_root">1</p><script data-keep="">p.className="b_root"</script>' +
    ISLAND +
    `<script>self.__next_f.push([1,${JSON.stringify('["$","p",{"className":"later_root a_root","children":".a_root a_root{"}]')}])</script>` +
    RUNTIME
  const { html, published } = treat(body, style)
  assert.match(html, /<style>\.c0\{margin:0\}\.b_root\{margin:0\}\.c1\{margin:0\}<\/style>/)
  assert.match(html, /<p class="c0 b_root">/)
  assert.match(published[0], /className\\":\\"c1 c0\\",\\"children\\":\\"\.a_root a_root\{/)
})
