// @ts-check
/**
 * A fingerprint of everything the built site is made from. By content, so that a checkout or a copy
 * with new file times needs no build; a file whose size and time are those of the last look is not
 * read again, so that asking costs some milliseconds. Built-ins only.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pageVariables } from './environment.mjs'

const FOLDERS = ['app', 'assets', 'components', 'content', 'hosting', 'lib', 'public', 'styles']
export const FILES = [
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'scripts/build.ts',
  'scripts/images.ts',
  'scripts/inline-scripts.ts',
  'scripts/papers.ts',
  'scripts/plans.ts',
]
const INDEX = '.local/inputs.json'
/** @typedef {Record<string, { size: number, mtimeMs: number, hash: string }>} Index */

/** What the owner says of plots. */
const PLOTS = /[\\/]projects[\\/]plots[\\/][^\\/]+\.json$/
const IS_TEST = /\.test\.\w+$|\.md$|\.DS_Store$/

export function fingerprint() {
  const known = readIndex()
  /** @type {Index} */
  const index = {}
  const files = listInputs()
  const all = createHash('sha256').update(
    JSON.stringify([process.version, pageVariables(), dayThatCounts(files)]),
  )

  for (const file of files) {
    const { size, mtimeMs } = statSync(file)
    const before = known[file]
    const isSame = before?.size === size && before.mtimeMs === mtimeMs
    const hash = isSame ? before.hash : hashOf(file)
    index[file] = { size, mtimeMs, hash }
    all.update(`${file}\0${hash}\n`)
  }
  mkdirSync(path.dirname(INDEX), { recursive: true })
  writeFileSync(INDEX, JSON.stringify(index))
  return all.digest('hex')
}

/**
 * The day decides which registrations have ended in what a live build shows, which reservations have, and how long ago
 * plots were checked.
 *
 * @param {string[]} files
 */
function dayThatCounts(files) {
  const { SITE_SERVICES, AS_LIVE } = process.env
  const isDated = files.some(
    (file) => PLOTS.test(file) && /"(?:checkedOn|until)"/.test(readFileSync(file, 'utf8')),
  )
  if (SITE_SERVICES !== 'live' && AS_LIVE !== '1' && !isDated) return null
  return new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })
}

function listInputs() {
  const inFolders = [
    ...new Set([
      ...FOLDERS,
      process.env.CONTENT_DIR || 'content',
      'scripts/postbuild',
      'scripts/knit',
      'scripts/plans',
    ]),
  ]
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !IS_TEST.test(entry.name))
        .map((entry) => path.join(entry.parentPath, entry.name)),
    )
  return [...inFolders, ...FILES.filter(existsSync)].sort()
}

/** @param {string} file */
function hashOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 32)
}

/** @returns {Index} */
function readIndex() {
  try {
    return JSON.parse(readFileSync(INDEX, 'utf8'))
  } catch {
    return {}
  }
}
