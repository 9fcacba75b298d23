import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { differences, hashesOf } from './reproducible'

test('a file that is changed, missing or new is named', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'reproducible-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  mkdirSync(path.join(folder, 'deep'))
  write('same.html', 'a')
  write(path.join('deep', 'page.html'), 'one')
  const first = hashesOf([folder])
  assert.deepEqual(differences(first, hashesOf([folder])), [])

  write(path.join('deep', 'page.html'), 'two')
  write('new.html', 'b')
  const found = differences(first, hashesOf([folder]))
  assert.deepEqual(
    found.map((file) => path.relative(folder, file)),
    [path.join('deep', 'page.html'), 'new.html'],
  )
  assert.deepEqual(differences(hashesOf([folder]), first), found)
})
