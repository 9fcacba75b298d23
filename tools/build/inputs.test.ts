import assert from 'node:assert/strict'
import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { temporaryFolder } from '@/tools/check/jest/folder'
import { FILES, fingerprint } from './inputs.mjs'
import { withLock } from './lock'

const folder = temporaryFolder()
const home = process.cwd()

beforeAll(() => {
  process.chdir(folder)
  mkdirSync('app')
  writeFileSync('app/page.tsx', 'one')
})
afterAll(() => process.chdir(home))

test('every listed file exists', () => {
  assert.deepEqual(
    FILES.filter((file) => !existsSync(path.join(home, file))),
    [],
  )
})

test('a touched file changes nothing, a changed one does', () => {
  const first = fingerprint()
  utimesSync('app/page.tsx', new Date(), new Date(Date.now() + 5000))
  assert.equal(fingerprint(), first)
  writeFileSync('app/page.tsx', 'other')
  const second = fingerprint()
  assert.notEqual(second, first)
  writeFileSync('app/page.tsx', 'one')
  assert.equal(fingerprint(), first)
})

test('new files and settings change the fingerprint, tests do not', () => {
  const first = fingerprint()
  writeFileSync('app/page.test.tsx', 'test')
  assert.equal(fingerprint(), first)
  writeFileSync('app/layout.tsx', 'new')
  assert.notEqual(fingerprint(), first)
  rmSync('app/layout.tsx')

  process.env.BASE_PATH = ''
  assert.notEqual(fingerprint(), first)
  delete process.env.BASE_PATH
  assert.equal(fingerprint(), first)
})

test('two builds never run at once, and the lock of a dead process is taken over', async () => {
  writeFileSync('lock', '999999999')
  const steps: string[] = []
  const build = (name: string) =>
    withLock('lock', async () => {
      steps.push(`${name} starts`)
      await wait(50)
      steps.push(`${name} ends`)
    })
  await Promise.all([build('one'), build('two')])
  assert.deepEqual(steps, ['one starts', 'one ends', 'two starts', 'two ends'])
})
