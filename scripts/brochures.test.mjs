import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'

/** What tells whether a brochure is older than its page. */
const COPIED = ['content', 'lib', 'styles', 'hosting', 'scripts', 'public/brochures']

let root
before(() => {
  root = mkdtempSync(path.join(tmpdir(), 'brochures-'))
  for (const each of [...COPIED, 'package.json', 'tsconfig.json'])
    cpSync(each, path.join(root, each), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
})
after(() => rmSync(root, { recursive: true, force: true }))

/** Where something has to be printed, it then finds no browser. */
function run() {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/brochures.mjs', '--if-older'], {
    cwd: root,
    env: { ...process.env, CHROMIUM: '/nowhere', TRANSLATION: 'draft' },
    encoding: 'utf8',
  })
  return stdout + stderr
}

test('brochures that say what their pages say are not printed again', () => {
  assert.match(run(), /No brochure is older than its page/)
})

test('a saved price prints the brochure of its project in both languages, and no other', () => {
  const file = path.join(root, 'content/projects/vistara.json')
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, before.replace('"pricePerSqFt": 2847', '"pricePerSqFt": 2899'))
  assert.match(run(), /Printing vistara, vistara-ta\n[\s\S]*\/nowhere/)
  writeFileSync(file, before)
})

test('the own price of a plot does so too, and a brochure that is not there', () => {
  const file = path.join(root, 'content/projects/plots/mandhra.json')
  const plots = JSON.parse(readFileSync(file, 'utf8'))
  plots.plots[0].pricePerSqFt = 1000
  writeFileSync(file, JSON.stringify(plots))
  rmSync(path.join(root, 'public/brochures/nakshatra-ta.pdf'))
  assert.match(run(), /Printing mandhra, nakshatra-ta, mandhra-ta\n/)
})

test('a deployment prints them before it builds', () => {
  const workflow = readFileSync('.github/workflows/deploy.yml', 'utf8')
  const [print, build] = ['npm run brochures -- --if-older', 'npm run reproducible'].map((each) =>
    workflow.indexOf(each),
  )
  assert.ok(print > 0 && print < build)
})
