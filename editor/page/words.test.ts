import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Checks the editor's texts for technical terms. No linter distinguishes sentences from other strings. */

/** Terms that an office manager does not know. */
const BARRED = /\b(?:npm|json|slug|folder|repository|commit|branch)(?:e?s|ed)?\b/i

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const TEXTS = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g
const VALUES = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g
/** A GraphQL query. */
const QUERY = /^(?:query|mutation) \(/

/** The texts of several words in source code: sentences and labels. */
const sentencesIn = (code: string): readonly string[] =>
  [...code.replace(COMMENTS, '').matchAll(TEXTS)]
    .map(([, ...quoted]) => quoted.join('').replace(VALUES, '…'))
    .filter((text) => /\p{L} \S/u.test(text) && !QUERY.test(text))

const files = ['editor/checks', 'editor/page', 'tools/content/checks'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => path.join(folder, name)),
)

test('sentences are found, and code is not', () => {
  const code = [
    "const a = 'The branch is gone.' // The commit",
    "/** Its repository. */ import b from './folder'",
    `say(\`No \${folder.map((each) => each)} left\`, "query ($a: Int)")`,
  ]
  expect(sentencesIn(code.join('\n'))).toEqual(['The branch is gone.', 'No … left'])
})

test.each(files)('%s has no technical terms in its texts', (file) => {
  expect(sentencesIn(readFileSync(file, 'utf8')).filter((text) => BARRED.test(text))).toEqual([])
})
