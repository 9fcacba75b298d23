/**
 * Builds from nothing and compares every file with the previous build: the published files must depend only on the
 * commit and the environment, not on caches. Leaves the second build in place.
 *
 * npx tsx tools/check/reproducible.ts
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isBuilt } from '../build/ensure.mjs'
import { loadEnvironment } from '../build/environment.mjs'
import { filesIn } from '../build/postbuild/files'
import { TSX } from '../build/tsx.mjs'

/** Removed first, with `.next` and `.local/cache`: results of an earlier build would hide a difference. */
const REMOVED = ['.next', 'out', 'site', 'hosts', '.local/built.json', '.local/cache']
const COMPARED = ['out', 'site', 'hosts']

/** Returns each file below the folders and the SHA-256 of its content. */
export function hashesOf(folders: string[]) {
  const files = folders.flatMap((folder) => filesIn(folder).map((file) => path.join(folder, file)))
  return new Map(
    files
      .sort()
      .map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  )
}

type Hashes = ReturnType<typeof hashesOf>

/** Returns the files that are missing in one of the two, or differ. */
export function differences(first: Hashes, second: Hashes) {
  const names = new Set([...first.keys(), ...second.keys()])
  return [...names].filter((name) => first.get(name) !== second.get(name)).sort()
}

function build() {
  const { status } = spawnSync(process.execPath, [...TSX, 'tools/build/build.ts'], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
  return hashesOf(COMPARED)
}

function main() {
  loadEnvironment()
  const first = isBuilt() ? hashesOf(COMPARED) : build()
  for (const each of REMOVED) rmSync(each, { recursive: true, force: true })
  const second = build()
  const found = differences(first, second)
  if (found.length > 0) {
    console.error(`\n${found.length} of ${second.size} files differ between two builds:`)
    for (const file of found) console.error(`  ${file}`)
    process.exitCode = 1
    return
  }
  const all = createHash('sha256')
  for (const [file, hash] of second) all.update(`${hash}  ${file.split(path.sep).join('/')}\n`)
  console.log(`\nTwo builds are the same in all ${second.size} files: sha256 ${all.digest('hex')}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
