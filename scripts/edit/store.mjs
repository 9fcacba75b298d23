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
import { onDisk as placeOf } from '../content-folder.mjs'
import { TSX } from '../tsx.mjs'
import { checkPictures, PICTURE, PICTURE_LIST } from './pictures.mjs'
import { Refusal, refused, versionOf } from './server.mjs'

const exec = promisify(execFile)

/** The form of a content file's path. Whether the editor may write that very file is asked as well. */
const CONTENT = /^content\/(?:en|ta)\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.json$/

/**
 * The answers of the editor's server.
 *
 * @param {object} options
 * @param {ReturnType<import('./checks.mjs').checksOf>} options.checks
 * @param {string} options.root
 * @param {object} options.settings what the page is told besides
 * @param {(changes: { text?: string | null, version?: string | null }[]) => unknown} [options.onSaved]
 */
export function answersOf({ checks, root, settings, onSaved = () => {} }) {
  const home = realpathSync(root)
  const onDisk = (file) => placeOf(home, file)
  let latest = Promise.resolve()

  /** One after the other: two savers at once could pass each other's check. */
  const inTurn = (task) => {
    const result = latest.then(task)
    latest = result.catch(() => {})
    return result
  }

  const read = (file) => {
    const place = onDisk(file)
    if (!existsSync(place)) return { text: null, version: null }
    const text = readFileSync(place, 'utf8')
    return { text, version: versionOf(text) }
  }

  /** Only files with a place: those that are there, and new ones beside entries of an open folder. */
  async function assertListed(changes) {
    const { files, folders } = await checks.writable()
    const mayWrite = ({ file, text, bytes }) => {
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
  function assertNoLink(file) {
    let place = onDisk(file)
    while (!existsSync(place)) place = path.dirname(place)
    if (realpathSync(place) !== place)
      throw refused(403, `${file} is a link to another place. The editor follows none.`)
  }

  function assertUnchanged(changes) {
    const late = changes.filter(({ file, version }) => read(file).version !== (version ?? null))
    if (late.length === 0) return
    throw new Refusal(409, {
      message:
        'Somebody else saved this since you opened it. Nothing was overwritten, and what you wrote is still here.',
      late: late.map(({ file }) => file),
    })
  }

  async function save({ changes }) {
    if (!Array.isArray(changes) || changes.length === 0 || !changes.every(isChange))
      throw refused(400, 'There is nothing to save.')
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
    Promise.resolve(onSaved(changes)).catch((error) => console.error('editor:', error.message))
    return { saved: changes.map(({ file }) => ({ file, ...read(file) })) }
  }

  return {
    start: async () => ({ ...(await checks.open()), ...settings }),
    read: async ({ file }) => {
      const { files } = file === PICTURE_LIST ? { files: [] } : await checks.writable()
      if (file !== PICTURE_LIST && !files.includes(file))
        throw refused(404, 'The editor does not open this file.')
      assertNoLink(file)
      return read(file)
    },
    save: (body) => inTurn(() => save(body)),
    launch: async () => ({ missing: await checks.launch() }),
  }
}

/** A change holds a text, null in its place, or the bytes of a picture. Its file is judged elsewhere. */
const isChange = (change) =>
  typeof change === 'object' &&
  change !== null &&
  (change.bytes === undefined
    ? change.text === null || typeof change.text === 'string'
    : change.text === undefined && typeof change.bytes === 'string')

/** What a file holds, as a change gives it; undefined where there is none. */
const bytesOf = (place) => (existsSync(place) ? readFileSync(place).toString('base64') : undefined)

/** Whole or not at all: a file that is half written is never seen. */
function write(place, { text, bytes }) {
  if (text === null) return rmSync(place, { force: true })
  mkdirSync(path.dirname(place), { recursive: true })
  const passing = `${place}.${process.pid}.part`
  try {
    writeFileSync(passing, bytes === undefined ? text : Buffer.from(bytes, 'base64'))
    renameSync(passing, place)
  } finally {
    rmSync(passing, { force: true })
  }
}

/** What is made of the changed files: pictures in all widths. */
async function makeFollowing(changes, root) {
  if (changes.some(({ file }) => file.startsWith('assets/')))
    await exec(process.execPath, [...TSX, 'scripts/images.mjs'], { cwd: root })
}
