/** Reads and saves the files of the project that the editor lists, and no others. */
import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { onDisk as placeOf } from '@/content/folder'
import { withDayOfCheck } from '@/editor/checked-on'
import { dayOf } from '@/lib/property/offer'
import { TSX } from '../tsx.mjs'
import type { Checks } from './checks'
import { checkPictures, PICTURE, PICTURE_LIST } from './pictures'
import { type Answers, Refusal, refused, versionOf } from './server'

const exec = promisify(execFile)

/** The form of a content file's path. Whether the editor may write that very file is asked as well. */
const CONTENT = /^content\/(?:en|ta)\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.json$/

/** A file as the page sends it: its text, null where it is deleted, or the bytes of a picture. */
export type SentChange = {
  file: string
  text?: string | null
  bytes?: string
  /** The state in which the page opened it; null for a new file. */
  version?: string | null
}

type Options = {
  checks: Checks
  root: string
  /** What the page is told besides. */
  settings: { siteUrl: string }
  onSaved?: (changes: readonly SentChange[]) => unknown
}

/** The answers of the editor's server. */
export function answersOf({ checks, root, settings, onSaved = () => {} }: Options): Answers {
  const home = realpathSync(root)
  const onDisk = (file: string) => path.resolve(placeOf(file, home))
  let latest: Promise<unknown> = Promise.resolve()

  /** One after the other: two savers at once could pass each other's check. */
  function inTurn<Answer>(task: () => Promise<Answer>) {
    const result = latest.then(task)
    latest = result.catch(() => {})
    return result
  }

  const read = (file: string) => {
    const place = onDisk(file)
    if (!existsSync(place)) return { text: null, version: null }
    const text = readFileSync(place, 'utf8')
    return { text, version: versionOf(text) }
  }

  /** Only files with a place: those that are there, and new ones beside entries of an open folder. */
  async function assertListed(changes: readonly SentChange[]) {
    const { files, folders } = await checks.writable()
    const mayWrite = ({ file, text, bytes }: SentChange) => {
      if (bytes !== undefined) return PICTURE.test(file)
      if (file === PICTURE_LIST) return text !== null
      if (!CONTENT.test(file)) return false
      const isOpen = folders.includes(path.posix.dirname(file))
      return isOpen || (text !== null && files.includes(file))
    }
    const wrong = changes.find((change) => typeof change.file !== 'string' || !mayWrite(change))
    if (wrong) throw refused(403, `The editor does not write ${String(wrong.file).slice(0, 200)}.`)
    for (const { file } of changes) assertNoLink(file)
  }

  /** A link could lead out of the project. */
  function assertNoLink(file: string) {
    let place = onDisk(file)
    while (!existsSync(place)) place = path.dirname(place)
    if (realpathSync(place) !== place)
      throw refused(403, `${file} is a link to another place. The editor follows none.`)
  }

  function assertUnchanged(changes: readonly SentChange[]) {
    const late = changes.filter(({ file, version }) => read(file).version !== (version ?? null))
    if (late.length === 0) return
    throw new Refusal(409, {
      message:
        'Somebody else saved this since you opened it. Nothing was overwritten, and what you wrote is still here.',
      late: late.map(({ file }) => file),
    })
  }

  async function save({ changes: sent }: { changes?: unknown }) {
    if (!isChanges(sent)) throw refused(400, 'There is nothing to save.')
    const changes = withDayOfCheck(sent, dayOf(new Date()))
    await assertListed(changes)
    assertUnchanged(changes)
    const faults = await checks.faultsOf(changes.map(({ file, text = '' }) => ({ file, text })))
    if (faults.length > 0) throw new Refusal(422, { message: 'This was not saved.', faults })
    await checkPictures(changes)
    const before = changes.map(({ file }) => bytesOf(onDisk(file)))
    try {
      for (const change of changes) write(onDisk(change.file), change)
      await makeFollowing(changes, root)
    } catch (error) {
      // All of a save or nothing: half of one would stand in the way of the next.
      for (const [index, { file }] of changes.entries())
        write(onDisk(file), before[index] ? { bytes: before[index] } : { text: null })
      throw error
    }
    // Nobody waits for what follows a save.
    Promise.resolve(onSaved(changes)).catch((error: Error) =>
      console.error('editor:', error.message),
    )
    return { saved: changes.map(({ file }) => ({ file, ...read(file) })) }
  }

  return {
    start: async () => ({ ...(await checks.open()), ...settings }),
    read: async ({ file }) => {
      const isListed =
        file === PICTURE_LIST || (await checks.writable()).files.some((each) => each === file)
      if (!isListed || typeof file !== 'string')
        throw refused(404, 'The editor does not open this file.')
      assertNoLink(file)
      return read(file)
    },
    save: (body) => inTurn(() => save(body)),
    launch: async () => ({ missing: await checks.launch() }),
  }
}

/** A change holds a text, null in its place, or the bytes of a picture. Its file is judged elsewhere. */
const isChange = (change: Partial<SentChange> | null) =>
  typeof change === 'object' &&
  change !== null &&
  (change.bytes === undefined
    ? change.text === null || typeof change.text === 'string'
    : change.text === undefined && typeof change.bytes === 'string')

const isChanges = (changes: unknown): changes is SentChange[] =>
  Array.isArray(changes) && changes.length > 0 && changes.every(isChange)

/** What a file holds, as a change gives it; undefined where there is none. */
const bytesOf = (place: string) =>
  existsSync(place) ? readFileSync(place).toString('base64') : undefined

/** Whole or not at all: a file that is half written is never seen. */
function write(place: string, { text, bytes }: Pick<SentChange, 'text' | 'bytes'>) {
  if (text === null) return rmSync(place, { force: true })
  mkdirSync(path.dirname(place), { recursive: true })
  const passing = `${place}.${process.pid}.part`
  try {
    writeFileSync(passing, bytes === undefined ? (text ?? '') : Buffer.from(bytes, 'base64'))
    renameSync(passing, place)
  } finally {
    rmSync(passing, { force: true })
  }
}

/** What is made of the changed files: pictures in all widths. */
async function makeFollowing(changes: readonly SentChange[], root: string) {
  if (changes.some(({ file }) => file.startsWith('assets/')))
    await exec(process.execPath, [...TSX, 'scripts/images.ts'], { cwd: root })
}
