// @ts-check
/**
 * A fingerprint of everything the built site is made from. Hashes content, not file times, so that a checkout or a
 * copy needs no build. Built-ins only.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pageVariables } from './environment.mjs'

const FOLDERS = ['app', 'assets', 'components', 'content', 'lib', 'public', 'styles']
export const FILES = [
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'tools/build/tsconfig.ta.json',
  'tools/build/build.ts',
  'tools/art/images.ts',
  'tools/build/inline-scripts.ts',
  'tools/build/papers.ts',
]
/** The owner's files of plots. */
const PLOTS = /[\\/]projects[\\/]plots[\\/][^\\/]+\.json$/
/** Files that do not influence the pages, or are generated from others. */
const IS_APART = /\.test\.\w+$|\.md$|\.DS_Store$|^inline-scripts\.generated\.json$/

/** Returns one hash of all inputs, of Node's version and of the settings that pages are built with. */
export function fingerprint() {
  const files = listInputs()
  const hash = createHash('sha256').update(
    JSON.stringify([process.version, pageVariables(), dayThatCounts(files)]),
  )
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * Returns the day in India where pages depend on it, otherwise null. A live build depends on it for registrations,
 * others for reservations and for the age of the last check of plots.
 *
 * @param {string[]} files
 */
function dayThatCounts(files) {
  const { SITE_SERVICES, PRODUCTION_PREVIEW } = process.env
  const isDated = files.some(
    (file) => PLOTS.test(file) && /"(?:checkedOn|until)"/.test(readFileSync(file, 'utf8')),
  )
  if (SITE_SERVICES !== 'live' && PRODUCTION_PREVIEW !== '1' && !isDated) return null
  return new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })
}

function listInputs() {
  const inFolders = [
    ...new Set([
      ...FOLDERS,
      process.env.CONTENT_DIR || 'content',
      'tools/build/postbuild',
      'tools/art/knit',
      'tools/host',
      'tools/plans',
    ]),
  ]
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !IS_APART.test(entry.name))
        .map((entry) => path.join(entry.parentPath, entry.name)),
    )
  return [...inFolders, ...FILES.filter(existsSync)].sort()
}
