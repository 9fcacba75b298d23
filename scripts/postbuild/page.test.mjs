import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { readSettings } from '../../hosting/settings.mjs'
import { LOADER } from './framework.mjs'
import { treatPage } from './page.mjs'
import { readPolicy } from './policies.mjs'

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

test('the policy of a page allows the scripts that stay, not those that go', () => {
  assert.deepEqual(scriptsAllowedIn(OWN + FLIGHT + RUNTIME), [sha('own()')])
})

test('the policy of a page with islands allows the loader as well', () => {
  const body = `<div data-island="idle"></div>${OWN}${FLIGHT}${RUNTIME}`
  assert.deepEqual(scriptsAllowedIn(body), [sha('own()'), sha(LOADER)])
})

test('a page that would break its policy stops the build', () => {
  assert.throws(() => scriptsAllowedIn('<p onclick="x()">a</p>'), /inline event handler/)
})
