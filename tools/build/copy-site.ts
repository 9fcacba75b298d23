import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { CACHE } from './postbuild/cache'

/** Not copied: built, installed or local to this machine. */
const OWN = ['.git', '.local', '.next', 'hosts', 'node_modules', 'out', 'site', 'test-results']
const isCopied = (name: string) => !OWN.includes(name) && !/^\.env(\.local)?$/.test(name)
const INSTALLED = 'node_modules/.package-lock.json'

/**
 * Copies the project into a folder, with hard links to the installed packages. Build output of an earlier copy stays,
 * so that the next build is incremental.
 */
export function copySite(root: string): void {
  if (existsSync(root))
    for (const name of readdirSync(root).filter(isCopied))
      rmSync(path.join(root, name), { recursive: true })
  for (const name of readdirSync('.').filter(isCopied))
    cpSync(name, path.join(root, name), { recursive: true, preserveTimestamps: true })

  // Share the cache of this checkout: sharing pictures, brochures, compressed files.
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
