import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { temporaryFolder } from '@/tools/check/jest/folder'
import type { Listening } from '../serve/listen'
import { startLocalServices } from './local'

const file = path.join(temporaryFolder(), 'received.ndjson')
let services: Listening

beforeAll(async () => {
  services = await startLocalServices({ file })
})
afterAll(() => services.close())

const call = (where: string, options: RequestInit = {}) => fetch(services.url + where, options)
const scoped = (scope: string, headers: Record<string, string> = {}) => ({
  'x-local-scope': scope,
  ...headers,
})
const plan = (given: object) =>
  call('/_control/fail', { method: 'POST', body: JSON.stringify(given) }).then((r) => r.status)
const received = (scope: string) => call(`/_control/received?scope=${scope}`).then((r) => r.json())

function enquiry(extra: Record<string, string> = {}) {
  const form = new FormData()
  const fields = { access_key: 'local', name: 'Asha', phone: '9848012345', ...extra }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
const submit = (scope: string, body: BodyInit, headers?: Record<string, string>) =>
  call('/form/submit', {
    method: 'POST',
    body,
    headers: scoped(scope, headers),
    redirect: 'manual',
  })

test('a multipart enquiry is accepted, recorded and written to the file', async () => {
  const response = await submit('accepted', enquiry())
  assert.equal(response.status, 200)
  const answer = await response.json()
  assert.equal(answer.success, true)
  expect(answer.data).toEqual({ name: 'Asha', phone: '9848012345' })

  const [entry] = await received('accepted')
  assert.equal(entry.outcome, 'accepted')
  assert.equal(entry.fields.name, 'Asha')
  assert.ok(readFileSync(file, 'utf8').includes('"scope":"accepted"'))
})

test('urlencoded fields are read as well', async () => {
  const response = await submit('urlencoded', new URLSearchParams({ access_key: 'k', name: 'ஆஷா' }))
  assert.equal((await response.json()).data.name, 'ஆஷா')
})

test('an enquiry without an access key is refused', async () => {
  const response = await submit('keyless', enquiry({ access_key: '' }))
  assert.equal(response.status, 400)
  assert.equal((await response.json()).success, false)
  assert.match((await received('keyless'))[0].outcome, /^refused/)
})

test('a body in another format is refused', async () => {
  const response = await submit('no-form', '{}', { 'content-type': 'application/json' })
  assert.equal(response.status, 415)
})

test('a filled honeypot gets a success message but is dropped', async () => {
  const response = await submit('robot', enquiry({ botcheck: 'on' }))
  assert.equal((await response.json()).success, true)
  assert.match((await received('robot'))[0].outcome, /^dropped/)
})

/** Submits like a browser's form: fetch would set its own Sec-Fetch headers. */
const postNatively = (fields: Record<string, string>, headers: Record<string, string>) =>
  new Promise<http.IncomingMessage>((resolve) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const request = http.request(`${services.url}/form/submit`, {
      method: 'POST',
      headers: { ...type, ...headers },
    })
    request.on('response', (response) => resolve(response.resume()))
    request.end(new URLSearchParams({ access_key: 'local', ...fields }).toString())
  })

test('a native post is redirected, a fetched one is not', async () => {
  const redirect = 'https://www.noyyal.example/noyyal/formsubmitsuccess/'
  for (const headers of [{ 'sec-fetch-mode': 'navigate' }, { accept: 'text/html,*/*;q=0.8' }]) {
    const native = await postNatively({ redirect }, headers)
    assert.equal(native.statusCode, 303)
    assert.equal(native.headers.location, redirect)
  }
  const local = { accept: 'text/html', origin: 'http://localhost:4175' }
  assert.equal(
    (await postNatively({ redirect }, local)).headers.location,
    'http://localhost:4175/noyyal/formsubmitsuccess/',
  )

  assert.equal((await submit('fetched', enquiry({ redirect }))).status, 200)
  const unsafe = await postNatively({ redirect: 'javascript:alert(1)' }, { accept: 'text/html' })
  assert.equal(unsafe.statusCode, 200)
})

test('pages of this machine can read answers, other pages cannot', async () => {
  for (const origin of ['http://localhost:4173', 'https://localhost:1', 'http://127.0.0.1:3000']) {
    const { headers } = await submit('own', enquiry(), { origin })
    assert.equal(headers.get('access-control-allow-origin'), origin)
  }
  for (const origin of [
    'https://evil.example',
    'null',
    'http://localhost.evil.example',
    'http://localhost:1@evil.example',
    'http://192.168.0.7:4173',
  ]) {
    const { headers } = await submit('third-party', enquiry(), { origin })
    assert.equal(headers.get('access-control-allow-origin'), null, origin)
  }
})

test('no page can read received data or plan a failure', async () => {
  await submit('private', enquiry())
  for (const origin of ['https://evil.example', 'http://localhost:4173', 'null']) {
    for (const [address, options] of [
      ['/_control/received?scope=private', {}],
      ['/_control/reset', { method: 'POST', body: '{"scope":"private"}' }],
      ['/_control/fail', { method: 'POST', body: '{"service":"form","scope":"private"}' }],
    ] as const) {
      const answer = await call(address, { ...options, headers: { origin } })
      assert.equal(answer.status, 403, address)
      assert.equal(answer.headers.get('access-control-allow-origin'), null)
    }
  }
  assert.equal((await received('private')).length, 1)
})

test('a preflight for the feed headers succeeds and consumes no planned failure', async () => {
  await plan({ service: 'feed', scope: 'preflight', status: 429 })
  const preflight = await call('/feed/teams/v1/861/results', {
    method: 'OPTIONS',
    headers: scoped('preflight', {
      origin: 'http://localhost:4173',
      'access-control-request-headers': 'x-rapidapi-key,x-rapidapi-host',
    }),
  })
  assert.equal(preflight.status, 204)
  assert.match(preflight.headers.get('access-control-allow-headers') ?? '', /x-rapidapi-key/)
  const get = () => call('/feed/teams/v1/861/results', { headers: scoped('preflight') })
  assert.equal((await get()).status, 429)
  assert.equal((await get()).status, 200)
})

test('a write to another database is refused', async () => {
  const response = await call('/v1/projects/a/databases/b/documents:commit', {
    method: 'POST',
    body: JSON.stringify({ writes: [{ update: { name: 'projects/x/databases/y/documents/z' } }] }),
  })
  assert.equal(response.status, 400)
  assert.equal((await response.json()).error.status, 'INVALID_ARGUMENT')
})

test('a failure of an unknown service is refused', async () => {
  assert.equal(await plan({ service: 'nothing' }), 400)
})
