import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@/tools/check/jest/folder'
import { checkPages, missingJava } from './html'

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>Page</title><body>${body}</body></html>`

const javaTest = missingJava() ? test.skip : test

javaTest('an error is reported with its file, a warning is not', () => {
  const folder = temporaryFolder()
  const [good, bad] = [path.join(folder, 'good.html'), path.join(folder, 'bad.html')]
  writeFileSync(good, page('<ul role="list"><li>1</li></ul>'))
  writeFileSync(bad, page('<ul><p>1</p></ul>'))
  expect(checkPages([good])).toEqual({ isValid: true, text: '' })
  const { isValid, text } = checkPages([good, bad])
  assert.equal(isValid, false)
  assert.match(text, /bad\.html":1\..*Element “p” not allowed as child of element “ul”/)
  assert.doesNotMatch(text, /good\.html/)
})
