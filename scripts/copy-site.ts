import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

/** Copies everything of the site that git knows of into a folder, with the installed packages as they are. */
export function copySite(root: string): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of files.split('\n').filter((each) => each && existsSync(each))) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    cpSync(file, path.join(root, file))
  }
  // Hard links: the bundler refuses packages outside of the project, and copies would take minutes.
  execFileSync('cp', ['-al', 'node_modules', root])
}
