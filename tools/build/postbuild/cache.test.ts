import assert from 'node:assert/strict'
import { existsSync, readdirSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@/tools/check/jest/folder'
import { cached, hashOf, pruneCache } from './cache'

const folder = temporaryFolder()

test('a cached file is not made again', async () => {
  let times = 0
  const make = () => {
    times += 1
    return 'made'
  }
  for (const _ of [1, 2]) {
    assert.equal(String(await cached('kind/once', make, folder)), 'made')
  }
  assert.equal(times, 1)
})

test('a failed job leaves no file behind', async () => {
  const fail = () => Promise.reject(new Error('no'))
  await assert.rejects(cached('kind/failed', fail, folder), /no/)
  assert.equal(existsSync(path.join(folder, 'kind/failed')), false)
})

test('the same bytes in different parts have another hash', () => {
  assert.notEqual(hashOf('a', 'b'), hashOf('ab'))
  assert.equal(hashOf('a', Buffer.from('b')), hashOf('a', 'b'))
})

test('files that the last build did not use are removed', async () => {
  for (const name of ['kind/used', 'kind/unused']) {
    await cached(name, () => name, folder)
    utimesSync(path.join(folder, name), 1, 1)
  }
  const start = Date.now() - 1000
  await cached('kind/used', () => assert.fail('it is kept'), folder)
  pruneCache(start, folder)
  const kept = readdirSync(path.join(folder, 'kind'))
  assert.ok(kept.includes('used'))
  assert.ok(!kept.includes('unused'))
})
