import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import project from '@/package.json'
import { readLock } from './licences'

const { packages } = readLock()
const npmrc = readFileSync('.npmrc', 'utf8')

const EXACT = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/

test('every version is exact, so that a change of one is a commit', () => {
  const { dependencies, devDependencies, overrides } = project
  const loose = Object.entries({ ...overrides, ...devDependencies, ...dependencies }).filter(
    ([, version]) => !EXACT.test(version),
  )
  expect(loose).toEqual([])
  assert.match(npmrc, /^save-exact=true$/m)
})

test('the editor uses no package alone, so that its folder can be taken away', () => {
  const imported = (folders: readonly string[]) =>
    folders
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((file) => /\.(mjs|tsx?)$/.test(file))
          .map((file) => readFileSync(path.join(folder, file), 'utf8')),
      )
      .flatMap((text) => [...text.matchAll(/\bfrom '((?:@[\w-]+\/)?[\w.-]+)/g)])
      .map(([, name = '']) => name)
  const elsewhere = imported(['app', 'components', 'content', 'e2e', 'lib', 'styles', 'tools'])
  const packages = Object.keys({ ...project.dependencies, ...project.devDependencies })
  const inEditor = existsSync('editor') ? imported(['editor']) : []
  expect(inEditor.filter((name) => packages.includes(name) && !elsewhere.includes(name))).toEqual(
    [],
  )
})

// `npm ci` refuses a lockfile that does not match package.json, but accepts one without checksums.
test('the lockfile has a checksum of each package', () => {
  const unsure = Object.entries(packages).filter(
    ([place, { integrity, inBundle }]) => place && !inBundle && !integrity?.startsWith('sha512-'),
  )
  expect(unsure.map(([place]) => place)).toEqual([])
})

test('no package runs a script while it is installed', () => {
  // Every npm obeys this line. Only npm 11 knows `allowScripts` in package.json, and Node 20 comes with npm 10.
  assert.match(npmrc, /^ignore-scripts=true$/m)
  assert.doesNotMatch(npmrc, /allow-scripts|dangerously|ignore-scripts=(?!true$)/m)
  // The line disables our own hooks as well: `npm start` would not install first.
  const hooks = Object.keys(project.scripts).filter((name) => /^(pre|post)/.test(name))
  expect(hooks).toEqual([])
  const commands = readdirSync('.github/workflows').flatMap((file) =>
    readFileSync(`.github/workflows/${file}`, 'utf8').match(/^.*npm (ci|i|install|rebuild)\b.*$/gm),
  )
  expect(commands.filter((line) => /--(no-)?ignore-scripts|rebuild/.test(line ?? ''))).toEqual([])
})

test('every action of a workflow is pinned by commit, with its version beside it', () => {
  const folder = '.github/workflows'
  const used = readdirSync(folder)
    .flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').split('\n'))
    .filter((line) => /\buses:/.test(line))
    .map((line) => line.trim())
  assert.ok(used.length > 0)
  const pinned = /^(- )?uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/
  expect(used.filter((line) => !pinned.test(line))).toEqual([])
})
