import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readSettings } from '@/tools/host/settings'
import { postprocessPage } from './page'
import { readPolicy, trustedTypesScript } from './policies'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const islands = { Plan: { files: ['Plan-1.js'], later: ['late-1.js'] } }
const OWN = '<script data-keep="">own()</script>'
const FLIGHT = '<script>self.__next_f.push([1,""])</script>'
const RUNTIME = '<script src="/_next/static/turbopack-a.js"></script>'

const scriptsAllowedIn = (body: string) => {
  const html = `<html><head><meta charSet="utf-8"/></head><body>${body}</body></html>`
  const processed = postprocessPage(html, readSettings({}), { publish: () => '/a.json', islands })
  const [, scripts = ''] = /script-src ([^;]*);/.exec(readPolicy(processed) ?? '') ?? []
  return scripts.split(' ').filter((each) => each.startsWith("'sha"))
}

/** The script that precedes all others. */
const FIRST = sha(trustedTypesScript(readSettings({}).services))

test('the policy of a page allows the scripts that stay, not those that go', () => {
  expect(scriptsAllowedIn(OWN + FLIGHT + RUNTIME)).toEqual([FIRST, sha('own()')])
})

test('the policy of a page with islands allows what starts them as well', () => {
  const body = `${ISLAND}${OWN}${FLIGHT}${RUNTIME}${START}`
  expect(scriptsAllowedIn(body)).toEqual([FIRST, sha('own()'), sha('start()')])
})

test('a page that already has a policy stays as it is', () => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>`
  const html = `<!doctype html><meta charset="utf-8">${policy}<style>p{color:red}</style><p>a</p>`
  assert.equal(postprocessPage(html, readSettings({}), { publish: () => '' }), html)
})

test('a page that would break its policy stops the build', () => {
  assert.throws(() => scriptsAllowedIn('<p onclick="x()">a</p>'), /inline event handler/)
})

const START = '<script data-keep="" data-starts="">start()</script>'
const ISLAND =
  '<x-island data-island="Plan" data-props="{&quot;look&quot;:&quot;wide&quot;}"></x-island>'
const postprocess = (body: string, head = '') => {
  const html = postprocessPage(
    `<html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`,
    readSettings({}),
    { publish: () => '/a.json', islands, wordsAt: (file) => [file.replace('-1.js', '_root')] },
  )
  return { html }
}

test('tags that the framework adds early or late are put in one place', () => {
  const mark = '<meta name="next-size-adjust" content=""/>'
  const refresh = '<meta http-equiv="refresh" content="0; url=/"/>'
  const early = postprocess('', `${STYLE}${mark}${refresh}<title>1</title>`).html
  assert.equal(early, postprocess('', `${STYLE}<title>1</title>${mark}${refresh}`).html)
  assert.ok(early.includes(`<title>1</title>${refresh}${mark}<style>`))
})

test('tags for crawlers precede the styles, in a fixed order', () => {
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
  // The first of the two `og:` tags stays before the second.
  const written = [
    ...rest,
    STYLE,
    preload,
    ...read.slice(7),
    ...read.slice(5, 7),
    ...read.slice(0, 5),
  ]
  const { html } = postprocess('<link rel="stylesheet" href="/_next/b.css">', written.join(''))
  const [before = '', after = ''] = html.split('<style>')
  assert.ok(before.endsWith(`trusted-types default"/>${[...read, ...rest].join('')}`), before)
  assert.match(after, /^[^<]*<\/style><\/head><body><link rel="stylesheet"/)
})

const STYLE =
  '<style data-precedence="next" data-href="/_next/a.css /_next/b.css">.a{margin:0}.gone{margin:0}</style>'

test('a host that rewrites mail addresses leaves ours alone', () => {
  const postprocess = (body: string) =>
    postprocessPage(
      `<html><head><meta charSet="utf-8"/><style></style></head><body class="a">${body}</body></html>`,
      readSettings({}),
      {
        publish: () => '',
      },
    )
  /** What Cloudflare changes: addresses outside of its comments. */
  const rewritten = (html: string) =>
    html
      .split(/(<!--email_off-->[\s\S]*?<!--\/email_off-->)/)
      .map((part, at) => (at % 2 ? part : part.replace(/[\w.]+@[\w.]+/g, '[email protected]')))
      .join('')
  for (const body of ['<a href="mailto:a@b.in">Mail</a>', 'Promoter, 1 Street, a@b.in']) {
    const page = postprocess(`<p>${body}</p>`)
    assert.equal(rewritten(page), page)
  }
  for (const text of ['No address', '@noyyal.in', '<img src="/logo@2x.png" alt="">']) {
    assert.doesNotMatch(postprocess(`<p>${text}</p>`), /email_off/)
  }
})

test('style attributes become rules of the page', () => {
  const { html } = postprocess(
    '<img class="a" style="color:red" alt=""><p style="color:red">1</p><p style="--a:&quot;b&quot;">2</p>',
    STYLE,
  )
  assert.match(html, /<img class="a x0" alt=""><p class="x0">1<\/p><p class="x1">2<\/p>/)
  const css = '.a{margin:0}:is(#x,.x0){color:red}:is(#x,.x1){--a:"b"}'
  assert.ok(html.includes(`<style>${css}</style>`))
  assert.ok(readPolicy(html)?.includes(`style-src 'self' ${sha(css)};`))
})

test('the styles of what an island may show later stay', () => {
  const names = ['Plan', 'late', 'other']
  const style = `<style>${names.map((name) => `.${name}_root{margin:0}`).join('')}</style>`
  assert.match(
    postprocess(ISLAND + START, style).html,
    /<style>\.Plan_root\{margin:0\}\.late_root\{margin:0\}<\/style>/,
  )
})

test('values in the data of an island may become attributes', () => {
  const { html } = postprocess(
    ISLAND + START,
    '<style>[data-look]{margin:0}[look=wide]{margin:0}[data-gone]{margin:0}</style>',
  )
  assert.match(html, /<style>\[look=wide\]\{margin:0\}<\/style>/)
})
