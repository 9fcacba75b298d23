import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const script = path.resolve('scripts/content-alone.sh')
const repo = mkdtempSync(path.join(tmpdir(), 'content-'))
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
    cwd: repo,
    encoding: 'utf8',
  }).trim()

function write(file: string, text = 'text') {
  mkdirSync(path.dirname(path.join(repo, file)), { recursive: true })
  writeFileSync(path.join(repo, file), text)
}
const place = (file: string) => path.join(repo, file)

beforeAll(() => {
  git('init', '-q')
  for (const file of [
    'content/en/site.json',
    'content/registry.ts',
    'content/en/gate.ts',
    'assets/a.jpg',
    'lib/a.json',
  ])
    write(file)
  git('add', '-A')
  git('commit', '-qm', 'first')
})
afterAll(() => rmSync(repo, { recursive: true, force: true }))

/** Commits what `change` does and asks about it, then takes it back. */
function isContent(change: () => void) {
  const older = git('rev-parse', 'HEAD')
  change()
  git('add', '-A')
  git('commit', '-qm', 'change', '--allow-empty')
  const { status } = spawnSync(script, [older, 'HEAD'], { cwd: repo })
  git('reset', '-q', '--hard', older)
  return status === 0
}

const CONTENT: Readonly<Record<string, () => void>> = {
  'a changed text': () => write('content/en/site.json', 'other'),
  'a new project': () => write('content/en/projects/new.json'),
  'a new text in Tamil and a picture': () => {
    write('content/ta/a.json')
    write('assets/plots/a.png')
  },
  'a paper and the list of papers': () => {
    write('assets/papers/vistara/layout.pdf')
    write('lib/papers.generated.json')
  },
  'a removed text': () => rmSync(place('content/en/site.json')),
}
const CODE: Readonly<Record<string, () => void>> = {
  'nothing at all': () => {},
  'a module beside the content': () => write('content/registry.ts', 'other'),
  'a rule': () => write('content/rules/new.ts'),
  'a removed module': () => rmSync(place('content/registry.ts')),
  'a module among the content': () => write('content/en/gate.ts', 'other'),
  'a new module among the Tamil words': () => write('content/ta/evil.json.ts'),
  'data outside the two languages': () => write('content/schema/a.json'),
  'data beside the two languages': () => write('content/a.json'),
  'data of the code': () => write('lib/a.json', 'other'),
  'a workflow': () => write('.github/workflows/content/a.json'),
  'a package list': () => write('package.json'),
  'a paper beside the papers': () => write('assets/layout.pdf'),
  'a program among the papers': () => write('assets/papers/vistara/layout.pdf.sh'),
  'a program among the pictures': () => write('assets/a.sh'),
  'a drawing, which may hold a script': () => write('assets/a.svg'),
  'a link instead of a text': () => {
    rmSync(place('content/en/site.json'))
    symlinkSync('/etc/passwd', place('content/en/site.json'))
  },
  'a text that may be run': () => chmodSync(place('content/en/site.json'), 0o755),
  'a picture that was code': () => git('mv', 'lib/a.json', 'assets/b.json'),
  'a name that the shell would read': () => write('content/en/a\n.ts'),
  'content and code together': () => {
    write('content/en/site.json', 'other')
    write('app/page.tsx')
  },
}

for (const [what, change] of Object.entries(CONTENT)) {
  test(`${what} is content alone`, () => assert.equal(isContent(change), true))
}
for (const [what, change] of Object.entries(CODE)) {
  test(`${what} is not content alone`, () => assert.equal(isContent(change), false))
}

/** Runs the step of the workflow that asks whether the code of HEAD has been tested. */
function isTested() {
  const workflow = readFileSync('.github/workflows/deploy.yml', 'utf8')
  const [, step] =
    /name: Is the code tested\?[\s\S]*?run: \|\n((?: {10}.*\n)+)/.exec(workflow) ?? []
  assert.ok(step)
  const output = path.join(repo, '.git/output')
  writeFileSync(output, '')
  mkdirSync(place('scripts'), { recursive: true })
  cpSync(script, place('scripts/content-alone.sh'))
  execFileSync('bash', ['-e', '-c', step], {
    cwd: repo,
    env: { ...process.env, GITHUB_OUTPUT: output },
  })
  rmSync(place('scripts'), { recursive: true })
  return readFileSync(output, 'utf8') === 'tested=true\n'
}

test('a price and a first result have their code tested; untested code stays so under later saves', () => {
  const start = git('rev-parse', 'HEAD')
  const commit = (file: string) => {
    write(file, `{ "at": "${file}" }`)
    git('add', '-A')
    git('commit', '-qm', file)
    return isTested()
  }
  assert.equal(isTested(), false, 'nothing was ever tested')
  git('tag', 'tested')
  assert.equal(isTested(), true, 'the tested commit itself')
  assert.equal(commit('content/en/projects/vistara.json'), true, 'a price')
  assert.equal(commit('content/en/cricket/seasons/2026/results/1.json'), true, 'a first result')
  assert.equal(commit('lib/money.ts'), false, 'a line of code')
  assert.equal(
    commit('content/en/site.json'),
    false,
    'a save on top of code that nobody has tested',
  )
  git('tag', '--force', 'tested')
  assert.equal(commit('content/en/navigation.json'), true, 'a save after the code was tested')
  git('tag', '--delete', 'tested')
  git('reset', '-q', '--hard', start)
})

test('a commit that is not there is not content alone', () => {
  assert.notEqual(spawnSync(script, ['0'.repeat(40), 'HEAD'], { cwd: repo }).status, 0)
  assert.notEqual(spawnSync(script, ['', 'HEAD'], { cwd: repo }).status, 0)
})
