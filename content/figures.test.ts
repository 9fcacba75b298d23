import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** No linter distinguishes sentences from other strings. */

const CONTENT = path.join(process.cwd(), 'content')

const sources = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^(?:schema|rules)\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(CONTENT, file), 'utf8') }))

/** Files with messages for the owner, and an invented project for tests. */
const EXEMPT = [
  'define.ts',
  'errors.ts',
  'json.ts',
  'registry.ts',
  'translated-words.ts',
  'projects/fixture.ts',
]

/** A string literal with two consecutive words. Error messages are exempt: they are for the owner. */
const SENTENCE = /(['"`])(?:(?!\1).)*\p{L}{2,} \p{L}{2,}(?:(?!\1).)*\1/gu
const FOR_THE_OWNER = /throw new Error\([\s\S]*?\)\n|\/\*[\s\S]*?\*\/|\/\/.*/g

test('texts for visitors are in JSON, not in code', () => {
  const sentences = sources
    .filter(({ file }) => !EXEMPT.includes(file))
    .flatMap(({ file, text }) =>
      [...text.replaceAll(FOR_THE_OWNER, '').matchAll(SENTENCE)].map(
        ([found]) => `${file}: ${found}`,
      ),
    )
  expect(sentences).toEqual([])
})
