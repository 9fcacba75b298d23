import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readSettings } from '@/tools/host/settings'
import { edit, elementsOf } from './html'
import { assertNoInlineScript, insertPolicy, readPolicy, trustedTypesScript } from './policies'

const page = (body: string) =>
  `<html><head><meta charSet="utf-8"/><title>A</title></head><body>${body}</body></html>`
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
type Environment = Record<string, string>
const withPolicy = (html: string, env: Environment = {}) => {
  const elements = elementsOf(html)
  const scripts = elements.filter(({ tag }) => tag === 'script')
  const styles = elements.filter(({ tag }) => tag === 'style').map(({ content }) => content)
  return edit(html, [insertPolicy(elements, { scripts, styles }, readSettings(env))])
}
const policyOf = (html: string, env?: Environment) => readPolicy(withPolicy(html, env)) ?? ''
/** The hash of the script that precedes all others. */
const first = sha(trustedTypesScript(readSettings({}).services))
/** The script that loads the tag manager. */
const CONTAINER = '<script data-script-url="https://tags.example/gtm.js">t()</script>'
const directive = (policy: string, name: string) =>
  policy.split('; ').find((each) => each.startsWith(`${name} `))
/** Every third-party origin in a policy, in any directive. */
const originsOf = (policy: string) => [...new Set(policy.match(/https?:\/\/[^\s;]+/g) ?? [])].sort()

test('the policy follows the charset, and everything else stays', () => {
  const html = withPolicy(page('<p>a &amp; b<br>'))
  assert.match(html, /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/)
  assert.equal(html.replace(/<meta http-equiv[^>]*>/, ''), page('<p>a &amp; b<br>'))
})

test('inline scripts are allowed by hash, data and files are not', () => {
  const policy = policyOf(
    page(
      '<script>a()</script><script type="application/ld+json">{}</script><script src="/b.js"></script>',
    ),
  )
  assert.equal(directive(policy, 'script-src'), `script-src 'self' ${first} ${sha('a()')}`)
  assert.doesNotMatch(policy, /unsafe-(inline|eval)/)
})

test('style elements are allowed by hash, style attributes are not', () => {
  const policy = policyOf(page('<style>p{}</style><p>x</p>'))
  assert.equal(directive(policy, 'style-src'), `style-src 'self' ${sha('p{}')}`)
  assert.equal(directive(policy, 'style-src-attr'), "style-src-attr 'none'")
})

test('the one style that the keyed map writes is allowed where a key is given', () => {
  assert.equal(
    directive(policyOf(page(''), { MAPS_EMBED_KEY: 'key' }), 'style-src-attr'),
    `style-src-attr 'unsafe-hashes' ${sha('border:0')}`,
  )
})

test('a page without a charset cannot be given a policy', () => {
  assert.throws(() => withPolicy('<html></html>'), /charset/)
})

test('a local build connects to the local services only', () => {
  const policy = policyOf(page(''), { LOCAL_PORT: '5000' })
  assert.equal(directive(policy, 'connect-src'), "connect-src 'self' http://localhost:5000")
  assert.equal(directive(policy, 'form-action'), "form-action 'self' http://localhost:5000")
  assert.equal(
    directive(policy, 'frame-src'),
    'frame-src https://www.google.com/maps https://www.google.com/maps/embed/',
  )
  assert.doesNotMatch(policy, /upgrade-insecure-requests/)
})

const LIVE = {
  SITE_SERVICES: 'live',
  SITE_URL: 'https://www.noyyal.example',
  FORM_ENDPOINT: 'https://api.web3forms.com/submit',
  FORM_ACCESS_KEY: 'public-key',
}

test('a live build connects to configured services only', () => {
  const policy = policyOf(page(''), LIVE)
  assert.equal(directive(policy, 'connect-src'), "connect-src 'self' https://api.web3forms.com")
  assert.equal(directive(policy, 'form-action'), "form-action 'self' https://api.web3forms.com")
  assert.equal(directive(policy, 'script-src'), "script-src 'self'")
  assert.match(policy, /upgrade-insecure-requests$/)
  // The map of a project is an iframe, the only third-party content of such a page.
  expect(originsOf(policy)).toEqual([
    'https://api.web3forms.com',
    'https://www.google.com/maps',
    'https://www.google.com/maps/embed/',
  ])
  assert.equal(
    directive(policy, 'frame-src'),
    'frame-src https://www.google.com/maps https://www.google.com/maps/embed/',
  )
})

test('a live build with tags connects to the tag manager and its analytics as well', () => {
  const tagged = { ...LIVE, GTM_ID: 'GTM-1' }
  const policy = policyOf(page(CONTAINER), tagged)
  const own = sha(trustedTypesScript(readSettings(tagged).taggedServices))
  assert.equal(
    directive(policy, 'script-src'),
    `script-src 'self' ${own} ${sha('t()')} https://www.googletagmanager.com/gtm.js https://www.googletagmanager.com/gtag/`,
  )
  // A wildcard does not cover the bare domain.
  const analytics = [
    'https://*.analytics.google.com',
    'https://*.google-analytics.com',
    'https://analytics.google.com',
  ]
  for (const origin of analytics) {
    assert.ok(directive(policy, 'connect-src')?.split(' ').includes(origin))
  }
  expect(originsOf(policy)).toEqual([
    ...analytics,
    'https://api.web3forms.com',
    'https://www.google.com/maps',
    'https://www.google.com/maps/embed/',
    'https://www.googletagmanager.com',
    'https://www.googletagmanager.com/gtag/',
    'https://www.googletagmanager.com/gtm.js',
  ])
})

test('a page without the container may not load or run the tag manager', () => {
  const tagged = { ...LIVE, GTM_ID: 'GTM-1' }
  assert.equal(
    policyOf(page('<script>a()</script>'), tagged),
    policyOf(page('<script>a()</script>'), LIVE),
  )
  assert.doesNotMatch(
    withPolicy(page('<script>a()</script>'), tagged),
    /google-analytics|googletag/,
  )
})

test('strings become code through the default policy only, which precedes every other script', () => {
  const html = withPolicy(page('<script>a()</script>'))
  assert.match(html, /<meta http-equiv[^>]*><script>[^<]*createPolicy\("default"/)
  const policy = readPolicy(html) ?? ''
  assert.equal(directive(policy, 'require-trusted-types-for'), "require-trusted-types-for 'script'")
  assert.equal(directive(policy, 'trusted-types'), 'trusted-types default')
  // Google's scripts create policies of their own.
  const tagged = policyOf(page(CONTAINER), { GTM_ID: 'GTM-1' })
  assert.match(tagged, /require-trusted-types-for 'script'/)
  assert.equal(directive(tagged, 'trusted-types'), undefined)
})

type TrustedTypes = {
  createScriptURL: (address: string) => string | null
  createHTML: (text: string, type: string, sink: string) => string | null
}

/** The Trusted Types policy that a page creates. */
function trusted(env: Environment) {
  const made: [name: string, rules: TrustedTypes][] = []
  new Function(
    'window',
    'trustedTypes',
    'location',
    trustedTypesScript(readSettings(env).taggedServices),
  )(
    { trustedTypes: true },
    {
      createPolicy: (name: string, rules: TrustedTypes) => made.push([name, rules]),
    },
    new URL('https://a.example/noyyal/vistara/'),
  )
  const [[name, rules] = []] = made
  assert.equal(name, 'default')
  assert.ok(rules)
  return rules
}

test('the default policy allows the address of the tag manager and no other', () => {
  const { createScriptURL } = trusted({ GTM_ID: 'GTM-1' })
  for (const address of [
    'https://www.googletagmanager.com/gtm.js?id=GTM-1',
    'https://www.googletagmanager.com/gtag/js?id=G-1',
  ]) {
    assert.equal(createScriptURL(address), address)
  }
  for (const address of [
    '/noyyal/evil.js',
    '/noyyal/_next/static/islands/a.js',
    '/_next/static/a.js',
    '/noyyal/_next/static/../../evil.js',
    '/noyyal/_next/static/%2e%2e/%2e%2e/evil.js',
    'https://a.example.evil.example/noyyal/_next/static/a.js',
    'https://www.googletagmanager.com/other.js',
    'https://www.googletagmanager.com.evil.example/gtag/js',
    '//evil.example/noyyal/_next/static/a.js',
    'data:text/javascript,1',
    'javascript:1',
  ]) {
    assert.equal(createScriptURL(address), null, address)
  }
  const local = trusted({ LOCAL_PORT: '5000' }).createScriptURL
  assert.equal(local('http://localhost:5000/tags/gtm.js'), 'http://localhost:5000/tags/gtm.js')
  assert.equal(local('http://localhost:50001/tags/gtm.js'), null)
})

test('the default policy refuses HTML that could run', () => {
  const { createHTML } = trusted({})
  assert.equal(createHTML('<svg/>', 'TrustedHTML', 'DOMParser parseFromString'), '<svg/>')
  for (const own of ['', '<iframe src="https://a.example/"></iframe>']) {
    assert.equal(createHTML(own, 'TrustedHTML', 'Element innerHTML'), own)
  }
  for (const text of [
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '<script>evil()</script>',
    '<script></script>',
    '<iframe></iframe><img onerror=x>',
    'evil()',
    'text',
  ]) {
    assert.equal(createHTML(text, 'TrustedHTML', 'Element innerHTML'), null, text)
  }
})

test('inline handlers and script addresses are refused, text about them is not', () => {
  const check = (body: string) => assertNoInlineScript(elementsOf(page(body)))
  assert.throws(() => check('<a onclick="x()">a</a>'), /inline event handler: <a onclick/)
  assert.throws(() => check('<a href="javascript:void(0)">a</a>'), /script address/)
  assert.throws(() => check("<a href=' &#106;avascript:void(0)'>a</a>"), /script address/)
  assert.doesNotThrow(() => check('<p>on click = javascript:</p><script>"<a onclick=x>"</script>'))
})
