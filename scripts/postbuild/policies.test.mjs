import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { readSettings } from '../../hosting/settings.mjs'
import { edit, elementsOf } from './html.mjs'
import { assertNoInlineScript } from './inert.mjs'
import { insertPolicy, readPolicy } from './policies.mjs'

const page = (body) =>
  `<html><head><meta charSet="utf-8"/><title>A</title></head><body>${body}</body></html>`
const sha = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const withPolicy = (html, env = {}) => {
  const elements = elementsOf(html)
  const scripts = elements.filter(({ tag }) => tag === 'script')
  const styles = elements.filter(({ tag }) => tag === 'style').map(({ content }) => content)
  return edit(html, [insertPolicy(elements, { scripts, styles }, readSettings(env))])
}
const policyOf = (html, env) => readPolicy(withPolicy(html, env))
const directive = (policy, name) => policy.split('; ').find((each) => each.startsWith(`${name} `))
/** Every foreign origin that a policy names, in any directive. */
const originsOf = (policy) => [...new Set(policy.match(/https?:\/\/[^\s;]+/g) ?? [])].sort()

test('the policy stands straight after the charset, and all else stays', () => {
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
  assert.equal(
    directive(policy, 'script-src'),
    `script-src 'self' ${sha('a()')} http://localhost:4174`,
  )
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

test('a local build speaks to the local services only', () => {
  const policy = policyOf(page(''), { LOCAL_PORT: '5000' })
  assert.equal(directive(policy, 'connect-src'), "connect-src 'self' http://localhost:5000")
  assert.equal(directive(policy, 'form-action'), "form-action 'self' http://localhost:5000")
  assert.equal(directive(policy, 'frame-src'), 'frame-src https://www.google.com')
  assert.doesNotMatch(policy, /upgrade-insecure-requests/)
})

test('a live build speaks to what is configured and nothing else', () => {
  const env = { SITE_SERVICES: 'live', FORM_ENDPOINT: 'https://api.web3forms.com/submit' }
  const policy = policyOf(page(''), env)
  assert.equal(directive(policy, 'connect-src'), "connect-src 'self' https://api.web3forms.com")
  assert.equal(directive(policy, 'form-action'), "form-action 'self' https://api.web3forms.com")
  assert.equal(directive(policy, 'script-src'), "script-src 'self'")
  assert.match(policy, /upgrade-insecure-requests$/)
  // The map of a project is framed; that is all that anybody else supplies.
  assert.deepEqual(originsOf(policy), ['https://api.web3forms.com', 'https://www.google.com'])
  assert.equal(directive(policy, 'frame-src'), 'frame-src https://www.google.com')
})

test('a live build with tags speaks to the tag manager and its analytics as well', () => {
  const env = {
    SITE_SERVICES: 'live',
    FORM_ENDPOINT: 'https://api.web3forms.com/submit',
    GTM_ID: 'GTM-1',
  }
  const policy = policyOf(page(''), env)
  assert.equal(
    directive(policy, 'script-src'),
    "script-src 'self' https://www.googletagmanager.com",
  )
  const analytics = ['https://*.analytics.google.com', 'https://*.google-analytics.com']
  for (const origin of analytics) {
    assert.ok(directive(policy, 'connect-src').split(' ').includes(origin))
  }
  assert.deepEqual(originsOf(policy), [
    ...analytics,
    'https://api.web3forms.com',
    'https://www.google.com',
    'https://www.googletagmanager.com',
  ])
})

test('inline handlers and script addresses are refused, words about them are not', () => {
  const check = (body) => assertNoInlineScript(elementsOf(page(body)))
  assert.throws(() => check('<a onclick="x()">a</a>'), /inline event handler: <a onclick/)
  assert.throws(() => check('<a href="javascript:void(0)">a</a>'), /script address/)
  assert.throws(() => check("<a href=' &#106;avascript:void(0)'>a</a>"), /script address/)
  assert.doesNotThrow(() => check('<p>on click = javascript:</p><script>"<a onclick=x>"</script>'))
})
