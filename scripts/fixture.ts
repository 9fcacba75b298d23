/**
 * The site on which the flows of e2e/flows are tested: this project with e2e/fixture as its content, in a folder of
 * its own. Nothing that an owner writes is in it.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { copySite } from './copy-site.mjs'
import { CACHE } from './postbuild/cache.mjs'
import { TSX } from './tsx.mjs'

export const FIXTURE = path.join('.local', 'fixture')

/** Copies the project, puts the fixture in place of its content, and builds what has changed. */
export function buildFixture(): void {
  copySite(FIXTURE)
  for (const language of ['en', 'ta']) {
    const content = path.join(FIXTURE, 'content', language)
    rmSync(content, { recursive: true })
    cpSync(path.join('e2e', 'fixture', language), content, {
      recursive: true,
      preserveTimestamps: true,
    })
  }
  // What builds of the project have made need not be made again: sharing pictures, brochures, compressed files.
  if (existsSync(CACHE)) {
    mkdirSync(path.join(FIXTURE, '.local'), { recursive: true })
    execFileSync('cp', ['-aln', CACHE, path.join(FIXTURE, '.local')])
  }
  // The Tamil of the fixture is a translation of its English.
  run('scripts/tamil.mjs', '--accept')
  run('scripts/build.mjs', '--if-stale')
}

function run(...script: string[]): void {
  const { status } = spawnSync(process.execPath, [...TSX, ...script], {
    cwd: FIXTURE,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`${script.join(' ')} failed for e2e/fixture`)
}

if (process.argv[1] === import.meta.filename) buildFixture()
