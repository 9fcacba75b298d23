import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@/tools/check/jest/folder'

const script = path.resolve('tools/content/content-alone.sh')
const repo = temporaryFolder()
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

/** Commits what `change` does, runs the script on it, and resets the repository. */
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
    write('lib/server/papers.generated.json')
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

/** The script of a step of a workflow. */
function stepOf(workflow: string, name: string) {
  const text = readFileSync(`.github/workflows/${workflow}`, 'utf8')
  const [, after = ''] = text.split(`name: ${name}\n`)
  const [, step] = /run: \|\n((?: {10}.*\n)+)/.exec(after) ?? []
  assert.ok(step)
  return step
}

/** Runs the workflow step that asks whether the code of HEAD is tested; `marked` are the names of artifacts. */
function askCode(marked: ReadonlySet<string>) {
  const output = path.join(repo, '.git/output')
  writeFileSync(output, '')
  mkdirSync(place('tools/content'), { recursive: true })
  cpSync(script, place('tools/content/content-alone.sh'))
  // Mock of GitHub's command line: prints 1 where an artifact has the name in the address, otherwise 0.
  const bin = path.join(repo, '.git/bin')
  mkdirSync(bin, { recursive: true })
  writeFileSync(
    path.join(bin, 'gh'),
    `#!/bin/sh\ncase " ${[...marked].join(' ')} " in *" \${2##*name=} "*) echo 1 ;; *) echo 0 ;; esac\n`,
    { mode: 0o755 },
  )
  execFileSync('bash', ['-e', '-c', stepOf('deploy.yml', 'Is the code tested?')], {
    cwd: repo,
    env: { ...process.env, GITHUB_OUTPUT: output, PATH: `${bin}:${process.env.PATH}` },
  })
  rmSync(place('tools'), { recursive: true })
  const text = readFileSync(output, 'utf8')
  return { mark: /mark=(.*)/.exec(text)?.[1] ?? '', isTested: text.includes('tested=true\n') }
}

test('a price and a first result have their code tested; untested code stays so under later saves and moved tags', () => {
  const start = git('rev-parse', 'HEAD')
  const marked = new Set<string>()
  const commit = (file: string) => {
    write(file, `{ "at": "${file}" }`)
    git('add', '-A')
    git('commit', '-qm', file)
    return askCode(marked).isTested
  }
  assert.equal(askCode(marked).isTested, false, 'nothing was ever tested')
  marked.add(askCode(marked).mark)
  assert.equal(askCode(marked).isTested, true, 'the tested commit itself')
  assert.equal(commit('content/en/projects/vistara.json'), true, 'a price')
  assert.equal(commit('content/en/cricket/seasons/2026/results/1.json'), true, 'a first result')
  assert.equal(commit('lib/money.ts'), false, 'a line of code')
  git('tag', '--force', 'tested')
  assert.equal(
    commit('content/en/site.json'),
    false,
    'a save on top of code that nobody has tested, which somebody has tagged',
  )
  marked.add(askCode(marked).mark)
  assert.equal(commit('content/en/navigation.json'), true, 'a save after the code was tested')
  git('tag', '--delete', 'tested')
  git('reset', '-q', '--hard', start)
})

describe('what is pushed to the branch of editors', () => {
  const hub = path.join(repo, '.git/hub')
  const address = 'https://x-access-token:t@github.example/owner/name'
  const LINE = 'export const isSafe = true\n'
  /** Creates a branch at a commit. */
  const at = (start: string) => git('checkout', '-q', '-B', 'edited', start)
  function commit(files: Readonly<Record<string, string>>) {
    for (const [file, text] of Object.entries(files)) write(file, text)
    git('add', '-A')
    git('commit', '-qm', 'change')
    return git('rev-parse', 'HEAD')
  }
  const inMain = (file: string) =>
    execFileSync('git', ['show', `main:${file}`], { cwd: hub, encoding: 'utf8' })

  /** Pushes a commit as an editor's token can, and runs the workflow step on main. Returns whether it was accepted. */
  function push(commit: string): boolean {
    git('push', '-q', '--force', hub, `${commit}:refs/heads/content`)
    const checkout = temporaryFolder()
    execFileSync('git', ['clone', '-q', '--branch', 'main', hub, checkout])
    const { status } = spawnSync(
      'bash',
      ['-e', '-c', stepOf('content.yml', 'Merge what is content alone')],
      {
        cwd: checkout,
        env: {
          ...process.env,
          TOKEN: 't',
          PUSHED: commit,
          GITHUB_SERVER_URL: 'https://github.example',
          GITHUB_REPOSITORY: 'owner/name',
          GIT_CONFIG_COUNT: '1',
          GIT_CONFIG_KEY_0: `url.${hub}.insteadOf`,
          GIT_CONFIG_VALUE_0: address,
        },
      },
    )
    git('fetch', '-q', hub, '+main:refs/remotes/hub/main')
    return status === 0
  }

  let main = ''
  beforeEach(() => {
    rmSync(hub, { recursive: true, force: true })
    execFileSync('git', ['init', '-q', '--bare', '--initial-branch=main', hub])
    at('HEAD')
    cpSync(script, place('tools/content/content-alone.sh'))
    main = commit({ 'lib/safe.ts': LINE, 'content/en/site.json': `{ "at": ${Date.now()} }` })
    git('push', '-q', hub, 'HEAD:main', 'HEAD:content')
  })

  test('texts reach main, even if main has newer commits', () => {
    const text = commit({ 'content/en/help.json': 'text' })
    at(main)
    git('push', '-q', hub, `${commit({ 'lib/more.ts': 'code' })}:main`)
    expect(push(text)).toBe(true)
    expect(inMain('content/en/help.json')).toBe('text')
    expect(inMain('lib/more.ts')).toBe('code')
  })

  test('code does not, in any order of commits', () => {
    const evil = commit({ 'lib/safe.ts': 'evil' })
    expect(push(evil)).toBe(false)
    // Reverted beside a text; then a text after the code; then both merged, with the tree of the second and a text.
    const takenBack = commit({ 'lib/safe.ts': LINE, 'content/en/a.json': 'one' })
    push(takenBack)
    at(evil)
    const beside = commit({ 'content/en/b.json': 'two' })
    push(beside)
    expect(inMain('lib/safe.ts')).toBe(LINE)
    git('merge', '-q', '--strategy=ours', '--no-edit', takenBack)
    const merged = commit({ 'content/en/c.json': 'three' })
    expect(push(merged)).toBe(false)
    expect(inMain('lib/safe.ts')).toBe(LINE)
  })

  test('a fix of main is not rolled back', () => {
    const before = commit({ 'content/en/a.json': 'one' })
    expect(push(before)).toBe(true)
    at('hub/main')
    git('push', '-q', hub, `${commit({ 'lib/safe.ts': 'fixed' })}:main`)
    git('fetch', '-q', hub, '+main:refs/remotes/hub/main')
    at(before)
    commit({ 'content/en/a.json': 'two' })
    git('merge', '-q', '--strategy=ours', '--no-edit', 'hub/main')
    expect(push(git('rev-parse', 'HEAD'))).toBe(false)
    expect(inMain('lib/safe.ts')).toBe('fixed')
  })
})

test('a missing commit is not content alone', () => {
  assert.notEqual(spawnSync(script, ['0'.repeat(40), 'HEAD'], { cwd: repo }).status, 0)
  assert.notEqual(spawnSync(script, ['', 'HEAD'], { cwd: repo }).status, 0)
})
