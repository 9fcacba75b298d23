import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PAGE_VARIABLES, SECRET_VARIABLES } from './environment.mjs'

/** Compares the variables that code reads with the lists of them; no linter does. */

const FOLDERS = ['app', 'components', 'content', 'e2e', 'lib', 'tools']
const FILES = ['next.config.ts', 'playwright.config.ts']

/** Set by the system, or by one script for a program that it starts. */
const NOT_OURS = [
  'BROCHURES',
  'CHROMIUM_PATH',
  'CI',
  'DEV_SERVER',
  'E2E_SERVICES_URL',
  'FIREFOX_PATH',
  'EDITOR_PREVIEW',
  'GITHUB_ACTIONS',
  'GITHUB_STEP_SUMMARY',
  'NEXT_TELEMETRY_DISABLED',
  'NODE_ENV',
  'PLAYWRIGHT_JSON_OUTPUT_FILE',
  'PATH',
  'WEBKIT_DRIVER',
]

const NAME = '[A-Z][A-Z0-9_]+'
const unique = (names: string[]) => [...new Set(names)].sort()
const all = (text: string, pattern: string) =>
  [...text.matchAll(new RegExp(pattern, 'gm'))].map(([, found = '']) => found)

/** The variables that a source text reads: by property access, by destructuring, or by a zod schema. */
function namesReadBy(text: string) {
  const unpacked = all(text, '\\{([^{}]*)\\}\\s*=\\s*(?:process\\.)?env\\b')
  return [
    ...all(text, `\\benv\\??\\.(${NAME})\\b`),
    ...unpacked.flatMap((names) => all(names, `\\b(${NAME})\\b`)),
    ...all(text, `^ {2}(${NAME}): (?:z|url|text|flag)\\b`),
  ]
}

function sources(...folders: string[]) {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(mjs|tsx?)$/.test(file) && !/\.test\.\w+$/.test(file))
      .map((file) => path.join(folder, file)),
  )
}

const namesReadIn = (files: string[]) =>
  unique(files.flatMap((file) => namesReadBy(readFileSync(file, 'utf8'))))

const listed = unique(all(readFileSync('.env.example', 'utf8'), `^#(${NAME})=`))

test('each way of reading the environment is noticed', () => {
  expect(namesReadBy('process.env.ONE ?? env.TWO')).toEqual(['ONE', 'TWO'])
  expect(namesReadBy('const { ONE, TWO: two } = process.env')).toEqual(['ONE', 'TWO'])
  expect(namesReadBy('const schema = z.object({\n  ONE: url\n    .default()')).toEqual(['ONE'])
})

test('.env.example lists every name that is read, and no other', () => {
  const read = namesReadIn([...sources(...FOLDERS), ...FILES])
  expect(read.filter((name) => !NOT_OURS.includes(name))).toEqual(listed)
})

test('a change of any variable that the pages read makes a build stale', () => {
  const read = namesReadIn(sources('app', 'components', 'content', 'lib'))
  expect(
    // The first tells the development server from a build, the second whether this build prints brochures.
    read.filter((name) => !['NODE_ENV', 'BROCHURES'].includes(name)),
  ).toEqual(unique(PAGE_VARIABLES))
})

test('the policy of a page depends only on variables of the page', () => {
  const others = namesReadIn(sources('tools/host')).filter((name) => !PAGE_VARIABLES.includes(name))
  expect(others).toEqual([])
})

test('.env.example says of each value whether it is public or secret', () => {
  const example = readFileSync('.env.example', 'utf8')
  for (const name of [...PAGE_VARIABLES, ...SECRET_VARIABLES])
    assert.ok(listed.includes(name), name)
  for (const name of SECRET_VARIABLES) {
    assert.match(example, new RegExp(`^# SECRET.*\\n#${name}=`, 'm'))
  }
})

/** Set by the workflow itself, or only on a developer's machine. */
const NOT_LIVE = [
  'PRODUCTION_PREVIEW',
  'BUILD_DAY',
  'CONTENT_DIR',
  'LOCAL_PORT',
  'SITE_SERVICES',
  'LOCALE',
  'TRANSLATION',
]

test('the deployment passes on every variable that a live build reads', () => {
  const workflow = readFileSync('.github/workflows/deploy.yml', 'utf8')
  const passed = all(workflow, `^ {10}(${NAME}): \\$\\{\\{ (?:vars|secrets)\\.`)
  const expected = [...PAGE_VARIABLES, ...SECRET_VARIABLES].filter(
    (name) => !NOT_LIVE.includes(name),
  )
  const missing = expected.filter((name) => !passed.includes(name))
  expect(missing).toEqual([])
  const build = workflow.slice(
    workflow.indexOf('          SITE_SERVICES: live'),
    workflow.indexOf('upload-artifact'),
  )
  const unknown = all(build, `^ {10}(${NAME}):`).filter((name) => !listed.includes(name))
  expect(unknown).toEqual([])
})
