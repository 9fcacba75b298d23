import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@/tools/check/jest/folder'
import { TSX } from '../build/tsx.mjs'

/** Copies what the scripts read and write, without the generated images. */
function copyOfTheSite() {
  const copy = temporaryFolder()
  for (const each of [
    ...['assets', 'content', 'lib', 'styles', 'tools'],
    ...['package.json', 'tsconfig.json'],
  ])
    cpSync(each, path.join(copy, each), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
  mkdirSync(path.join(copy, 'public'))
  symlinkSync(path.resolve('public/_img'), path.join(copy, 'public/_img'))
  return copy
}

const run = (cwd: string, ...command: readonly string[]) =>
  spawnSync(process.execPath, [...TSX, ...command], { cwd, encoding: 'utf8' })

const numbersOf = (text: string) => {
  const { plots }: { plots: { number: number }[] } = JSON.parse(text)
  return plots.map(({ number }) => number)
}

test('the committed facts of plans are what their surveys give', () => {
  const { status, stderr } = run('.', 'tools/plans/plans.ts', '--check')
  assert.equal(status, 0, stderr)
})

test('the committed images are what their masters give', () => {
  const { status, stderr } = run('.', 'tools/art/images.ts', '--check')
  assert.equal(status, 0, stderr)
})

test('every player’s shirt carries the name, and no print is left over', () => {
  const { status, stderr } = run('.', 'tools/art/shirts.ts', '--check')
  assert.equal(status, 0, stderr)
})

test('a player whose shirt carries no name is reported by name', () => {
  const copy = copyOfTheSite()
  rmSync(path.join(copy, 'assets/cricket/prints/onyx-plain-kishore.png'))
  const { status, stderr } = run(copy, 'tools/art/shirts.ts', '--check')
  assert.equal(status, 1)
  assert.match(stderr, /no name on the shirt of Sai Kishore; run "npx tsx tools\/art\/shirts\.ts"/)
})

test('plans are rebuilt from content and surveys', () => {
  const copy = copyOfTheSite()
  const inContent = (name: string) => path.join(copy, 'content/en/projects', name)
  const read = (name: string) => readFileSync(inContent(name), 'utf8')
  // One plan differs from its survey; another project's sales list has a plot that is gone and lacks one.
  const [facts, sales] = [read('plans/vistara.json'), read('plots/mandhra.json')]
  rmSync(inContent('plans/vistara.json'))
  const { slug, plots } = JSON.parse(sales)
  const gone = { number: 999, status: 'sold' }
  writeFileSync(
    inContent('plots/mandhra.json'),
    JSON.stringify({ slug, plots: [...plots.slice(1), gone] }),
  )
  // One project lists its plots and needs no survey, and one is gone.
  writeFileSync(inContent('sarayu.json'), '{ "slug": "sarayu" }')
  writeFileSync(inContent('plots/sarayu.json'), '{}')
  rmSync(inContent('nakshatra.json'))
  rmSync(path.join(copy, 'assets/plans/nakshatra-plan.svg'))

  const checked = run(copy, 'tools/plans/plans.ts', '--check')
  assert.equal(checked.status, 1)
  assert.match(
    checked.stderr,
    /npm run plans:\n(?:.*\n)*content\/en\/projects\/plans\/vistara\.json/,
  )
  assert.doesNotMatch(checked.stderr, /sarayu/)
  const made = run(copy, 'tools/plans/plans.ts')
  assert.equal(made.status, 0, made.stderr)
  assert.equal(read('plans/vistara.json'), facts)
  assert.ok(existsSync(path.join(copy, 'assets/plans/vistara-plan.svg')))
  expect(numbersOf(read('plots/mandhra.json'))).toEqual(numbersOf(sales))
  assert.equal(read('plots/sarayu.json'), '{}')
  assert.match(made.stdout, /removed content\/en\/projects\/plans\/nakshatra\.json/)
})

test('a sold plot changes one file, and no drawing or fact of a plan', () => {
  const copy = copyOfTheSite()
  const plots = path.join(copy, 'content/en/projects/plots')
  for (const file of readdirSync(plots)) {
    const sales = JSON.parse(readFileSync(path.join(plots, file), 'utf8'))
    for (const plot of sales.plots) plot.status = plot.status === 'sold' ? 'available' : 'sold'
    writeFileSync(path.join(plots, file), JSON.stringify(sales))
  }
  const checked = run(copy, 'tools/plans/plans.ts', '--check')
  assert.equal(checked.status, 0, checked.stderr)
  cpSync('public/plans', path.join(copy, 'public/plans'), { recursive: true })
  assert.match(run(copy, 'tools/plans/plans.ts', '--draw').stdout, /, 0 written/)
})

test('a build draws the plans of content, at the addresses in their facts, and changes no content', () => {
  const copy = copyOfTheSite()
  const facts = path.join(copy, 'content/en/projects/plans/vistara.json')
  const changed = readFileSync(facts, 'utf8').replace(/-lines-\w+/, '-lines-00000000')
  writeFileSync(facts, changed)
  rmSync(path.join(copy, 'content/en/projects/plans/mandhra.json'))
  rmSync(path.join(copy, 'assets/plans/drawn'), { recursive: true, force: true })
  const { status, stderr } = run(copy, 'tools/plans/plans.ts', '--draw')
  assert.equal(status, 0, stderr)
  const drawn = readdirSync(path.join(copy, 'assets/plans/drawn'))
  assert.ok(drawn.includes('vistara-ta-upright.svg'))
  assert.ok(!drawn.some((file) => file.startsWith('mandhra')))
  assert.ok(existsSync(path.join(copy, 'public/plans/vistara-lines-00000000.svg')))
  assert.equal(readFileSync(facts, 'utf8'), changed)
})

test('a survey that is missing is named, and its plan stays', () => {
  const copy = copyOfTheSite()
  rmSync(path.join(copy, 'assets/plans/vistara-plan.svg'))
  const { status, stderr } = run(copy, 'tools/plans/plans.ts')
  assert.equal(status, 1)
  assert.match(
    stderr,
    /assets\/plans\/vistara-plan\.svg is missing.*content\/en\/projects\/vistara\.json/,
  )
  assert.ok(existsSync(path.join(copy, 'content/en/projects/plans/vistara.json')))
})

test('a crest whose master is missing is named', () => {
  const copy = copyOfTheSite()
  rmSync(path.join(copy, 'assets/logos/crest-dindigul-dragons.svg'))
  for (const args of [['--check'], []]) {
    const { status, stderr } = run(copy, 'tools/art/images.ts', ...args)
    assert.equal(status, 1)
    assert.match(stderr, /missing.*\n {2}assets\/logos\/crest-dindigul-dragons\.svg/)
  }
})
