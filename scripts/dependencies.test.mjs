import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const project = JSON.parse(readFileSync('package.json', 'utf8'))
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const npmrc = readFileSync('.npmrc', 'utf8')

const EXACT = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/

test('every version is exact, so that a change of one is a commit', () => {
  const { dependencies, devDependencies, overrides } = project
  const loose = Object.entries({ ...overrides, ...devDependencies, ...dependencies }).filter(
    ([, version]) => !EXACT.test(version),
  )
  assert.deepEqual(loose, [])
  assert.match(npmrc, /^save-exact=true$/m)
})

test('the lockfile holds what package.json asks for, each package with a checksum', () => {
  for (const [name, version] of Object.entries({
    ...project.devDependencies,
    ...project.dependencies,
  })) {
    assert.equal(packages[`node_modules/${name}`]?.version, version, name)
  }
  const unsure = Object.entries(packages).filter(
    ([place, { integrity, inBundle }]) => place && !inBundle && !integrity?.startsWith('sha512-'),
  )
  assert.deepEqual(
    unsure.map(([place]) => place),
    [],
  )
})

test('no package may run a script while it is installed, and each that would is named', () => {
  const allowed = Object.entries(project.allowScripts).filter(([, value]) => value !== false)
  assert.deepEqual(allowed, [])
  const named = Object.keys(project.allowScripts)
  const scripted = Object.entries(packages)
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([place]) => place.replace(/^.*node_modules\//, ''))
  assert.deepEqual([...new Set(scripted)].filter((name) => !named.includes(name)).sort(), [])
  assert.doesNotMatch(npmrc, /allow-scripts|dangerously|ignore-scripts/)
})

test('every action of a workflow is pinned by commit, with its version beside it', () => {
  const folder = '.github/workflows'
  const used = readdirSync(folder)
    .flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').split('\n'))
    .filter((line) => /\buses:/.test(line))
    .map((line) => line.trim())
  assert.ok(used.length > 0)
  const pinned = /^(- )?uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/
  assert.deepEqual(
    used.filter((line) => !pinned.test(line)),
    [],
  )
})
