import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Checks which jobs may write, publish or run packages; no linter does. */

const FOLDER = '.github/workflows'

/** Each job of each workflow, with its name, its own lines, and those of the workflow around it. */
const jobs = readdirSync(FOLDER).flatMap((file) => {
  const [around, body] = readFileSync(`${FOLDER}/${file}`, 'utf8').split(/^jobs:\n/m)
  assert.ok(around !== undefined && body !== undefined, file)
  return body
    .split(/^(?= {2}[\w-]+:\n)/m)
    .filter((text) => /^ {2}[\w-]+:\n/.test(text))
    .map((text) => ({ name: `${file} ${/[\w-]+/.exec(text)?.[0]}`, text, around }))
})
const named = (name: string) => jobs.find((job) => job.name === name)?.text ?? ''
const mayWrite = ({ text, around }: (typeof jobs)[number]) =>
  /\bwrite\b/.test(
    /^ {4}permissions:.*(?:\n {6}.*)*/m.exec(text)?.[0] ??
      /^permissions:.*(?:\n {2}.*)*/m.exec(around)?.[0] ??
      'write',
  )

test('a job that may write runs no code of a package', () => {
  const writing = jobs.filter(mayWrite)
  assert.ok(writing.length >= 2)
  for (const { name, text } of writing) {
    assert.doesNotMatch(text, /\b(npm|npx|node|setup-node)\b/, name)
  }
})

test('no job leaves its token in the checkout', () => {
  for (const { name, text } of jobs) {
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
    assert.equal(count(/actions\/checkout@/g), count(/persist-credentials: false/g), name)
  }
})

test('only main is published, from its environment, without a package', () => {
  const publish = named('deploy.yml publish')
  assert.match(publish, /^ {4}needs: \[content, test, build, newest\]$/m)
  assert.match(publish, /!failure\(\) && !cancelled\(\)/)
  const withKey = jobs.filter(({ text }) => text.includes('DEPLOY_SSH_KEY'))
  expect(withKey.map(({ name }) => name)).toEqual(['deploy.yml publish', 'live.yml live'])
  for (const { text } of withKey) {
    assert.match(text, /^ {4}if: .*github\.ref == 'refs\/heads\/main'$/m)
    assert.match(text, /^ {4}environment: production$/m)
    assert.doesNotMatch(text, /\b(npm|npx|setup-node)\b/)
  }
})

test('no script contains text from an event', () => {
  for (const { name, text } of jobs) {
    const scripts = text.match(/^ *(?:- )?run: (?:\|\n(?:(?: {10,}.*)?\n)+|.*)/gm) ?? []
    for (const script of scripts) assert.doesNotMatch(script, /\$\{\{/, name)
  }
})

test('what editors push is checked by main’s own script before it is merged', () => {
  const merge = named('content.yml merge')
  const order = ['ref: main', 'tools/content/content-alone.sh', 'HEAD:main']
  const places = order.map((each) => merge.indexOf(each))
  assert.ok(places.every((place) => place > 0))
  expect(places.toSorted((a, b) => a - b)).toEqual(places)
})

test('content alone is built once and waits for no check of code', () => {
  assert.match(named('deploy.yml test'), /^ {4}if: needs\.code\.outputs\.tested == 'false'$/m)
  const waiting = jobs.filter(({ name, text }) => {
    return name.startsWith('deploy.yml') && /^ {4}needs: (?:test|.*\btest\b)/m.test(text)
  })
  // These workflows run even where that check does not; only its mark depends on it.
  expect(
    waiting.flatMap(({ name, text }) => (/!failure\(\) && !cancelled\(\)/.test(text) ? [] : name)),
  ).toEqual(['deploy.yml mark'])
  assert.match(
    named('deploy.yml build'),
    /tested == 'true' && 'tools\/build\/build\.ts' \|\| 'tools\/check\/reproducible\.ts'/,
  )
})

test('every program that a workflow runs exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const namesOf = (pattern: RegExp) =>
    jobs.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name))
  const files = namesOf(/\b(tools\/[\w/.-]+\w)/g)
  const commands = namesOf(/\bnpm run (\S+)/g)
  assert.ok(files.length > 0)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  expect(commands.filter((command) => !(command in scripts))).toEqual([])
})

test('dependency updates are delayed, and a build keeps the list of its packages', () => {
  const updates = readFileSync('.github/dependabot.yml', 'utf8')
    .split('package-ecosystem:')
    .slice(1)
  for (const update of updates) assert.match(update, /^ {4}cooldown:\n {6}default-days: 7$/m)
  assert.match(
    named('deploy.yml build'),
    /npm sbom --sbom-format cyclonedx > (\S+)\n[\s\S]*path: \1\n/,
  )
})
