import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@/tools/check/jest/folder'
import { assertNoSecrets, findSecrets } from './secrets'

// Concatenated, so that secret scanners do not report this file.
const google = `AI${'za'}${'x'.repeat(35)}`
const feedKey = 'feed-key/of the build'

for (const [name, text] of [
  ['a Google API key', google],
  ['a private key', `-----BEGIN RSA ${'PRIVATE'} KEY-----`],
  ['a private key', `-----BEGIN ${'PRIVATE'} KEY-----`],
  ['a Stripe key', `sk_${'live'}_${'4'.repeat(24)}`],
  ['a GitHub token', `gh${'p'}_${'a'.repeat(36)}`],
  ['an AWS key', `AK${'IA'}${'A'.repeat(16)}`],
] as const) {
  test(`${name} is recognised by its pattern: ${text.slice(0, 12)}`, () => {
    expect(findSecrets(`<p>"${text}"</p>`, {})).toEqual([name])
  })
}

test('the public Firebase key is allowed in a page, another Google key is not', () => {
  const env = { FIREBASE_API_KEY: google }
  expect(findSecrets(`key=${google}`, env)).toEqual([])
  const other = google.replaceAll('x', 'y')
  expect(findSecrets(`key=${google}&key=${other}`, env)).toEqual(['a Google API key'])
})

test('the key of the scheduled refresh is found, plain or in an address, and not repeated', () => {
  const env = { CRICKET_FEED_KEY: feedKey }
  for (const text of [feedKey, encodeURIComponent(feedKey)]) {
    expect(findSecrets(`"${text}"`, env)).toEqual(['the value of CRICKET_FEED_KEY'])
  }
  expect(findSecrets('CRICKET_FEED_KEY', env)).toEqual([])
})

test('a key that the owner publishes as FEED_KEY is not a secret', () => {
  expect(findSecrets(feedKey, { CRICKET_FEED_KEY: feedKey, FEED_KEY: feedKey })).toEqual([])
})

test('ordinary text is allowed', () => {
  const text = 'AKIAH sk_live_ ghp_ BEGIN PUBLIC KEY, and an empty value'
  expect(findSecrets(text, { CRICKET_FEED_KEY: '' })).toEqual([])
})

test('the build stops and names each file, whatever its kind', () => {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, 'deep'))
  writeFileSync(path.join(folder, 'index.html'), '<p>clean</p>')
  assert.doesNotThrow(() => assertNoSecrets([folder], {}))

  const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0x00]), Buffer.from(google)])
  writeFileSync(path.join(folder, 'deep', 'photo.jpg'), bytes)
  assert.throws(() => assertNoSecrets([folder], {}), {
    message: `what is built for visitors holds a secret\n  ${path.join(folder, 'deep', 'photo.jpg')}: a Google API key`,
  })
})

test('of many files the first are named and the rest counted', () => {
  const folder = temporaryFolder()
  for (let i = 0; i < 12; i++) writeFileSync(path.join(folder, `${i}.txt`), google)
  assert.throws(() => assertNoSecrets([folder], {}), /\n {2}and 2 more files$/)
})
