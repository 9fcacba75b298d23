import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { FILE, problemsOf, readLock, readPackages, render } from './licences.mjs'

const lockOf = (packages) => ({ packages: { '': { name: 'site' }, ...packages } })

test('every installed package has a licence that is allowed', () => {
  assert.deepEqual(problemsOf(readPackages(readLock())), [])
})

test('the list of licences is current: npm run licences', () => {
  assert.ok(
    readFileSync(FILE, 'utf8') === render(readPackages(readLock())),
    `${FILE} is stale: npm run licences`,
  )
})

test('a licence that is unknown, missing or too strict for the pages is named', () => {
  const lock = lockOf({
    'node_modules/a': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c': { version: '1.0.0', license: 'MPL-2.0' },
    'node_modules/d': { version: '1.0.0', license: 'MPL-2.0', dev: true },
    'node_modules/e': { version: '1.0.0', license: 'LGPL-3.0-or-later', optional: true },
    'node_modules/f': { version: '1.0.0', license: 'MIT' },
  })
  assert.deepEqual(problemsOf(readPackages(lock)), [
    'a@1.0.0: GPL-3.0-only',
    'b@1.0.0: not stated',
    'c@1.0.0: MPL-2.0',
  ])
})

test('a package that lies in two places is listed once, by its strictest use', () => {
  const packages = readPackages(
    lockOf({
      'node_modules/@scope/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/b/node_modules/@scope/a': {
        version: '1.0.0',
        license: 'MIT',
        dev: true,
        optional: true,
      },
    }),
  )
  assert.deepEqual(packages, [
    {
      name: '@scope/a',
      version: '1.0.0',
      licence: 'MIT',
      isProduction: true,
      isOptional: false,
    },
  ])
})

test('packages for other systems are listed, whether they are installed or not', () => {
  const text = readFileSync(FILE, 'utf8')
  for (const system of ['darwin-arm64', 'linux-x64', 'win32-x64']) {
    assert.match(text, new RegExp(`@img/sharp-${system}@.* \\(optional\\)`))
  }
})

test('the licence files that the list points to exist', () => {
  const files = [
    ...readFileSync(FILE, 'utf8').matchAll(/`([^` ]+\/LICEN[CS]E|[^` ]+LICENCE\.txt)`/g),
  ]
  assert.equal(files.length, 3)
  for (const [, file] of files) assert.ok(existsSync(file), file)
})
