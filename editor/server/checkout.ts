/** The local Git repository, behind the API of editor/page/git.ts: a save is a commit. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import {
  type ChangedFile,
  type Commit,
  DRAFTS,
  type FileChange,
  PAGE,
  type SavedDraft,
} from '@/editor/page/git'
import { type Answers, refused } from './server'

const exec = promisify(execFile)
const OUTPUT = { encoding: 'buffer', maxBuffer: 64_000_000 } as const

/** The folders that the page reads; `WRITABLE` limits what it may write. */
const FOLDERS = ['content', 'assets']
/** Where owners change something; programs lie beside it. */
const CHANGED_BY_OWNERS = ['content/en', 'content/ta', 'assets', ':(exclude)*.ts']
const MADE = ['lib/server/images.generated.json', 'lib/server/papers.generated.json']

/** The paths that a save may write. Paths with `..` or other spellings do not match. */
const WRITABLE =
  /^(?:content\/(?:en|ta)\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.json|assets\/manifest\.json|lib\/server\/papers\.generated\.json|assets\/[a-z0-9-]+\/[a-z0-9-]+\.(?:jpg|png)|assets\/plans\/[a-z0-9-]+-plan\.svg|assets\/papers\/[a-z0-9-]+\/[a-z0-9-]+\.pdf)$/

type Options = {
  root: string
  /** Called with the changed files before the commit; files that it generates in `MADE` are committed too. */
  onSaved?: (files: readonly string[]) => unknown
}

/** The API of the editor's server. */
export function checkoutIn({ root, onSaved = () => {} }: Options) {
  const home = realpathSync(root)
  const onDisk = (file: string) => path.join(home, file)
  /** The path of each state when it was last read. */
  const seen = new Map<string, string>()
  let latest: Promise<unknown> = Promise.resolve()
  if (!existsSync(onDisk('.git')))
    throw new Error(
      'The editor keeps each save in Git, and this folder has no history yet: git init && git add . && git commit -m Begin',
    )

  async function git(...given: readonly string[]) {
    const { stdout } = await exec('git', [...given], { cwd: home, ...OUTPUT })
    return stdout
  }
  const lines = async (...given: readonly string[]) =>
    `${await git(...given)}`.split('\0').filter(Boolean)

  /** Runs tasks one after the other: concurrent saves could pass each other's check. */
  function inTurn<Answer>(task: () => Promise<Answer>) {
    const result = latest.then(task)
    latest = result.catch(() => {})
    return result
  }

  /** The files on the disk, uncommitted changes included. */
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

  /** Whether it is a regular file: a symbolic link could lead out of the project. */
  const isPlain = (place: string) =>
    existsSync(place) && realpathSync(place) === place && lstatSync(place).isFile()

  async function bytesOf(state: unknown): Promise<Buffer> {
    assertIs(STATE, state, 'This is no state of a file.')
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
    assertIs(CHANGED, body, 'There is nothing to save.')
    const { message, changes } = body
    assertWritable(changes)
    if ((await tree()).head !== body.head) return {}
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
      // Restore all files, because a partial save would block the next one.
      for (const [file, bytes] of before) write(onDisk(file), bytes)
      throw error
    }
  }

  /** Commits files as they are on the disk, without other staged changes. Returns the id. */
  async function record(message: string, files: readonly string[]) {
    await git('update-index', '--add', '--remove', '--', ...files)
    // With rename detection, the removed file would not be listed.
    const asked = ['diff', '--cached', '--no-renames', '--name-only', '-z']
    const changed = await lines(...asked, 'HEAD', '--', ...files)
    if (changed.length > 0)
      await git(
        ...(await authorOf()),
        ...['commit', '--quiet', '--no-verify', '--only', '-m', message, '--'],
        ...changed,
      )
    return `${await git('rev-parse', 'HEAD')}`.trim()
  }

  /** A default author, if Git has none configured. */
  const authorOf = () =>
    git('config', 'user.email').then(
      () => [],
      () => ['-c', 'user.name=Editor', '-c', 'user.email=editor@localhost'],
    )

  async function log(skip: unknown): Promise<readonly Commit[]> {
    assertIs(z.number().int().min(0).optional(), skip, 'This is no number of changes.')
    const asked = ['log', `-${PAGE}`, `--skip=${skip ?? 0}`, '--no-merges', FORMAT, '--']
    return commitsIn(`${await git(...asked, ...CHANGED_BY_OWNERS)}`)
  }

  /** Commits to a draft branch without changing the work tree. */
  async function keep(body: Readonly<Record<string, unknown>>) {
    assertIs(CHANGED.extend({ name: NAME }), body, 'There is nothing to keep.')
    assertWritable(body.changes)
    const who = `${await git(...(await authorOf()), 'var', 'GIT_COMMITTER_IDENT')}`.trim()
    const given = ['fast-import', '--quiet', '--force', '--done']
    const running = exec('git', given, { cwd: home, ...OUTPUT })
    const data = (bytes: Buffer) => [`data ${bytes.length}\n`, bytes, '\n']
    const parts = [
      `commit refs/heads/${DRAFTS}${body.name}\ncommitter ${who}\n`,
      ...data(Buffer.from(body.message)),
      `from ${await git('rev-parse', 'HEAD')}`,
      ...body.changes.flatMap(({ path: file, base64 }) =>
        base64 === null
          ? `D ${file}\n`
          : [`M 100644 inline ${file}\n`, ...data(Buffer.from(base64, 'base64'))],
      ),
      'done\n',
    ]
    running.child.stdin?.end(Buffer.concat(parts.map((part) => Buffer.from(part))))
    await running
  }

  const drafts = async (): Promise<readonly SavedDraft[]> =>
    commitsIn(`${await git('for-each-ref', DRAFT_FORMAT, `refs/heads/${DRAFTS}`)}`)

  async function drop(name: unknown) {
    assertIs(NAME, name, 'This is no draft.')
    await git('update-ref', '-d', `refs/heads/${DRAFTS}${name}`)
  }

  async function changedIn(id: unknown): Promise<readonly ChangedFile[]> {
    assertIs(STATE, id, 'This is no commit.')
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
      assertIs(z.array(z.unknown()), states, 'These are no states of files.')
      const texts = states.map(async (state) => [state, `${await bytesOf(state)}`] as const)
      return { texts: await Promise.all(texts) }
    },
    base64: async ({ state }) => ({ base64: (await bytesOf(state)).toString('base64') }),
    commit: (body) => inTurn(() => commit(body)),
    keep: async (body) => {
      await inTurn(() => keep(body))
      return {}
    },
    drafts: async () => ({ drafts: await drafts() }),
    drop: async ({ name }) => {
      await drop(name)
      return {}
    },
    log: async ({ skip }) => ({ commits: await log(skip) }),
    changed: async ({ commit: id }) => ({ files: await changedIn(id) }),
  } satisfies Answers
}

/** The blob hash that Git gives some bytes. */
const stateOf = (bytes: Buffer) =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')

const FORMAT = '--format=%H%x00%an%x00%cI%x00%s'
const DRAFT_FORMAT =
  '--format=%(objectname)%00%(authorname)%00%(committerdate:iso-strict)%00%(subject)%00%(refname:lstrip=3)'
const commitsIn = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [id = '', who = '', when = '', message = '', name = ''] = line.split('\0')
      return { id, who, when, message, name }
    })

const NAME = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
const STATE = z.string().regex(/^[0-9a-f]{40}$/)
const CHANGED = z.object({
  head: z.unknown().optional(),
  message: z.string(),
  changes: z.array(z.object({ path: z.string(), base64: z.string().nullable() })).min(1),
})

/** Throws a refusal with a message where a value does not match a schema. */
function assertIs<Given>(
  schema: z.ZodType<Given>,
  given: unknown,
  message: string,
): asserts given is Given {
  if (!schema.safeParse(given).success) throw refused(400, message)
}

/** A blob hash from Git's output; zeros mean that there is no file. */
const statedBy = (state: string) => (/^0+$/.test(state) ? null : state)

/** Writes a file atomically, by renaming; null deletes it. */
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
