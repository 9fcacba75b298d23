import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@/tools/check/jest/folder'
import { differences, hashesOf } from './reproducible'

test('a file that is changed, missing or new is named', () => {
  const folder = temporaryFolder()
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  mkdirSync(path.join(folder, 'deep'))
  write('same.html', 'a')
  write(path.join('deep', 'page.html'), 'one')
  const first = hashesOf([folder])
  expect(differences(first, hashesOf([folder]))).toEqual([])

  write(path.join('deep', 'page.html'), 'two')
  write('new.html', 'b')
  const found = differences(first, hashesOf([folder]))
  expect(found.map((file) => path.relative(folder, file))).toEqual([
    path.join('deep', 'page.html'),
    'new.html',
  ])
  expect(differences(hashesOf([folder]), first)).toEqual(found)
})
