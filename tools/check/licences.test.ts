import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { readLock, readPackages } from './licences'

const refused = (packages: Parameters<typeof readPackages>[0]['packages']) =>
  readPackages({ packages: { '': { name: 'site' }, ...packages } })
    .filter(({ isAllowed }) => !isAllowed)
    .map(({ name, licence }) => `${name}: ${licence}`)

test('every package of the lockfile has a licence that is allowed', () => {
  const { packages } = readLock()
  assert.ok(Object.keys(packages).length > 500)
  expect(refused(packages)).toEqual([])
})

test('a licence that is unknown, missing or too strict for the pages is named', () => {
  const found = refused({
    'node_modules/a': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c': { version: '1.0.0', license: 'MPL-2.0' },
    'node_modules/d': { version: '1.0.0', license: 'MPL-2.0', dev: true },
    'node_modules/e': { version: '1.0.0', license: 'LGPL-3.0-or-later', optional: true },
    'node_modules/f': { version: '1.0.0', license: 'MIT' },
    'node_modules/d/node_modules/@scope/g': { version: '1.0.0', license: 'MPL-2.0' },
  })
  expect(found).toEqual([
    'a@1.0.0: GPL-3.0-only',
    'b@1.0.0: not stated',
    'c@1.0.0: MPL-2.0',
    '@scope/g@1.0.0: MPL-2.0',
  ])
})

test('the licence files that docs/licences.md points to exist', () => {
  const text = readFileSync('docs/licences.md', 'utf8')
  const files = [...text.matchAll(/`([^` ]+\/LICEN[CS]E|[^` ]+LICENCE\.txt)`/g)]
  assert.equal(files.length, 3)
  for (const [, file = ''] of files) assert.ok(existsSync(file), file)
})
