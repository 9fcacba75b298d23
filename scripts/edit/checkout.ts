/** The Git repository of this machine, as the editor's page asks for it (editor/page/git.ts): a save is a commit. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import {
  type ChangedFile,
  type Commit,
  DRAFTS,
  type FileChange,
  type Kept,
} from '@/editor/page/git'
import { type Answers, refused } from './server'

const exec = promisify(execFile)

/** What the page reads; it writes what lies in the first two, and the list of papers. */
const FOLDERS = ['content', 'assets']
const MADE = ['lib/images.generated.json', 'lib/papers.generated.json']

/** What a save may write, however its path is spelt. */
const WRITABLE =
  /^(?:content\/(?:en|ta)\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.json|assets\/manifest\.json|lib\/papers\.generated\.json|assets\/[a-z0-9-]+\/[a-z0-9-]+\.(?:jpg|png)|assets\/plans\/[a-z0-9-]+-plan\.svg|assets\/papers\/[a-z0-9-]+\/[a-z0-9-]+\.pdf)$/

type Options = {
  root: string
  /** Called with the changed files before they are committed: what it makes of them, in `MADE`, is committed too. */
  onSaved?: (files: readonly string[]) => unknown
}

/** The answers of the editor's server. */
export function checkoutIn({ root, onSaved = () => {} }: Options) {
  const home = realpathSync(root)
  const onDisk = (file: string) => path.join(home, file)
  /** The file that had a state when it was seen last. */
  const seen = new Map<string, string>()
  let latest: Promise<unknown> = Promise.resolve()
  if (!existsSync(onDisk('.git')))
    throw new Error(
      'The editor keeps each save in Git, and this folder has no history yet: git init && git add . && git commit -m Begin',
    )

  const git = (...given: readonly string[]) => gitWith({}, ...given)
  async function gitWith(env: Readonly<Record<string, string>>, ...given: readonly string[]) {
    const { stdout } = await exec('git', [...given], {
      cwd: home,
      encoding: 'buffer',
      maxBuffer: 64_000_000,
      env: { ...process.env, ...env },
    })
    return stdout
  }
  const lines = async (...given: readonly string[]) =>
    `${await git(...given)}`.split('\0').filter(Boolean)

  /** One after the other: two savers at once could pass each other's check. */
  function inTurn<Answer>(task: () => Promise<Answer>) {
    const result = latest.then(task)
    latest = result.catch(() => {})
    return result
  }

  /** The files as they lie on the disk, also where somebody changed them without a commit. */
  async function tree() {
    const names = await lines(
      ...['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--'],
      ...FOLDERS,
      ...MADE,
    )
    const files = names
      .filter((file) => isPlain(onDisk(file)))
      .map((file): [string, string] => [file, stateOf(readFileSync(onDisk(file)))])
    for (const [file, state] of files) seen.set(state, file)
    return { head: stateOf(Buffer.from(JSON.stringify(files))), files }
  }

  /** A link could lead out of the project. */
  const isPlain = (place: string) =>
    existsSync(place) && realpathSync(place) === place && lstatSync(place).isFile()

  async function bytesOf(state: unknown): Promise<Buffer> {
    if (!isState(state)) throw refused(400, 'This is no state of a file.')
    const file = seen.get(state)
    const now = file !== undefined && isPlain(onDisk(file)) && readFileSync(onDisk(file))
    if (now && stateOf(now) === state) return now
    return git('cat-file', 'blob', state).catch(() => {
      throw refused(404, 'This state of a file is gone. Reload this page.')
    })
  }

  function assertWritable(changes: readonly FileChange[]) {
    for (const { path: file } of changes) {
      if (!WRITABLE.test(file))
        throw refused(403, `The editor does not write ${file.slice(0, 200)}.`)
      let place = onDisk(file)
      while (!existsSync(place)) place = path.dirname(place)
      if (realpathSync(place) !== place)
        throw refused(403, `${file} is a link to another place. The editor follows none.`)
    }
  }

  async function commit(body: Readonly<Record<string, unknown>>): Promise<{ id?: string }> {
    const { head, message, changes } = body
    if (typeof message !== 'string' || !isChanges(changes))
      throw refused(400, 'There is nothing to save.')
    assertWritable(changes)
    if ((await tree()).head !== head) return {}
    const written = changes.map(({ path: file }) => file)
    const touched = [...new Set([...written, ...MADE])]
    const before = touched.map(
      (file) => [file, isPlain(onDisk(file)) ? readFileSync(onDisk(file)) : null] as const,
    )
    try {
      for (const { path: file, base64 } of changes)
        write(onDisk(file), base64 === null ? null : Buffer.from(base64, 'base64'))
      await onSaved(written)
      return { id: await record(message, touched) }
    } catch (error) {
      // All of a save or nothing: half of one would stand in the way of the next.
      for (const [file, bytes] of before) write(onDisk(file), bytes)
      throw error
    }
  }

  /** Commits files as they lie on the disk, and nothing else that somebody may have prepared. Returns the commit. */
  async function record(message: string, files: readonly string[]) {
    await git('update-index', '--add', '--remove', '--', ...files)
    const changed = await lines('diff', '--cached', '--name-only', '-z', 'HEAD', '--', ...files)
    if (changed.length > 0)
      await git(
        ...(await authorOf()),
        ...['commit', '--quiet', '--no-verify', '--only', '-m', message, '--'],
        ...changed,
      )
    return `${await git('rev-parse', 'HEAD')}`.trim()
  }

  /** Who commits, where Git has not been told on this machine. */
  const authorOf = () =>
    git('config', 'user.email').then(
      () => [],
      () => ['-c', 'user.name=Editor', '-c', 'user.email=editor@localhost'],
    )

  async function log(): Promise<readonly Commit[]> {
    return commitsIn(`${await git('log', '-30', FORMAT, '--', ...FOLDERS)}`)
  }

  /** A commit on a branch of its own, made without touching what is checked out. */
  async function keep({ name, message, changes }: Readonly<Record<string, unknown>>) {
    if (!isDraft(name) || typeof message !== 'string' || !isChanges(changes))
      throw refused(400, 'There is nothing to keep.')
    assertWritable(changes)
    const folder = mkdtempSync(path.join(tmpdir(), 'draft-'))
    const index = { GIT_INDEX_FILE: path.join(folder, 'index') }
    const passing = path.join(folder, 'file')
    try {
      await gitWith(index, 'read-tree', 'HEAD')
      for (const { path: file, base64 } of changes)
        await gitWith(
          index,
          'update-index',
          '--add',
          '--remove',
          ...(await entryOf(passing, file, base64)),
        )
      const made = `${await gitWith(index, 'write-tree')}`.trim()
      const given = ['commit-tree', made, '-p', 'HEAD', '-m', message]
      const id = `${await git(...(await authorOf()), ...given)}`.trim()
      await git('update-ref', `refs/heads/${DRAFTS}${name}`, id)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  /** What `git update-index` is told of a file. */
  async function entryOf(passing: string, file: string, base64: string | null) {
    if (base64 === null) return ['--force-remove', '--', file]
    writeFileSync(passing, Buffer.from(base64, 'base64'))
    const state = `${await git('hash-object', '-w', '--no-filters', '--', passing)}`.trim()
    return ['--cacheinfo', `100644,${state},${file}`]
  }

  async function kept(): Promise<readonly Kept[]> {
    const names = `${await git('for-each-ref', '--format=%(refname)', `refs/heads/${DRAFTS}`)}`
    const all = names.split('\n').filter(Boolean)
    return Promise.all(
      all.map(async (ref) => {
        const [commit] = commitsIn(`${await git('log', '-1', FORMAT, ref)}`)
        const name = ref.replace(`refs/heads/${DRAFTS}`, '')
        return { id: '', who: '', when: '', message: '', ...commit, name }
      }),
    )
  }

  async function drop(name: unknown) {
    if (!isDraft(name)) throw refused(400, 'This is no draft.')
    await git('update-ref', '-d', `refs/heads/${DRAFTS}${name}`)
  }

  async function changedIn(id: unknown): Promise<readonly ChangedFile[]> {
    if (!isState(id)) throw refused(400, 'This is no commit.')
    const given = ['diff-tree', '-r', '-z', '--root', '--no-renames', '--no-commit-id', id]
    const parts = await lines(...given)
    return parts.flatMap((facts, at) => {
      const [, , before = '', after = ''] = facts.split(' ')
      const file = parts[at + 1] ?? ''
      return at % 2 ? [] : { file, before: statedBy(before), after: statedBy(after) }
    })
  }

  return {
    tree,
    texts: async ({ states }) => {
      if (!Array.isArray(states)) throw refused(400, 'These are no states of files.')
      const texts = states.map(async (state) => [state, `${await bytesOf(state)}`] as const)
      return { texts: await Promise.all(texts) }
    },
    base64: async ({ state }) => ({ base64: (await bytesOf(state)).toString('base64') }),
    commit: (body) => inTurn(() => commit(body)),
    keep: async (body) => {
      await inTurn(() => keep(body))
      return {}
    },
    kept: async () => ({ kept: await kept() }),
    drop: async ({ name }) => {
      await drop(name)
      return {}
    },
    log: async () => ({ commits: await log() }),
    changed: async ({ commit: id }) => ({ files: await changedIn(id) }),
  } satisfies Answers
}

/** What Git calls the contents of a file. */
const stateOf = (bytes: Buffer) =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')

const FORMAT = '--format=%H%x00%an%x00%cI%x00%s'
const commitsIn = (text: string): readonly Commit[] =>
  text
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [id = '', who = '', when = '', message = ''] = line.split('\0')
      return { id, who, when, message }
    })

const isDraft = (name: unknown): name is string =>
  typeof name === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)

const isState = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{40}$/.test(value)

/** A state as Git writes it: noughts where there is no file. */
const statedBy = (state: string) => (/^0+$/.test(state) ? null : state)

const isChange = (change: Partial<FileChange> | null) =>
  typeof change === 'object' &&
  change !== null &&
  typeof change.path === 'string' &&
  (change.base64 === null || typeof change.base64 === 'string')

const isChanges = (changes: unknown): changes is FileChange[] =>
  Array.isArray(changes) && changes.length > 0 && changes.every(isChange)

/** Whole or not at all: a file that is half written is never seen. */
function write(place: string, bytes: Buffer | null) {
  if (bytes === null) return rmSync(place, { force: true })
  mkdirSync(path.dirname(place), { recursive: true })
  const passing = `${place}.${process.pid}.part`
  try {
    writeFileSync(passing, bytes)
    renameSync(passing, place)
  } finally {
    rmSync(passing, { force: true })
  }
}
