import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Nothing else compiles the examples in a document. */

const read = (file: string) => readFileSync(path.join(process.cwd(), file), 'utf8')

test('the example page in docs/develop.md is code that compiles', () => {
  const [, example = ''] = /^ {3}```tsx\n([\s\S]*?)^ {3}```/m.exec(read('docs/develop.md')) ?? []
  expect(example.replace(/^ {3}/gm, '')).toBe(read('app/(group)/careers/page.tsx'))
})
