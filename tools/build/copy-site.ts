import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { CACHE } from './postbuild/cache'

/** What is built, installed or of this machine alone. */
const OWN = ['.git', '.local', '.next', 'hosts', 'node_modules', 'out', 'site', 'test-results']
const isCopied = (name: string) => !OWN.includes(name) && !/^\.env(\.local)?$/.test(name)
const INSTALLED = 'node_modules/.package-lock.json'

/**
 * Copies the site into a folder, with the installed packages as they are. What an earlier copy there has built stays,
 * so that the next build is a short one.
 */
export function copySite(root: string): void {
  if (existsSync(root))
    for (const name of readdirSync(root).filter(isCopied))
      rmSync(path.join(root, name), { recursive: true })
  for (const name of readdirSync('.').filter(isCopied))
    cpSync(name, path.join(root, name), { recursive: true, preserveTimestamps: true })

  // What builds here have made need not be made again: sharing pictures, brochures, compressed files.
  if (existsSync(CACHE)) {
    mkdirSync(path.join(root, '.local'), { recursive: true })
    execFileSync('cp', ['-aln', CACHE, path.join(root, '.local')])
  }

  const installed = path.join(root, INSTALLED)
  if (existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(INSTALLED, 'utf8'))
    return
  rmSync(path.join(root, 'node_modules'), { recursive: true, force: true })
  // Hard links: the bundler refuses packages outside of the project, and copies would take minutes.
  execFileSync('cp', ['-al', 'node_modules', root])
}
